import type { ValueWords } from '../value-words.js';
import { type Constraint, definitionOf, isGlobal } from './constraint.js';
import type { ValueOf, Wording } from './definition.js';
import type { GlobalConstraint } from './definitions.js';

/** Returns the noun for the object of a rule's cuts, from one of its constraints; undefined if none has one. */
export function cutNoun(constraints: readonly Constraint[]): string | undefined {
  for (const constraint of constraints) {
    const part = wordingOf(constraint)?.part;
    if (part !== undefined) return part;
  }
  return undefined;
}

/** Returns the single number, or the ordered numbers, with which a constraint compares. */
export function clueNumber(constraint: Constraint): number | readonly number[] | undefined {
  if (isGlobal(constraint)) return wordingOf(constraint)?.number?.(constraint);
  if (typeof constraint !== 'object' || constraint.op !== 'linear') return undefined;
  return constraint.min === constraint.max ? constraint.min : undefined;
}

/** Returns whether a constraint has words for values of its variables. */
export const namesValues = (constraint: Constraint): constraint is GlobalConstraint =>
  wordingOf(constraint)?.value !== undefined;

/** Returns the words of a constraint for a value of one of its variables. */
export const valueWords = (constraint: GlobalConstraint, of: ValueOf): ValueWords | undefined =>
  wordingOf(constraint)?.value?.(constraint, of);

const wordingOf = (constraint: Constraint): Wording<GlobalConstraint> | undefined =>
  isGlobal(constraint) ? definitionOf(constraint).words : undefined;
