import type { Scanner } from '../text/scanner.js';
import { withEmptyRuns } from './empty-run.js';

/** A number with an arrow, either of which may be missing; or a closed cell without a clue. */
export type ArrowNumber16 =
  | readonly [number: number | '?', way: ArrowDirection | undefined]
  | 'closed'
  | undefined;

/** The direction of an arrow. */
type ArrowDirection = 'up' | 'down' | 'left' | 'right';

const WAYS = [undefined, 'up', 'down', 'left', 'right'] as const;
/** The offset of the direction digit for numbers of two digits. */
const LONG = 5;
const DIGITS = [1, 2, 3] as const;

/**
 * Reads numbers with arrows and empty places in between, row by row, as puzz.link writes them: a digit for the direction, then a digit of
 * base 16 for the number or `.`. A number has two digits after a direction from 5 on and three after `-`. `+` is a closed cell; the letters
 * are 1 to 26 empty places.
 */
export function readArrowNumber16(scanner: Scanner, places: number): ArrowNumber16[] {
  const clues: ArrowNumber16[] = [];
  while (!scanner.done && clues.length < places) {
    const start = scanner.at;
    const sign = scanner.next();
    if (/[a-z]/.test(sign)) for (let n = sign.charCodeAt(0) - 96; n > 0; n--) clues.push(undefined);
    else if (sign === '+') clues.push('closed');
    else {
      const direction = sign === '-' ? scanner.take(/[0-4]/y) : /\d/.test(sign) ? sign : undefined;
      if (direction === undefined)
        throw sign === '-'
          ? scanner.unexpected("a digit from 0 to 4 after '-'")
          : scanner.unexpected("a digit for the way, '+' or a letter for empty cells", start);
      const digits = DIGITS[sign === '-' ? 2 : Number(direction) < LONG ? 0 : 1];
      const number = digits === 1 ? scanner.take(/[\da-f.]/y) : scanner.take(DIGIT_RUNS[digits]);
      if (number === undefined)
        throw scanner.unexpected(
          digits === 1 ? "a hexadecimal digit or '.'" : `${digits} hexadecimal digits`,
        );
      clues.push([number === '.' ? '?' : Number.parseInt(number, 16), WAYS[Number(direction) % LONG]]);
    }
    if (clues.length > places) throw scanner.tooLong(`${places} cells`, start);
  }
  if (clues.length < places) throw scanner.tooShort(clues.length, `${places} cells`);
  return clues;
}

const DIGIT_RUNS = { 2: /[\da-f]{2}/y, 3: /[\da-f]{3}/y };

/** Inverse of `readArrowNumber16`; empty places at the end are written out, as the sites do. */
export const writeArrowNumber16 = (clues: readonly ArrowNumber16[]): string =>
  withEmptyRuns(clues, 'a', 26, codeOf);

function codeOf(clue: NonNullable<ArrowNumber16>): string {
  if (clue === 'closed') return '+';
  const direction = WAYS.indexOf(clue[1]);
  const number = clue[0] === '?' ? '.' : clue[0].toString(16);
  if (number.length === 1) return `${direction}${number}`;
  if (number.length === 2) return `${direction + LONG}${number}`;
  return `-${direction}${number.padStart(3, '0')}`;
}
