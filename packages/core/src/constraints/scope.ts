import { addVariables } from '../expressions/scope.js';
import { type Constraint, isGlobal, meaningOf } from './constraint.js';

/** The ids of the variables that a constraint speaks of. */
export function scopeOf(constraint: Constraint): ReadonlySet<number> {
  const ids = new Set<number>();
  const parts = isGlobal(constraint) ? meaningOf(constraint).scope(constraint) : [constraint];
  for (const part of parts) addVariables(part, ids);
  return ids;
}
