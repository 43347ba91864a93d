import type { Scanner } from '../text/scanner.js';
import { emptyRun } from './empty-run.js';

/** The parameters of a body whose digits are `clue + clues * gap`: a clue from 0 on and the number of empty places behind it. */
export interface GapDigits {
  /** The number of different clues. */
  readonly clues: number;
  /** The maximum gap in places. */
  readonly maxGap: number;
  /** True if `.` is a clue of unknown value. */
  readonly hasUnknown: boolean;
}

/** The clue at each place: a number, `?` for an unknown value, or undefined for none. */
export type GapClues = readonly (number | '?' | undefined)[];

/** Clues from 0 to 4, with gaps of up to two places. */
export const FIVE_CLUES: GapDigits = { clues: 5, maxGap: 2, hasUnknown: true };

/** Clues 0 and 1, with gaps of up to seven places. */
export const TWO_CLUES: GapDigits = { clues: 2, maxGap: 7, hasUnknown: false };

/**
 * Reads the digits of a puzz.link body up to the last place; `g` to `z` are 1 to 20 empty places. `expected` is the meaning of a digit, for
 * messages.
 */
export function readGapDigits(
  scanner: Scanner,
  places: number,
  { clues, maxGap, hasUnknown: unknown }: GapDigits,
  expected: string,
): (number | '?' | undefined)[] {
  const clueValues: (number | '?' | undefined)[] = Array(places).fill(undefined);
  const last = clues * (maxGap + 1) - 1;
  let at = 0;
  while (at < places && !scanner.done) {
    const start = scanner.at;
    const sign = scanner.next();
    const digit = /[0-9a-f]/.test(sign) ? Number.parseInt(sign, 16) : Number.NaN;
    if (digit <= last) {
      clueValues[at] = digit % clues;
      at += 1 + Math.floor(digit / clues);
    } else if (sign === '.' && unknown) clueValues[at++] = '?';
    else if (/[g-z]/.test(sign)) {
      at += sign.charCodeAt(0) - 102;
      if (at > places) throw scanner.tooLong(`${places} places`, start);
    } else {
      const digits = `0 to 9 or a to ${last.toString(16)}`;
      throw scanner.unexpected(`${expected} (${digits}) or a letter from g to z for empty places`, start);
    }
  }
  if (at < places) throw scanner.tooShort(at, `${places} places`);
  return clueValues;
}

/** Inverse of `readGapDigits`. As on the sites, the last clue has the largest possible gap, even beyond the board. */
export function writeGapDigits(places: GapClues, { clues, maxGap }: GapDigits): string {
  let text = '';
  let empty = 0;
  for (let at = 0; at < places.length; at++) {
    const clue = places[at];
    if (clue === undefined) {
      empty++;
      continue;
    }
    text += emptyRun(empty, 'g', 20);
    empty = 0;
    if (clue === '?') text += '.';
    else {
      const next = places.slice(at + 1, at + 1 + maxGap).findIndex((one) => one !== undefined);
      const gap = next < 0 ? maxGap : next;
      text += (clue + clues * gap).toString(16);
      at += gap;
    }
  }
  return text + emptyRun(empty, 'g', 20);
}
