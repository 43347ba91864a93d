import type { Place } from '../board/place.js';
import type { Literal } from '../engine.js';
import type { Bool, Variable } from '../expressions/expression.js';
import type { LazyConstraint } from '../lazy/lazy-constraint.js';

/** Writes a constraint into a program. What it demands has the selector of the constraint; what it defines has none. */
export interface Writer {
  /** The literal of a boolean; of an integer one for each value, from the least on. */
  literalsOf(variable: Variable): readonly Literal[];
  /** A literal that is true exactly where the expression is. */
  literalOf(expression: Bool): Literal;
  /** A literal of a new variable. Parts and cuts are made of other literals: steps say what those mean. */
  fresh(): Literal;
  /** What is known of a literal so far: 1 true, -1 false, 0 open. */
  known(literal: Literal): number;
  /** Says what a new variable means. */
  define(clause: readonly Literal[]): void;
  /** Demands that one of the literals is true. */
  clause(literals: readonly Literal[]): void;
  /** Demands that between min and max of the literals are true, where all of `where` are. */
  count(literals: readonly Literal[], min: number, max: number, where?: readonly Literal[]): void;
  /** Demands that the expression is true. */
  demand(expression: Bool): void;
  /** Demands clauses that are about some places only: in an explanation they are together one reason by themselves. */
  part(clauses: readonly (readonly Literal[])[], places: readonly Place[]): void;
  /** Whether what is written is to be explained: then what only helps an engine is left out, since it would be a reason. */
  readonly explains: boolean;
  /** Whether answers that are had from others by small changes may be left out: what looks for them makes them itself. */
  readonly tidy: boolean;
  /** Leaves what is not written down to a lazy rule, one for each constraint. */
  lazily(rule: LazyConstraint): void;
}

/** How a constraint is solved: writes down what is worth stating at once, and leaves the rest to a lazy rule. */
export type Lower<C> = (constraint: C, writer: Writer) => void;
