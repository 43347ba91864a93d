import type { Literal } from '../../engine.js';
import { cutVertices } from '../../lazy/cut-vertices.js';
import { bridge, flood, piecesOf, separator, type VertexSet } from '../../lazy/flood.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import type { Partition } from './definition.js';

/** Each region grows from its roots. A cut extends a piece that they do not reach towards them, or excludes it from the region. */
export class LazyPartition implements LazyConstraint {
  readonly reasonPerCut = true;
  /** By region: the places that may belong to it, which are few on a large board. */
  readonly #within: readonly (readonly number[])[];

  /** `members`: by region, the literals of each place belonging to it. */
  constructor(
    readonly partition: Partition,
    readonly members: readonly (readonly Literal[])[],
  ) {
    this.#within = members.map((literals) => {
      const within: number[] = [];
      for (let place = 0; place < literals.length; place++) if (literals[place] !== -TRUE) within.push(place);
      return within;
    });
  }

  cut(value: ReadLiteral, add: AddCut): void {
    for (const [region, members] of this.members.entries())
      for (const piece of this.#lost((place) => value(members[place]!), region))
        this.#addCut(region, piece, piece.list[0]!, add);
  }

  propagate(known: LiteralState, imply: Imply): void {
    const { neighbours, roots } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const mayBelong = (place: number) => known(members[place]!) >= 0;
      /** Explains that everything connected with a place, without an excluded place, must reach a root through the places around it. */
      const reach = (place: number, excluded?: number) => (add: AddCut) => {
        const piece = flood([place], neighbours, (next) => mayBelong(next) && next !== excluded);
        this.#addCut(region, piece, place, add);
      };
      const reached = flood(roots[region]!, neighbours, mayBelong);
      for (const place of this.#within[region]!)
        if (mayBelong(place) && !reached.has(place)) imply(-members[place]!, reach(place));
      for (const piece of this.#lost((place) => known(members[place]!) > 0, region)) {
        const only = bridge(piece, roots[region]!, neighbours, mayBelong);
        if (only !== undefined) imply(members[only]!, reach(piece.list[0]!, only));
      }
    }
  }

  /** Requires a place of the region around a piece without a root, if a place of the piece belongs to the region. */
  #addCut(region: number, piece: VertexSet, member: number, add: AddCut): void {
    const { neighbours, roots, places } = this.partition;
    const members = this.members[region]!;
    const between = separator(piece, roots[region]!, neighbours, (place) => members[place] !== -TRUE);
    const clause = between.map((place) => members[place]!);
    if (members[member] !== TRUE) clause.push(-members[member]!);
    add(
      clause,
      [...piece].map((place) => places[place]!),
    );
  }

  /** Yields clauses that a place belongs to a region only if the cut vertex between it and the roots does. */
  *eagerClauses(known: LiteralState): Iterable<readonly Literal[]> {
    const { neighbours, roots } = this.partition;
    for (const [region, members] of this.members.entries()) {
      const state = (place: number) => known(members[place]!);
      for (const [place, cutVertex] of cutVertices(roots[region]!, neighbours, (part) => state(part) >= 0))
        if (state(place) === 0 && state(cutVertex) === 0) yield [-members[place]!, members[cutVertex]!];
    }
  }

  /** Returns the pieces of a region that are connected with none of its roots. */
  #lost(belongs: (place: number) => boolean, region: number): VertexSet[] {
    const { neighbours, roots } = this.partition;
    const regionRoots = roots[region]!;
    const inside = this.#within[region]!.filter(belongs);
    // Usually the roots reach all of it, which is a fast check.
    if (flood(regionRoots, neighbours, belongs).list.filter(belongs).length === inside.length) return [];
    const marks = new Array<boolean>(neighbours.length).fill(false);
    for (const place of inside) marks[place] = true;
    return piecesOf(marks, neighbours).filter((piece) => !regionRoots.some((root) => piece.has(root)));
  }

  rename(to: (literal: Literal) => Literal): LazyConstraint {
    const members = this.members.map((literals, region) => {
      const renamed = new Array<Literal>(literals.length).fill(-TRUE);
      for (const place of this.#within[region]!) renamed[place] = to(literals[place]!);
      return renamed;
    });
    return new LazyPartition(this.partition, members);
  }

  *literals(): Iterable<Literal> {
    for (const [region, members] of this.members.entries())
      for (const place of this.#within[region]!) yield members[place]!;
  }
}
