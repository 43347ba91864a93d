import type { ValueWords } from '../value-words.js';
import { type Constraint, isGlobal, meaningOf } from './constraint.js';
import type { ValueOf, Wording } from './definition.js';
import type { GlobalConstraint } from './definitions.js';

/** What the cuts of a rule are about, if one of the constraints that it posts says so. */
export function partOf(constraints: readonly Constraint[]): string | undefined {
  for (const constraint of constraints) {
    const part = wordingOf(constraint)?.part;
    if (part !== undefined) return part;
  }
  return undefined;
}

/** The number that something is compared with in a constraint, if it is a single one; or the numbers, where it has them in an order. */
export function numberOf(constraint: Constraint): number | readonly number[] | undefined {
  if (isGlobal(constraint)) return wordingOf(constraint)?.number?.(constraint);
  if (typeof constraint !== 'object' || constraint.op !== 'linear') return undefined;
  return constraint.min === constraint.max ? constraint.min : undefined;
}

/** Whether a constraint calls values of its variables by names of its own. */
export const namesValues = (constraint: Constraint): constraint is GlobalConstraint =>
  wordingOf(constraint)?.value !== undefined;

/** What a constraint calls a value of one of its variables. */
export const valueWords = (constraint: GlobalConstraint, of: ValueOf): ValueWords | undefined =>
  wordingOf(constraint)?.value?.(constraint, of);

const wordingOf = (constraint: Constraint): Wording<GlobalConstraint> | undefined =>
  isGlobal(constraint) ? meaningOf(constraint).words : undefined;
