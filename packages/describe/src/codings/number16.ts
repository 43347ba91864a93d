import type { Scanner } from '../text/scanner.js';
import { withEmptyRuns } from './empty-run.js';

/** A clue of the number16 coding: a number, `?` for an unknown value, or undefined for none. */
export type Number16 = number | '?' | undefined;

/** Options for puzzles that allow only some clues. */
export interface Number16Options {
  /** The expected clue, for messages: `a number from 1 to 9`. */
  readonly expected: string;
  /** Returns whether a clue may stand in this puzzle. */
  readonly fits: (clue: number | '?') => boolean;
  /** True if another part follows: reading stops after the last place. */
  readonly hasNext?: boolean;
  /** The extent of the board for messages, its cells by default: `81 cells`. */
  readonly extent?: string;
}

/** The number of hexadecimal digits behind a sign. */
const LONG: Readonly<Record<string, number>> = { '-': 2, '+': 3, '=': 3 };

/** Reads a puzz.link body of numbers, row by row. */
export function readNumber16(
  scanner: Scanner,
  places: number,
  { expected, fits, hasNext = false, extent: all = `${places} cells` }: Number16Options = {
    expected: 'a number',
    fits: () => true,
  },
): Number16[] {
  const clues: Number16[] = [];
  while (!scanner.done && !(hasNext && clues.length === places)) {
    const start = scanner.at;
    const sign = scanner.next();
    if (/[0-9a-f]/.test(sign)) clues.push(Number.parseInt(sign, 16));
    else if (sign === '.') clues.push('?');
    else if (/[g-z]/.test(sign)) for (let n = sign.charCodeAt(0) - 102; n > 0; n--) clues.push(undefined);
    else if (sign in LONG) {
      const digits = scanner.take(new RegExp(`[0-9a-f]{${LONG[sign]}}`, 'y'));
      if (!digits) throw scanner.unexpected(`${LONG[sign]} hexadecimal digits after '${sign}'`);
      clues.push(Number.parseInt(digits, 16) + (sign === '=' ? 4096 : 0));
    } else throw scanner.unexpected(`${expected} or a letter from g to z for empty cells`, start);
    const clue = clues.at(-1);
    if (clue !== undefined && !fits(clue))
      throw scanner.error(
        'out-of-range',
        `found ${clue === '?' ? 'a clue of unknown value' : `the clue ${clue}`}, expected ${expected}`,
        start,
      );
    if (clues.length > places) throw scanner.tooLong(all, start);
  }
  if (clues.length < places) throw scanner.tooShort(clues.length, all);
  return clues;
}

/** Inverse of `readNumber16`; empty cells at the end are written out, as the sites do. */
export const writeNumber16 = (clues: readonly Number16[]): string => withEmptyRuns(clues, 'g', 20, codeOf);

function codeOf(clue: NonNullable<Number16>): string {
  if (clue === '?') return '.';
  if (clue < 16) return clue.toString(16);
  if (clue < 256) return `-${clue.toString(16).padStart(2, '0')}`;
  if (clue < 4096) return `+${clue.toString(16).padStart(3, '0')}`;
  return `=${(clue - 4096).toString(16).padStart(3, '0')}`;
}
