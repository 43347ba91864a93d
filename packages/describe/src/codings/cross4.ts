import type { Scanner } from '../text/scanner.js';
import { FIVE_CLUES, readGapDigits, writeGapDigits } from './gap-digits.js';

/** A clue of the 4cross coding: a number from 0 to 4, `?` for an unknown value, or undefined for none. */
export type Cross4 = number | '?' | undefined;

/** Reads a puzz.link body of clues from 0 to 4, row by row, usually at corners. */
export function readCross4(scanner: Scanner, places: number, expected = 'a number from 0 to 4'): Cross4[] {
  const clues = readGapDigits(scanner, places, FIVE_CLUES, expected);
  if (!scanner.done) throw scanner.tooLong(`${places} places`);
  return clues;
}

/** Inverse of `readCross4`: a digit includes up to two empty places behind its clue. */
export const writeCross4 = (clues: readonly Cross4[]): string => writeGapDigits(clues, FIVE_CLUES);
