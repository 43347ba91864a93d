import { Board, type Size } from '../board/board.js';
import { PuzzleError, type TextPosition } from './error.js';

/** Maximum number of cells of a board. Every format refuses larger ones before it allocates memory. */
export const MAX_CELLS = 40_000;

/**
 * Reads a size, width first: `14x14`.
 * @throws {PuzzleError}
 */
export function readSize(text: string, position?: TextPosition): Size {
  const match = /^\s*(\d+)\s*[xX×]\s*(\d+)\s*$/.exec(text);
  if (!match)
    throw new PuzzleError(
      'bad-size',
      `'${text}' is not a size, expected width x height as in 14x14`,
      position,
    );
  const size = { width: Number(match[1]), height: Number(match[2]) };
  checkSize(size, position);
  return size;
}

/**
 * Checks a size.
 * @throws {PuzzleError} for boards without cells or too large
 */
export function checkSize({ width, height }: Size, position?: TextPosition): void {
  if (width < 1 || height < 1)
    throw new PuzzleError('bad-size', `a board of ${width}x${height} has no cells`, position);
  if (width * height > MAX_CELLS)
    throw new PuzzleError(
      'too-large',
      `a board of ${width}x${height} is too large, expected at most ${MAX_CELLS} cells`,
      position,
    );
}

/**
 * Creates a board of this size.
 * @throws {PuzzleError} like `checkSize`
 */
export function boardOf(size: Size, position?: TextPosition): Board {
  checkSize(size, position);
  return new Board(size.width, size.height);
}
