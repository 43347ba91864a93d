import { type KnownValue, truth, valueKnown } from '../expressions/known.js';
import { type Constraint, isGlobal, meaningOf } from './constraint.js';

/**
 * Whether a constraint may hold, as far as one look at it shows: false only where it cannot. What follows from several
 * constraints together, or from a rule on a graph, is not seen.
 */
export function mayHold(constraint: Constraint, known: KnownValue): boolean {
  if (!isGlobal(constraint)) return truth(constraint, known) !== false;
  return meaningOf(constraint).mayHold?.(constraint, (of) => valueKnown(of, known)) ?? true;
}
