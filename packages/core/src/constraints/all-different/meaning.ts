import type { IntVar } from '../../expressions/expression.js';
import type { Meaning } from '../meaning.js';

/** No two of the integers are equal. */
export interface AllDifferent {
  readonly op: 'allDifferent';
  readonly of: readonly IntVar[];
}

/** No two of the integers are equal. */
export const allDifferent = (of: readonly IntVar[]): AllDifferent => ({ op: 'allDifferent', of });

export const meaning: Meaning<AllDifferent> = {
  holds: ({ of }, value) => new Set(of.map(value)).size === of.length,
  scope: ({ of }) => of,
  mayHold({ of }, known) {
    const values = of.flatMap((one) => known(one) ?? []);
    return new Set(values).size === values.length;
  },
};
