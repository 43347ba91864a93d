import type { ValueType } from './value.js';

const MAX_DIGITS = 9;
const EXPECTED = [`a whole number of up to ${MAX_DIGITS} digits`];
/** Sample values from -1 to 14, which are typical sums of small numbers. */
const SAMPLES = Array.from({ length: 16 }, (_, n) => n - 1);

/** Value type of integers with up to 9 digits, such as sums. They may be negative. */
export const integer: ValueType<number> = {
  expected: () => EXPECTED,
  dependsOnSize: false,
  read: (sign) => (/^(?:0|-?[1-9]\d{0,8})$/.test(sign) ? Number(sign) : undefined),
  write: (value) => `${value}`,
  maxSignLength: () => MAX_DIGITS + 1,
  // JSON can contain -0, which `+ 0` turns into 0.
  fromJson: (data) =>
    typeof data === 'number' && Number.isInteger(data) && Math.abs(data) < 10 ** MAX_DIGITS
      ? data + 0
      : undefined,
  toJson: (value) => value,
  fromClue: (clue) => (clue === '?' ? undefined : clue),
  toClue: (value) => (value < 0 ? undefined : value),
  look: (value) => ({ text: `${value}` }),
  samples: () => SAMPLES,
  domain: undefined,
};
