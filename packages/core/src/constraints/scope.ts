import { addVariables } from '../expressions/scope.js';
import { type Constraint, definitionOf, isGlobal } from './constraint.js';

/** Returns the ids of the variables of a constraint. */
export function scopeOf(constraint: Constraint): ReadonlySet<number> {
  const ids = new Set<number>();
  const parts = isGlobal(constraint) ? definitionOf(constraint).scope(constraint) : [constraint];
  for (const part of parts) addVariables(part, ids);
  return ids;
}
