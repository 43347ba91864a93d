import type { Scanner } from '../text/scanner.js';
import { withEmptyRuns } from './empty-run.js';

/** A clue of number16: a number, or `?` for a clue whose value is not given. */
export type Number16 = number | '?' | undefined;

/** The clues that a puzzle has, where it does not have all. */
export interface Number16Options {
  /** For the message: `a number from 1 to 9`. */
  readonly expected: string;
  /** Whether a clue may stand in this puzzle. */
  readonly fits: (clue: number | '?') => boolean;
  /** Something follows: reading stops where all places are read. */
  readonly further?: boolean;
  /** What a board has room for, for messages; its cells by default: `81 cells`. */
  readonly all?: string;
}

/** How many hexadecimal digits stand behind a sign. */
const LONG: Readonly<Record<string, number>> = { '-': 2, '+': 3, '=': 3 };

/** Reads a puzz.link body of numbers, row by row. */
export function readNumber16(
  scanner: Scanner,
  places: number,
  { expected, fits, further = false, all = `${places} cells` }: Number16Options = {
    expected: 'a number',
    fits: () => true,
  },
): Number16[] {
  const clues: Number16[] = [];
  while (!scanner.done && !(further && clues.length === places)) {
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

/** The inverse of `readNumber16`, its tail of empty cells written out as the sites do. */
export const writeNumber16 = (clues: readonly Number16[]): string => withEmptyRuns(clues, 'g', 20, codeOf);

function codeOf(clue: NonNullable<Number16>): string {
  if (clue === '?') return '.';
  if (clue < 16) return clue.toString(16);
  if (clue < 256) return `-${clue.toString(16).padStart(2, '0')}`;
  if (clue < 4096) return `+${clue.toString(16).padStart(3, '0')}`;
  return `=${(clue - 4096).toString(16).padStart(3, '0')}`;
}
