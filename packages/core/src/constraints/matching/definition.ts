import type { Grid } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { Bool } from '../../expressions/expression.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';

/** Some things, each there or not, and by thing the positions of those on the other side that it may be paired with. */
export interface MatchingSide {
  readonly on: readonly Bool[];
  readonly places: readonly Place[];
  readonly beside: readonly (readonly number[])[];
}

/** The things that are there on both sides can be paired with each other. Lowered lazily. */
export interface Matching {
  readonly op: 'matched';
  readonly sides: readonly [MatchingSide, MatchingSide];
}

/**
 * Each of these things that is there can be paired with one of those that are there, one to one, so that nothing is left over.
 * `neighbours` are the places of those that one of these may be paired with, where there are any. How they are paired is not
 * a part of the answer. There is such a pairing exactly where no group, on either side, has too few neighbours for each to have one
 * of its own (Hall, "On representatives of subsets", 1935): what is stated lazily are such groups.
 */
export function matching<K extends Place, L extends Place>(
  these: Grid<Bool, K>,
  those: Grid<Bool, L>,
  neighbours: (place: K) => readonly L[],
): Matching {
  const positions = new Map(those.places.map((place, at) => [placeKey(place), at]));
  const beside = these.places.map((place) => [
    ...new Set(neighbours(place).flatMap((one) => positions.get(placeKey(one)) ?? [])),
  ]);
  const back: number[][] = those.places.map(() => []);
  for (const [at, others] of beside.entries()) for (const other of others) back[other]!.push(at);
  return {
    op: 'matched',
    sides: [
      { on: these.values, places: these.places, beside },
      { on: those.values, places: those.places, beside: back },
    ],
  };
}

/**
 * Groups that are there and have too few partners that may be there. Where neither side has such a group, some pairing covers all that are there
 * on both (Mendelsohn and Dulmage, 1958).
 */
function breaches({ sides: [these, those] }: Matching, known: ReadKnown): readonly Breach[] {
  return [...lonely(these, those, known), ...lonely(those, these, known)];
}

function lonely(side: MatchingSide, other: MatchingSide, known: ReadKnown): readonly Breach[] {
  const mayBe = other.on.map((one) => known(one) !== false);
  const takenBy = new Map<number, number>();
  const takes = (one: number, tried: Set<number>): boolean =>
    side.beside[one]!.some((partner) => {
      if (!mayBe[partner] || tried.has(partner)) return false;
      tried.add(partner);
      const before = takenBy.get(partner);
      if (before !== undefined && !takes(before, tried)) return false;
      takenBy.set(partner, one);
      return true;
    });
  return side.on.flatMap((one, at) => {
    const tried = new Set<number>();
    if (known(one) !== true || takes(at, tried)) return [];
    const group = [at, ...[...tried].map((partner) => takenBy.get(partner)!)];
    const off = new Set(group.flatMap((member) => side.beside[member]!.filter((partner) => !mayBe[partner])));
    return [
      {
        of: [...group.map((member) => side.on[member]!), ...[...off].map((partner) => other.on[partner]!)],
        at: group.map((member) => side.places[member]!),
      },
    ];
  });
}

export const definition: ConstraintDefinition<Matching> = {
  /** Each thing in turn takes a partner, and whatever had that one looks for another. */
  holds({ sides: [these, those] }, value) {
    const there = those.on.map(value);
    const takenBy = new Map<number, number>();
    const takes = (one: number, tried: Set<number>): boolean =>
      these.beside[one]!.some((other) => {
        if (!there[other] || tried.has(other)) return false;
        tried.add(other);
        const before = takenBy.get(other);
        if (before !== undefined && !takes(before, tried)) return false;
        takenBy.set(other, one);
        return true;
      });
    const all = these.on.flatMap((one, at) => (value(one) ? [at] : []));
    return all.every((one) => takes(one, new Set())) && there.filter(Boolean).length === all.length;
  },
  scope: ({ sides }) => sides.flatMap(({ on }) => on),
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  words: { part: '' },
};
