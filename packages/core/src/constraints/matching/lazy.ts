import type { Place } from '../../board/place.js';
import type { Literal } from '../../engine.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import { BipartiteMatching } from './bipartite-matching.js';

/** One side of the matching, with the literals of its items being present. */
export interface LiteralSide {
  readonly present: readonly Literal[];
  readonly places: readonly Place[];
  readonly neighbours: readonly (readonly number[])[];
}

/** Two sides can be matched: a present group has as many present neighbours as members. */
export class LazyMatching implements LazyConstraint {
  readonly reasonPerCut = true;

  constructor(readonly sides: readonly [LiteralSide, LiteralSide]) {}

  cut(value: ReadLiteral, add: AddCut): void {
    for (const [items, others] of this.#bothWays()) {
      const there = others.present.map(value);
      const pairing = pair(items, others, items.present.map(value), (other) => there[other]!);
      const covered = new Set<number>();
      for (const one of pairing.unmatched) {
        if (covered.has(one)) continue;
        const group = pairing.group(one);
        for (const member of group) covered.add(member);
        this.#addCut(items, others, group, (other) => !there[other], add);
      }
    }
  }

  propagate(known: LiteralState, imply: Imply): void {
    for (const [items, others] of this.#bothWays()) {
      const mine = items.present.map(known);
      const theirs = others.present.map(known);
      const mayBe = (other: number) => theirs[other]! >= 0;
      const pairing = pair(
        items,
        others,
        mine.map((one) => one > 0),
        mayBe,
      );
      const [lost] = pairing.unmatched;
      if (lost !== undefined) {
        const group = pairing.group(lost);
        const because = (add: AddCut) => this.#addCut(items, others, group, (other) => !mayBe(other), add);
        because((clause) => imply(clause[0] ?? -TRUE, because));
        return;
      }
      const spare = spareOf(others, pairing, theirs);
      this.#implyNeeded(items, others, pairing, { theirs, spare }, imply);
      this.#implyAbsent(items, others, pairing, { mine, theirs, spare }, imply);
    }
  }

  /** Implies the partners that a group needs, which are not spare. */
  #implyNeeded(
    items: LiteralSide,
    others: LiteralSide,
    pairing: BipartiteMatching,
    { theirs, spare }: { readonly theirs: readonly number[]; readonly spare: ReadonlySet<number> },
    imply: Imply,
  ): void {
    for (const [other, one] of pairing.other.entries()) {
      if (one === -1 || theirs[other] !== 0 || spare.has(other)) continue;
      const because = (add: AddCut) => {
        const group = pairing.group(one, other);
        this.#addCut(items, others, group, (each) => each === other || theirs[each]! < 0, add);
      };
      imply(others.present[other]!, because);
    }
  }

  /** Implies that items without a spare partner are absent. */
  #implyAbsent(
    items: LiteralSide,
    others: LiteralSide,
    pairing: BipartiteMatching,
    {
      mine,
      theirs,
      spare,
    }: { readonly [of in 'mine' | 'theirs']: readonly number[] } & {
      readonly spare: ReadonlySet<number>;
    },
    imply: Imply,
  ): void {
    for (const [one, state] of mine.entries()) {
      if (state !== 0 || items.neighbours[one]!.some((other) => spare.has(other))) continue;
      const because = (add: AddCut) =>
        this.#addCut(items, others, pairing.group(one), (other) => theirs[other]! < 0, add);
      imply(-items.present[one]!, because);
    }
  }

  /** Requires one of these neighbours of a present group, because the others are fewer than the group. */
  #addCut(
    items: LiteralSide,
    others: LiteralSide,
    group: readonly number[],
    among: (other: number) => boolean,
    add: AddCut,
  ): void {
    const around = new Set(group.flatMap((one) => items.neighbours[one]!));
    const clause = new Set<Literal>();
    for (const one of group) if (items.present[one] !== TRUE) clause.add(-items.present[one]!);
    for (const other of around)
      if (among(other) && others.present[other] !== -TRUE) clause.add(others.present[other]!);
    // A step names the first side, which the player sees on the board, not the second, which the player searches for.
    const [these] = this.sides;
    const places = items === these ? group : [...around];
    add(
      [...clause],
      places.map((at) => these.places[at]!),
    );
  }

  #bothWays(): readonly (readonly [LiteralSide, LiteralSide])[] {
    const [these, those] = this.sides;
    return [
      [these, those],
      [those, these],
    ];
  }

  rename(to: (literal: Literal) => Literal): LazyConstraint | undefined {
    const renamed = (side: LiteralSide): LiteralSide => ({ ...side, present: side.present.map(to) });
    const [these, those] = [renamed(this.sides[0]), renamed(this.sides[1])];
    const isOpen = ({ present }: LiteralSide) => present.some((literal) => Math.abs(literal) !== TRUE);
    return isOpen(these) || isOpen(those) ? new LazyMatching([these, those]) : undefined;
  }

  *literals(): Iterable<Literal> {
    for (const { present } of this.sides) yield* present;
  }
}

const pair = (
  items: LiteralSide,
  others: LiteralSide,
  there: readonly boolean[],
  may: (other: number) => boolean,
): BipartiteMatching =>
  new BipartiteMatching(
    there.flatMap((one, at) => (one ? [at] : [])),
    items.neighbours,
    others.present.length,
    may,
  );

/** Returns the partners that are free, or become free when their present partner takes another. */
function spareOf(
  others: LiteralSide,
  pairing: BipartiteMatching,
  theirs: readonly number[],
): ReadonlySet<number> {
  const spare = new Set(
    theirs.flatMap((one, other) => (one >= 0 && pairing.other[other] === -1 ? [other] : [])),
  );
  for (const other of spare)
    for (const one of others.neighbours[other]!)
      if (pairing.partner[one] !== -1) spare.add(pairing.partner[one]!);
  return spare;
}
