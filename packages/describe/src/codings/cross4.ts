import type { Scanner } from '../text/scanner.js';
import { FIVE_CLUES, readGapDigits, writeGapDigits } from './gap-digits.js';

/** A clue of 4cross: a number from 0 to 4, or `?` for a clue whose value is not given. */
export type Cross4 = number | '?' | undefined;

/** Reads a puzz.link body of clues from 0 to 4, row by row, most often of corners. */
export function readCross4(scanner: Scanner, places: number, expected = 'a number from 0 to 4'): Cross4[] {
  const clues = readGapDigits(scanner, places, FIVE_CLUES, expected);
  if (!scanner.done) throw scanner.tooLong(`${places} places`);
  return clues;
}

/** The inverse of `readCross4`: a digit takes up to two empty places along. */
export const writeCross4 = (clues: readonly Cross4[]): string => writeGapDigits(clues, FIVE_CLUES);
