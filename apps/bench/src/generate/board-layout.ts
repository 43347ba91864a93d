import { type AnyPuzzle, groupBy, placeKey } from '@gridproof/core';

/** Returns the number of values on a board before it is solved, black cells included. */
export const clueCount = (type: AnyPuzzle, puzzle: unknown): number =>
  shownSpots(type, puzzle).filter(({ place }) => place).length;

/**
 * Returns a text that is equal for boards with clues at the same places, whatever these say, and with the same regions. The clues of layers
 * with a clue at every place count too, since their places do not differ.
 */
export function layoutOf(type: AnyPuzzle, puzzle: unknown): string {
  const { factory } = type.described!;
  const layers = groupBy(factory.spots(puzzle), ({ layer }) => layer);
  const { walls = [], cages = [] } = type.draw(puzzle);
  return JSON.stringify([
    [...layers].map(([layer, spots]) => {
      const values = spots.map((spot) => factory.clueAt(puzzle, spot));
      const isFull = !values.includes(undefined);
      return [layer, values.map((value) => (isFull ? value : value !== undefined))];
    }),
    walls.filter(({ source }) => source === 'clue').map(({ at }) => placeKey(at)),
    cages.map(({ cells }) => cells.map(placeKey)),
  ]);
}

/** Returns the spots of a puzzle that have a value. */
function shownSpots(type: AnyPuzzle, puzzle: unknown) {
  const { factory } = type.described!;
  return factory.spots(puzzle).filter((spot) => factory.clueAt(puzzle, spot) !== undefined);
}
