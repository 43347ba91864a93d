import { type AnyPuzzle, groupBy, placeKey, Random } from '@gridproof/core';

/** Returns the number of clues on a board before it is solved. Black cells without a number are none. */
export const clueCount = (type: AnyPuzzle, puzzle: unknown): number => {
  const { factory } = type.described!;
  const plain = plainValues(type, puzzle);
  return factory
    .spots(puzzle)
    .map((spot) => spot.place && factory.clueAt(puzzle, spot))
    .filter((value) => value !== undefined && !plain.has(value)).length;
};

/** Returns the values that a board of this size has before its clues: black cells. */
function plainValues(type: AnyPuzzle, puzzle: unknown): ReadonlySet<unknown> {
  const { factory } = type.described!;
  if (factory.draws !== 'boards') return new Set();
  const { width, height } = type.draw(puzzle);
  const drawn = factory.drawBoard({ size: { width, height }, symmetry: 'none', random: Random.of('') });
  return new Set(
    drawn === undefined ? [] : factory.spots(drawn).map((spot) => spot.place && factory.clueAt(drawn, spot)),
  );
}

/**
 * Returns a text that is equal for boards with clues at the same places, with any content, and with the same regions. The clues of layers
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
