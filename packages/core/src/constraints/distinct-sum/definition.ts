import { domain, type IntVar } from '../../expressions/expression.js';
import { twins } from '../all-different/definition.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';
import { combinations } from './combinations.js';

/** Distinct integers with a given total. */
export interface DistinctSum {
  readonly op: 'distinctSum';
  readonly variables: readonly IntVar[];
  readonly total: number;
}

/** Requires distinct integers with this total. A cage or a run then has one of a few sets of values, which excludes all other values. */
export function distinctSum(variables: readonly IntVar[], total: number): DistinctSum {
  if (!Number.isSafeInteger(total)) throw new RangeError(`a total is ${total}, expected an integer`);
  return { op: 'distinctSum', variables, total };
}

function mayHold({ variables, total }: DistinctSum, known: ReadKnown): boolean {
  const values = variables.map((variable) => known(variable) as number | undefined);
  const there = values.filter((value) => value !== undefined);
  if (new Set(there).size < there.length) return false;
  const open = variables.filter((_, at) => values[at] === undefined);
  const left = [...new Set(open.flatMap(domain) as number[])].filter((value) => !there.includes(value));
  const needed = total - there.reduce((sum, value) => sum + value, 0);
  return !combinations(
    open.length,
    needed,
    left.sort((a, b) => a - b),
  ).next().done;
}

export const definition: ConstraintDefinition<DistinctSum> = {
  holds({ variables, total }, value) {
    const values = variables.map((variable) => value(variable) as number);
    return new Set(values).size === variables.length && values.reduce((sum, one) => sum + one, 0) === total;
  },
  scope: ({ variables }) => variables,
  mayHold,
  breaches(rule, known) {
    const equal = twins(rule.variables, known);
    return equal.length > 0 || mayHold(rule, known) ? equal : [{ scope: rule.variables }];
  },
  words: { number: ({ total }) => total },
};
