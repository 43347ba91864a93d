import { type Board, PuzzleError } from '@gridproof/core';
import type { Scanner } from '../text/scanner.js';
import { readEach } from './each-place.js';

/** The digits; each sign's position is its value. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the largest number on a board. */
const greatestOn = ({ width, height }: Board): number => Math.min(Math.max(width, height), SIGNS.length - 1);

/** Reads one of Simon Tatham's ids with a sign for the number of each cell, row by row; numbers go up to the longer side. */
export function readPosition62(scanner: Scanner, board: Board): number[] {
  const greatest = greatestOn(board);
  return readEach(scanner, board.cells.length, 'cells', () => {
    const number = SIGNS.indexOf(scanner.peek);
    if (number < 1 || number > greatest)
      throw scanner.unexpected(
        `a sign from 1 to ${SIGNS[greatest]} for a number up to ${greatest}, the longer side`,
      );
    scanner.next();
    return number;
  });
}

/** Inverse of `readPosition62`. Throws `PuzzleError` if a cell has no number, or one that is too large. */
export function writePosition62(numbers: readonly (number | undefined)[], board: Board): string {
  const { width, height } = board;
  const unsupportedError = (what: string): PuzzleError => new PuzzleError('cannot-hold', what);
  if (width > SIGNS.length || height > SIGNS.length)
    throw unsupportedError(
      `an id is of a board of at most ${SIGNS.length}x${SIGNS.length}; this one is ${width}x${height}`,
    );
  const greatest = greatestOn(board);
  return numbers
    .map((number) => {
      if (number === undefined)
        throw unsupportedError('an id holds numbers in all cells; in this puzzle one has none');
      if (number > greatest)
        throw unsupportedError(
          `an id of ${width}x${height} holds numbers from 1 to ${greatest}; here is a ${number}`,
        );
      return SIGNS[number];
    })
    .join('');
}
