import type { Place } from '../board/place.js';
import type { Constraint } from '../constraints/constraint.js';

/** A reason of a step or explanation: one clue, one instance of a rule, or the one loop or separate component that a rule forbids. */
export interface Reason {
  /** Name of the rule; `given` for a clue, `entry` for an entry of the player. */
  readonly rule: string;
  readonly places: readonly Place[];
  /** It is only part of a rule over the whole board: the loop or component at `places`. */
  readonly cut: boolean;
}

/** A reason with its constraint. */
export interface ConstraintReason extends Reason {
  readonly constraint: Constraint;
  /** For a part or a cut: the constraint to which it belongs. */
  readonly partOf?: Constraint;
}

/** Returns the kind of a constraint: its name, or `count`, `most` and so on for an expression. */
export function kindOf({
  constraint: posted,
  partOf,
}: Pick<ConstraintReason, 'constraint' | 'partOf'>): string {
  const constraint = partOf ?? posted;
  if (typeof constraint !== 'object') return 'and';
  if (constraint.op !== 'linear') return constraint.op;
  if (constraint.min === constraint.max) return 'count';
  return constraint.max === 1 ? 'most' : 'linear';
}
