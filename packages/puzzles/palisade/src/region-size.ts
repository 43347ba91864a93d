import type { IntVar } from '@gridproof/core';
import { type ValueType, values } from '@gridproof/describe';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the numbers by which a number can be divided, in ascending order. */
export function divisors(all: number): readonly number[] {
  const small: number[] = [];
  for (let n = 1; n * n <= all; n++) if (all % n === 0) small.push(n);
  const large = small.map((n) => all / n).filter((n) => n * n > all);
  return [...small, ...large.toReversed()];
}

/** The number of cells of a region, which divides a board without holes. */
export const REGION_SIZE: ValueType<number, IntVar> = {
  ...values.number(1, ({ width, height }) => width * height),
  samples: ({ width, height }: Size) => divisors(width * height),
};

/** Five cells if the board can be divided so, else as near to that as possible, fewer before more; not one or two where there are others. */
export function defaultRegionSize({ width, height }: Size): number {
  const all = divisors(width * height);
  const away = (n: number) => (n < 3 ? Number.POSITIVE_INFINITY : Math.abs(n - 5));
  return all.toSorted((a, b) => away(a) - away(b) || a - b)[0]!;
}
