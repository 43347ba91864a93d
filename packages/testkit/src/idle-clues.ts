import { isDeepStrictEqual } from 'node:util';
import { type AnyPuzzle, formatPlaces, sizeOf } from '@gridproof/core';
import { postedBy } from './posted.js';

/** The number of clues of a puzzle that are tested. */
const MAX_CLUES = 12;

/** Returns the clues of a puzzle without which its model would be the same; `?` may restrict nothing. */
export function findIdleClues(type: AnyPuzzle, puzzle: unknown): readonly string[] {
  const { factory } = type.described!;
  const posted = postedBy(type, puzzle);
  const clues = factory.spots(puzzle).filter((spot) => {
    const value = spot.place && factory.clueAt(puzzle, spot);
    return value !== undefined && value !== '?';
  });
  const step = Math.ceil(clues.length / MAX_CLUES);
  return clues
    .filter((_, at) => at % step === 0)
    .filter((spot) => {
      const other = factory.withClue(puzzle, spot, undefined);
      return other !== undefined && isDeepStrictEqual(postedBy(type, other), posted);
    })
    .map(
      ({ layer, place }) =>
        `no rule posts a constraint for the clue of ${layer} at ${formatPlaces([place!], sizeOf(type, puzzle))} in\n${type.print(puzzle)}`,
    );
}
