import type { Place } from '../board/place.js';
import type { Constraint } from '../constraints/constraint.js';

/** What a step or an explanation names: one clue, one instance of a rule, or the one loop or cut-off piece that a rule forbids. */
export interface Reason {
  /** The name of the rule; `given` for a clue, `entry` for what a player has entered. */
  readonly rule: string;
  readonly places: readonly Place[];
  /** Whether it is only a part of a rule over the whole board: the loop or the piece at `places`. */
  readonly cut: boolean;
}

/** A reason with what it says. */
export interface ConstraintReason extends Reason {
  readonly constraint: Constraint;
}
