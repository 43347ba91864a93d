import type { IntVar, Size } from '@gridproof/core';
import type { ValueType } from './value.js';

/** A bound of a number: fixed, or a function of the board size. */
export type Bound = number | ((size: Size) => number);

/** Returns the longer side of a board in cells, the maximum length of a line. */
export const longerSide = ({ width, height }: Size): number => Math.max(width, height);

/** Returns the value of a bound on a board. */
export const boundOn = (bound: Bound, size: Size): number =>
  typeof bound === 'number' ? bound : bound(size);

/** The maximum number of samples. */
const MAX_SAMPLES = 12;

/** Options of a number. */
export interface NumberOptions {
  /** Letters also stand for numbers from 10 on: A is 10. */
  readonly letters?: boolean;
  /** Additional signs of an empty place. */
  readonly emptySigns?: readonly string[];
  /** The noun for messages; `a number` by default. */
  readonly label?: string;
}

/** Creates an integer value from `min` to `max`, both included. */
export function number(
  min: Bound,
  max: Bound,
  { letters = false, emptySigns = [], label = 'a number' }: NumberOptions = {},
): ValueType<number, IntVar> {
  const bounds = (size: Size) => [boundOn(min, size), boundOn(max, size)] as const;
  const within = (value: unknown, size: Size): number | undefined => {
    const [least, most] = bounds(size);
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? // `+ 0` turns the -0 of JSON into 0.
        value + 0
      : undefined;
  };
  return {
    expected: (size) => {
      const [least, most] = bounds(size);
      return [`${label} from ${least} to ${most}`];
    },
    emptySigns,
    dependsOnSize: typeof min === 'function' || typeof max === 'function',
    read: (sign, size) => {
      if (/^-?\d{1,9}$/.test(sign)) return within(Number(sign), size);
      return letters && /^[A-Z]$/i.test(sign) ? within(Number.parseInt(sign, 36), size) : undefined;
    },
    write: (value) => `${value}`,
    maxSignLength: (size) => Math.max(...bounds(size).map((bound) => `${bound}`.length)),
    fromJson: within,
    toJson: (value) => value,
    fromClue: within,
    toClue: (value) => value,
    look: (value) => ({ text: `${value}` }),
    samples: (size) => {
      const [least, most] = bounds(size);
      return Array.from({ length: Math.min(MAX_SAMPLES, most - least + 1) }, (_, at) => least + at);
    },
    domain: {
      make: (m, size) => m.int(...bounds(size)),
      valueOf: (raw) => raw as number,
      rawOf: (value) => value,
    },
  };
}
