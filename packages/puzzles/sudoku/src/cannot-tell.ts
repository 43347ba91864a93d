import { layersOf, PuzzleError, placeKey, placeName } from '@gridproof/core';
import type { Size } from '@gridproof/formats';
import { cellsOf, type Sudoku, usualBox } from './sudoku.js';

/** The error that a format, `a line`, has no way to write something. */
export const cannotTell = (format: string, what: string): PuzzleError =>
  new PuzzleError('cannot-hold', `${format} cannot express ${what}`);

/** Refuses variants, for a format of digits in boxes alone. */
export function checkPlain(
  format: string,
  puzzle: Sudoku,
): asserts puzzle is Sudoku & { readonly box: Size } {
  const { box, diagonals, cages } = puzzle;
  if (!box) throw cannotTell(format, 'the regions of a jigsaw');
  if (diagonals) throw cannotTell(format, 'that the diagonals hold every number');
  if (cages.length) throw cannotTell(format, 'the cages of a killer');
}

/** Refuses boxes of another size than the side lets expect. */
export function checkUsualBoxes(format: string, { board, box }: Sudoku): void {
  if (box && box.width !== usualBox(board.width).width)
    throw cannotTell(format, `that boxes are ${box.width}x${box.height}`);
}

/** Refuses cells in no cage or in two, and cages without a sum, for a format whose cages are all of the board. */
export function checkAllCaged(format: string, { board, cages }: Sudoku): void {
  const bare = cages.find(({ sum }) => sum === undefined);
  if (bare) throw cannotTell(format, `that the cage of ${placeName(bare.cells[0]!)} has no sum`);
  if (layersOf(cages).length > 1) throw cannotTell(format, 'cages that overlap');
  const caged = new Set(cellsOf(cages).flat().map(placeKey));
  const free = board.cells.find((cell) => !caged.has(placeKey(cell)));
  if (free) throw cannotTell(format, `that ${placeName(free)} is in no cage`);
}
