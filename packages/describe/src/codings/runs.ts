import type { Scanner } from '../text/scanner.js';
import { withEmptyRuns } from './empty-run.js';

/**
 * Options of clues in reading order, with letters for runs of places without a clue: `a` is one place, `z` 26. `_` separates adjacent
 * numbers of several digits. Some of Simon Tatham's ids and the Puzzle Team tasks use this coding.
 */
export interface RunsOptions<Sign extends string = never> {
  readonly places: number;
  /** The bounds of numbers; 0 and up by default. */
  readonly min?: number;
  readonly max: number;
  /** The expected clue, for messages: `a number from 1 to 9`. */
  readonly expected: string;
  /** Each digit is a separate clue. */
  readonly singleDigits?: boolean;
  /** Clues other than numbers, each a character that is not a small letter; a digit among them is not a number. */
  readonly signs?: readonly Sign[];
  /** Places behind the last clue may be omitted; they are written only if there is no clue. */
  readonly openEnd?: boolean;
}

/** Reads clues up to `,`, `;` or the end; a place without a clue is `undefined`. */
export function readRuns<Sign extends string = never>(
  scanner: Scanner,
  { places, min = 0, max, expected, singleDigits = false, signs = [], openEnd = false }: RunsOptions<Sign>,
): (number | Sign | undefined)[] {
  const clues: (number | Sign | undefined)[] = [];
  let afterNumber = false;
  while (!scanner.done && !/[,;|]/.test(scanner.peek)) {
    const start = scanner.at;
    const sign = signs.find((one) => one === scanner.peek);
    const run = scanner.take(/[a-z]/y);
    const number = run || sign !== undefined ? undefined : scanner.take(singleDigits ? /\d/y : /\d+/y);
    if (run) for (let n = run.charCodeAt(0) - 96; n > 0; n--) clues.push(undefined);
    else if (sign !== undefined) {
      scanner.next();
      clues.push(sign);
    } else if (number !== undefined) {
      if (Number(number) < min || Number(number) > max)
        throw scanner.error(
          'out-of-range',
          `found ${number}, expected ${[expected, ...signs].join(' or ')}`,
          start,
        );
      clues.push(Number(number));
    } else if (scanner.peek === '_' && afterNumber && /\d/.test(scanner.text[start + 1] ?? ''))
      scanner.next();
    else {
      const clue = [expected, ...signs].join(', ');
      throw scanner.unexpected(`${clue} or a letter from a to z for places without one`);
    }
    afterNumber = number !== undefined;
    if (clues.length > places) throw scanner.tooLong(`${places} places`, start);
  }
  while (openEnd && clues.length < places) clues.push(undefined);
  if (clues.length < places) throw scanner.tooShort(clues.length, `${places} places`);
  return clues;
}

/** Inverse of `readRuns`. */
export function writeRuns(
  clues: readonly (number | string | undefined)[],
  { singleDigits = false, openEnd = false }: Pick<RunsOptions, 'singleDigits' | 'openEnd'> = {},
): string {
  // A run at the end can be omitted, unless there is nothing else.
  const last = openEnd ? clues.findLastIndex((clue) => clue !== undefined) : -1;
  return withEmptyRuns(last < 0 ? clues : clues.slice(0, last + 1), 'a', 26, (clue, before) => {
    const isTouching = typeof clue === 'number' && /\d/.test(before.at(-1) ?? '');
    return !singleDigits && isTouching ? `_${clue}` : `${clue}`;
  });
}
