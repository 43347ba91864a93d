import type { Literal } from '../../engine.js';
import { bridge, cutOff, flood, type Parts, piecesOf, separator } from '../../lazy/flood.js';
import { gates } from '../../lazy/gates.js';
import type { AddCut, Imply, Known, Lazy, ReadLiteral } from '../../lazy/lazy.js';
import { TRUE } from '../../literal.js';
import type { Partition } from './meaning.js';

/** Each region is grown from its roots: a piece that they do not reach has one more place towards them, or is not of that region. */
export class LazilyGrown implements Lazy {
  readonly overall = true;

  /** `members`: by region, the literals that say of each place that it belongs there. */
  constructor(
    readonly partition: Partition,
    readonly members: readonly (readonly Literal[])[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    for (const [region, members] of this.members.entries())
      for (const piece of this.#lost(members.map(value), region))
        this.#demand(region, piece, [...piece][0]!, add);
  }

  implied(known: Known, imply: Imply): void {
    const { beside, roots } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const state = members.map(known);
      const mayBelong = (place: number) => state[place]! >= 0;
      /** What is connected with a place, up to a door, must reach a root through the places around it. */
      const reach = (place: number, door?: number) => (add: AddCut) => {
        const piece = flood([place], beside, (next) => mayBelong(next) && next !== door);
        this.#demand(region, piece, place, add);
      };
      for (const place of cutOff(roots[region]!, beside, mayBelong)) imply(-members[place]!, reach(place));
      const belonging = state.map((one) => one > 0);
      for (const piece of this.#lost(belonging, region)) {
        const only = bridge(piece, roots[region]!, beside, mayBelong);
        if (only !== undefined) imply(members[only]!, reach([...piece][0]!, only));
      }
    }
  }

  /** If a place of a piece that no root reaches belongs to a region, so does one of the places around the piece. */
  #demand(region: number, piece: Parts, own: number, add: AddCut): void {
    const { beside, roots, places } = this.partition;
    const members = this.members[region]!;
    const between = separator(piece, roots[region]!, beside, (place) => members[place] !== -TRUE);
    const clause = between.map((place) => members[place]!);
    if (members[own] !== TRUE) clause.push(-members[own]!);
    add(
      clause,
      [...piece].map((place) => places[place]!),
    );
  }

  /** A place belongs to a region only if the gate between it and the roots does. */
  *worthStating(known: Known): Iterable<readonly Literal[]> {
    const { beside, roots } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const state = members.map(known);
      for (const [place, gate] of gates(roots[region]!, beside, (part) => state[part]! >= 0))
        if (state[place] === 0 && state[gate] === 0) yield [-members[place]!, members[gate]!];
    }
  }

  /** The pieces of a region that are connected with none of its roots. */
  #lost(inside: readonly boolean[], region: number): Parts[] {
    const roots = this.partition.roots[region]!;
    return piecesOf(inside, this.partition.beside).filter((piece) => !roots.some((root) => piece.has(root)));
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
