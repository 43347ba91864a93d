import type { Partition } from '../constraint.js';
import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';
import { flood, piecesOf, separator } from './flood.js';
import { gates } from './gates.js';
import type { AddCut, Known, Lazy, ReadLiteral } from './lazy.js';

/** Each region is grown from its roots: a piece that they do not reach has one more place towards them, or is not of that region. */
export class LazilyGrown implements Lazy {
  /** `members`: by region, the literals that say of each place that it belongs there. */
  constructor(
    readonly partition: Partition,
    readonly members: readonly (readonly Literal[])[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const { beside, roots, places } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const grown = new Set(roots[region]!);
      for (const piece of piecesOf(members.map(value), beside)) {
        const parts = [...piece];
        if (parts.some((place) => grown.has(place))) continue;
        const between = separator(piece, roots[region]!, beside, (place) => members[place] !== -TRUE);
        const clause = between.map((place) => members[place]!);
        const own = members[parts[0]!]!;
        add(
          own === TRUE ? clause : [...clause, -own],
          parts.map((place) => places[place]!),
        );
      }
    }
  }

  *implied(known: Known): Iterable<Literal> {
    const { beside, roots } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const of = members.map(known);
      const mayBelong = (place: number) => of[place]! >= 0;
      const reached = flood(roots[region]!, beside, mayBelong);
      for (const [place, member] of members.entries())
        if (mayBelong(place) && !reached.has(place)) yield -member;
      const grown = new Set(roots[region]!);
      for (const piece of piecesOf(
        of.map((one) => one > 0),
        beside,
      )) {
        if ([...piece].some((place) => grown.has(place))) continue;
        const [only, second] = separator(piece, roots[region]!, beside, mayBelong);
        if (only !== undefined && second === undefined) yield members[only]!;
      }
    }
  }

  /** A place belongs to a region only if the gate between it and the roots does. */
  *worthStating(known: Known): Iterable<readonly Literal[]> {
    const { beside, roots } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const of = members.map(known);
      for (const [place, gate] of gates(roots[region]!, beside, (part) => of[part]! >= 0))
        if (of[place] === 0 && of[gate] === 0) yield [-members[place]!, members[gate]!];
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
