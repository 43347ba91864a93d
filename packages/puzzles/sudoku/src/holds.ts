import { layersOf, PuzzleError, placeKey, placeName } from '@gridproof/describe';
import type { Sudoku } from './sudoku.js';

/** The error that a format, `a line`, has no way to write something. */
export const cannotHold = (format: string, what: string): PuzzleError =>
  new PuzzleError('cannot-hold', `${format} cannot hold ${what}`);

/** Refuses cells in no cage or in two, and cages without a sum, for a format whose cages are all of the board. */
export function checkAllCaged(format: string, { board, cages }: Sudoku): void {
  const bare = cages.find(({ clue }) => clue === undefined);
  if (bare) throw cannotHold(format, `cages without a sum, as that of ${placeName(bare.cells[0]!)}`);
  if (layersOf(cages).length > 1) throw cannotHold(format, 'cages that overlap');
  const caged = new Set(cages.flatMap(({ cells }) => cells.map(placeKey)));
  const free = board.cells.find((cell) => !caged.has(placeKey(cell)));
  if (free) throw cannotHold(format, `cages that are not all of the board: ${placeName(free)} is in none`);
}
