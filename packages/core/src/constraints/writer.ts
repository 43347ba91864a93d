import type { Place } from '../board/place.js';
import type { Literal } from '../engine.js';
import type { Bool, Variable } from '../expressions/expression.js';
import type { LazyConstraint } from '../lazy/lazy-constraint.js';

/** Writes a constraint into a program. Requirements have the selector of the constraint; definitions have none. */
export interface Writer {
  /** Returns the literal of a boolean, or one literal per value of an integer, from the smallest on. */
  literalsOf(variable: Variable): readonly Literal[];
  /** Returns a literal equivalent to the expression. */
  literalOf(expression: Bool): Literal;
  /** Returns a literal of a new variable. Clauses of `requireAt` and cuts consist of other literals, because steps describe these. */
  fresh(): Literal;
  /** Returns the root value of a literal: 1 true, -1 false, 0 open. */
  rootValue(literal: Literal): number;
  /** Adds a clause that defines a new variable. */
  define(clause: readonly Literal[]): void;
  /** Requires that one of the literals is true. */
  clause(literals: readonly Literal[]): void;
  /** Requires that between min and max of the literals are true if all `conditions` are. */
  count(literals: readonly Literal[], min: number, max: number, conditions?: readonly Literal[]): void;
  /** Requires that the expression is true. */
  require(expression: Bool): void;
  /** Requires clauses that concern only some places; in explanations they form one reason of their own. */
  requireAt(clauses: readonly (readonly Literal[])[], places: readonly Place[]): void;
  /** The program is for explanations. Clauses that only help an engine are omitted then, because they would be reasons. */
  readonly explains: boolean;
  /** Solutions that differ by small moves from others may be omitted, because the search generates them. */
  readonly canonical: boolean;
  /** Adds the lazy constraint for everything that is not written; at most one per constraint. */
  addLazy(rule: LazyConstraint): void;
}

/** Lowers a constraint: writes the clauses that are useful from the start, and leaves the rest to a lazy constraint. */
export type Lower<C> = (constraint: C, writer: Writer) => void;
