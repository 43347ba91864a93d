import type { Partition } from '../constraint.js';
import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';
import { flood, separator } from './flood.js';
import type { AddCut, Lazy, ReadLiteral } from './lazy.js';

/** Each region is grown from its roots. A piece that its region's roots do not reach has one more place towards them, or is not of that region. */
export class LazilyGrown implements Lazy {
  /** `members`: by region, the literals that say of each place that it belongs there. */
  constructor(
    readonly partition: Partition,
    readonly members: readonly (readonly Literal[])[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const { beside, roots, places } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const inside = members.map(value);
      const grown = flood(roots[region]!, beside, (next) => inside[next]!);
      const settled = new Set(grown);
      for (const [place, isInside] of inside.entries()) {
        if (!isInside || settled.has(place)) continue;
        const piece = flood([place], beside, (next) => inside[next]!);
        for (const one of piece) settled.add(one);
        const clause = separator(piece, roots[region]!, members, beside);
        add(
          members[place] === TRUE ? clause : [...clause, -members[place]!],
          [...piece].map((one) => places[one]!),
        );
      }
    }
  }

  renamed(to: (literal: Literal) => Literal): Lazy {
    return new LazilyGrown(
      this.partition,
      this.members.map((members) => members.map(to)),
    );
  }

  *literals(): Iterable<Literal> {
    for (const members of this.members) yield* members;
  }
}
