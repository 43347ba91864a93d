import type { Grid } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { Bool } from '../../expressions/expression.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';

/** One side of a matching: items, each present or not, with the indices of possible partners on the other side. */
export interface MatchingSide {
  readonly present: readonly Bool[];
  readonly places: readonly Place[];
  readonly neighbours: readonly (readonly number[])[];
}

/** The present items of both sides can be matched. Lowered lazily. */
export interface Matching {
  readonly op: 'matched';
  readonly sides: readonly [MatchingSide, MatchingSide];
}

/**
 * Requires a perfect matching between the present items of two sides. `neighbours` returns the places of possible partners. The matching
 * itself is not part of the answer. It exists exactly if no group, on either side, has fewer neighbours than members (Hall, "On
 * representatives of subsets", 1935); cuts are about such groups.
 */
export function matching<K extends Place, L extends Place>(
  left: Grid<Bool, K>,
  right: Grid<Bool, L>,
  neighbours: (place: K) => readonly L[],
): Matching {
  const positions = new Map(right.places.map((place, at) => [placeKey(place), at]));
  const beside = left.places.map((place) => [
    ...new Set(neighbours(place).flatMap((neighbour) => positions.get(placeKey(neighbour)) ?? [])),
  ]);
  const back: number[][] = right.places.map(() => []);
  for (const [at, others] of beside.entries()) for (const other of others) back[other]!.push(at);
  return {
    op: 'matched',
    sides: [
      { present: left.values, places: left.places, neighbours: beside },
      { present: right.values, places: right.places, neighbours: back },
    ],
  };
}

/**
 * Finds present groups with too few possible partners. If neither side has one, a matching covers all present items of both sides
 * (Mendelsohn and
 * Dulmage, 1958).
 */
function breaches({ sides: [these, those] }: Matching, known: ReadKnown): readonly Breach[] {
  return [...lonely(these, those, known), ...lonely(those, these, known)];
}

function lonely(side: MatchingSide, other: MatchingSide, known: ReadKnown): readonly Breach[] {
  const mayBe = other.present.map((one) => known(one) !== false);
  const takenBy = new Map<number, number>();
  const takes = (one: number, tried: Set<number>): boolean =>
    side.neighbours[one]!.some((partner) => {
      if (!mayBe[partner] || tried.has(partner)) return false;
      tried.add(partner);
      const before = takenBy.get(partner);
      if (before !== undefined && !takes(before, tried)) return false;
      takenBy.set(partner, one);
      return true;
    });
  return side.present.flatMap((one, at) => {
    const tried = new Set<number>();
    if (known(one) !== true || takes(at, tried)) return [];
    const group = [at, ...[...tried].map((partner) => takenBy.get(partner)!)];
    const off = new Set(
      group.flatMap((member) => side.neighbours[member]!.filter((partner) => !mayBe[partner])),
    );
    return [
      {
        scope: [
          ...group.map((member) => side.present[member]!),
          ...[...off].map((partner) => other.present[partner]!),
        ],
        places: group.map((member) => side.places[member]!),
      },
    ];
  });
}

export const definition: ConstraintDefinition<Matching> = {
  /** Augments a matching item by item. */
  holds({ sides: [these, those] }, value) {
    const there = those.present.map(value);
    const takenBy = new Map<number, number>();
    const takes = (one: number, tried: Set<number>): boolean =>
      these.neighbours[one]!.some((other) => {
        if (!there[other] || tried.has(other)) return false;
        tried.add(other);
        const before = takenBy.get(other);
        if (before !== undefined && !takes(before, tried)) return false;
        takenBy.set(other, one);
        return true;
      });
    const all = these.present.flatMap((one, at) => (value(one) ? [at] : []));
    return all.every((one) => takes(one, new Set())) && there.filter(Boolean).length === all.length;
  },
  scope: ({ sides }) => sides.flatMap(({ present }) => present),
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  words: { part: '' },
};
