import type { Scanner } from '../text/scanner.js';

/** The number of bits in a digit: four in base 16, five in base 32. */
export type BitsPerDigit = 4 | 5;

const DIGIT = { 4: /[0-9a-f]/iy, 5: /[0-9a-v]/iy };

/** Reads `count` bits, the high bit of a digit first; the last digit is padded. */
export function readBits(scanner: Scanner, count: number, perDigit: BitsPerDigit): boolean[] {
  const bits: boolean[] = [];
  while (bits.length < count) {
    const digit = scanner.take(DIGIT[perDigit]);
    if (digit === undefined) throw missingDigit(scanner, count - bits.length, perDigit);
    const value = Number.parseInt(digit, 2 ** perDigit);
    for (let bit = perDigit - 1; bit >= 0; bit--) bits.push(((value >> bit) & 1) === 1);
  }
  return bits.slice(0, count);
}

function missingDigit(scanner: Scanner, left: number, perDigit: BitsPerDigit) {
  if (!scanner.done)
    return scanner.unexpected(`a digit from 0 to 9 or a letter from a to ${perDigit === 4 ? 'f' : 'v'}`);
  const digits = Math.ceil(left / perDigit);
  return scanner.error(
    'too-short',
    `the text ends, expected ${digits} more ${digits === 1 ? 'digit' : 'digits'}`,
  );
}

/** Inverse of `readBits`. */
export function writeBits(bits: readonly boolean[], perDigit: BitsPerDigit): string {
  let text = '';
  for (let at = 0; at < bits.length; at += perDigit) {
    let value = 0;
    for (let bit = at; bit < at + perDigit; bit++) value = value * 2 + (bits[bit] ? 1 : 0);
    text += value.toString(2 ** perDigit);
  }
  return text;
}
