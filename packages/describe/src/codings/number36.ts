import type { Scanner } from '../text/scanner.js';
import { readEach } from './each-place.js';

/** Options for cells that allow only some numbers. */
export interface Number36Options {
  /** The expected number, for messages: `a number from 1 to 9`. */
  readonly expected: string;
  /** Returns whether a number may stand in a cell. */
  readonly fits: (number: number) => boolean;
}

/**
 * Reads a puzz.link body with a number for each cell, row by row: a digit or small letter up to 35, `-` and two of them for more; `.` is an
 * empty cell.
 */
export const readNumber36 = (
  scanner: Scanner,
  places: number,
  { expected, fits }: Number36Options,
): (number | undefined)[] =>
  readEach(scanner, places, 'cells', () => {
    if (scanner.take(/\./y)) return undefined;
    const start = scanner.at;
    const digits = scanner.take(/-[\da-z]{2}|[\da-z]/y);
    if (digits === undefined)
      throw scanner.unexpected("a digit or small letter, '-' and two of them, or '.'");
    const number = Number.parseInt(digits.replace('-', ''), 36);
    if (fits(number)) return number;
    throw scanner.error('out-of-range', `found the number ${number}, expected ${expected}`, start);
  });

/** Inverse of `readNumber36`. */
export const writeNumber36 = (numbers: readonly (number | undefined)[]): string =>
  numbers
    .map((number) => (number === undefined ? '.' : `${number < 36 ? '' : '-'}${number.toString(36)}`))
    .join('');
