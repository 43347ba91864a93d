import { createEvaluator } from '../expressions/evaluate.js';
import type { Assignment } from '../expressions/values.js';
import { type Constraint, definitionOf, isGlobal } from './constraint.js';

/** Returns whether a constraint holds under a full assignment. */
export function evaluate(constraint: Constraint, assignment: Assignment): boolean {
  const value = createEvaluator(assignment);
  return isGlobal(constraint)
    ? definitionOf(constraint).holds(constraint, value)
    : value(constraint) === true;
}
