import type { Bool, Constraint, Grid, Place, Variable } from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';

/** A constraint of a rule, and the places that it concerns. */
export type RuleInstance = readonly [places: Place | readonly Place[], constraint: Constraint | Bool];

/** The variables of a layer of the answer. */
export interface LayerVars {
  readonly vars: Grid<Variable, any>;
  /** Returns the booleans that are true where the answer has a value. */
  equal(value: unknown): Grid<Bool, any>;
}

/** A rule that several puzzle types share. It has two readings, which share no code. */
export interface StandardRule<Layer extends string = string> {
  /** The rule in players' words. */
  readonly text: string;
  /** Name of players for a step by this rule alone; by default, that of its kind of constraint. */
  readonly technique?: string;
  /** The clue layers that it reads. */
  readonly clues: readonly Layer[];
  /** The layer of the answer that it restricts, if the answer has several. */
  readonly layer?: string;
  /** Yields its constraints. */
  encode(data: LayerData, answer: LayerVars): Iterable<RuleInstance>;
  /** Yields the places of each violation. */
  verify(data: LayerData, answer: Grid<any, any>): Iterable<readonly Place[]>;
}
