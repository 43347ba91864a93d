import type { Scanner } from '../text/scanner.js';

/** The number of places in a digit of base 27, the first one in the highest position. */
const PLACES = 3;

/** Reads a number from 0 to 2 for each place, as puzz.link writes them; 0 is an empty place. The last digit is padded. */
export function readBase3(scanner: Scanner, places: number): number[] {
  const digits: number[] = [];
  while (digits.length < places) {
    const digit = scanner.take(/[\da-q]/iy);
    if (digit === undefined)
      throw scanner.done
        ? scanner.tooShort(digits.length, `${places} places`)
        : scanner.unexpected('a digit from 0 to 9 or a letter from a to q, for three places');
    const value = Number.parseInt(digit, 27);
    digits.push(Math.floor(value / 9), Math.floor(value / 3) % 3, value % 3);
  }
  return digits.slice(0, places);
}

/** Inverse of `readBase3`. */
export function writeBase3(numbers: readonly number[]): string {
  let text = '';
  for (let at = 0; at < numbers.length; at += PLACES) {
    const [high, middle, low] = [0, 1, 2].map((nth) => numbers[at + nth] ?? 0) as [number, number, number];
    text += (9 * high + 3 * middle + low).toString(27);
  }
  return text;
}
