import { groupBy } from '../board/group-by.js';
import { placeKey } from '../board/place.js';
import type { AnyPuzzle, ClueSpot, PuzzleFactory, Violation } from '../puzzle.js';
import type { ClueLayer } from './clue-layers.js';

/** A clue that follows from an answer. */
export interface Clue {
  readonly layer: ClueLayer;
  readonly spot: ClueLayer['spots'][number];
  readonly value: unknown;
}

/**
 * Finds all clues that follow from an answer: at each place the value that `verify` accepts. Verifies boards that have the same value
 * everywhere, because one place at a time would take too long. If several values are correct, such as a number and a question mark, chooses
 * the one that is correct at the fewest places and therefore the most specific.
 */
export function impliedClues(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  blank: unknown,
  answer: unknown,
  layers: readonly ClueLayer[],
): readonly Clue[] {
  return layers.flatMap((layer) => {
    if (layer.given)
      return layer.spots.map((spot) => ({ layer, spot, value: factory.valueAt(blank, answer, spot) }));
    const spotsOf = spotsByValue(layer);
    const correct = layer.values
      .map((value) => ({
        value,
        spots: correctSpots(type, factory, blank, answer, layer, spotsOf(value), value),
      }))
      .sort((a, b) => a.spots.length - b.spots.length);
    const values = new Map<ClueSpot, unknown>();
    for (const { value, spots } of correct)
      for (const spot of spots) if (!values.has(spot)) values.set(spot, value);
    return layer.spots.flatMap((spot) => (values.has(spot) ? { layer, spot, value: values.get(spot) } : []));
  });
}

/** Finds the spots of a layer where a value may stand. */
function spotsByValue({ spots }: ClueLayer): (value: unknown) => ClueLayer['spots'] {
  // Most spots share one list of values.
  const lists = groupBy(spots, ({ values }) => values);
  const sets = Array.from(lists, ([values, own]) => ({ values: new Set(values), own }));
  return (value) => sets.flatMap(({ values, own }) => (values.has(value) ? own : []));
}

/** Finds those among the spots of a layer at which a value is correct. */
function correctSpots(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  blank: unknown,
  answer: unknown,
  layer: ClueLayer,
  spots: ClueLayer['spots'],
  value: unknown,
): readonly Clue['spot'][] {
  const filled = boardWith(
    factory,
    blank,
    spots.map((spot) => ({ layer, spot, value })),
  );
  if (filled === undefined) return [];
  const wrong = new Set<number>();
  for (const { places } of type.verify(filled, answer) as Iterable<Violation>)
    for (const place of places) wrong.add(placeKey(place));
  return spots.filter(({ place }) => !wrong.has(placeKey(place)));
}

/** Adds clues to a board; undefined if there is no such puzzle. */
export function boardWith(factory: PuzzleFactory<unknown>, blank: unknown, clues: readonly Clue[]): unknown {
  let puzzle = blank;
  for (const layer of new Set(clues.map((clue) => clue.layer))) {
    const values = new Map(
      clues.flatMap((clue) =>
        clue.layer === layer ? [[placeKey(clue.spot.place), clue.value] as const] : [],
      ),
    );
    puzzle = factory.fillLayer(
      puzzle,
      layer.name,
      (place, present) => values.get(placeKey(place)) ?? present,
    );
    if (puzzle === undefined) return undefined;
  }
  return puzzle;
}
