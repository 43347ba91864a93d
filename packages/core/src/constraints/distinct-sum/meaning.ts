import type { IntVar } from '../../expressions/expression.js';
import type { Meaning } from '../meaning.js';
import { combinations } from './combinations.js';

/** No two of the integers are equal, and they add up to a total. */
export interface DistinctSum {
  readonly op: 'distinctSum';
  readonly of: readonly IntVar[];
  readonly total: number;
}

/**
 * No two of the integers are equal, and they add up to a total: so a cage or a run holds one of a few sets of values, and what stands in
 * none of them is out at once.
 */
export function distinctSum(of: readonly IntVar[], total: number): DistinctSum {
  if (!Number.isSafeInteger(total)) throw new RangeError(`a total is ${total}, expected an integer`);
  return { op: 'distinctSum', of, total };
}

/** The sets of values that have the sum, whichever integer has which of them. */
export function setsOf({ of, total }: DistinctSum): Generator<readonly number[]> {
  const least = Math.min(...of.map(({ min }) => min));
  const most = Math.max(...of.map(({ max }) => max));
  return combinations(of.length, total, least, most);
}

export const meaning: Meaning<DistinctSum> = {
  holds({ of, total }, value) {
    const values = of.map((one) => value(one) as number);
    return new Set(values).size === of.length && values.reduce((sum, one) => sum + one, 0) === total;
  },
  scope: ({ of }) => of,
  mayHold(constraint, known) {
    const values = constraint.of.flatMap((one) => (known(one) as number | undefined) ?? []);
    if (new Set(values).size < values.length) return false;
    for (const set of setsOf(constraint)) if (values.every((value) => set.includes(value))) return true;
    return false;
  },
  words: { number: ({ total }) => total },
};
