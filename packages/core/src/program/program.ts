import type { ProgramShape } from '../engine.js';
import type { PostedLazyConstraint } from '../lazy/lazy-constraint.js';

/** The literals of the model's variables. */
export interface LiteralMap {
  /** By variable id: index of its first literal. One more entry at the end. */
  readonly first: Int32Array;
  /** A boolean's literal; an integer's literals, one for each value from its minimum on. */
  readonly literals: Int32Array;
}

/** A model in the form of an engine's input; the layouts are those of `Session`. */
export interface Program {
  readonly shape: ProgramShape;
  /** Simplification has proved that there is no solution. */
  readonly contradiction: boolean;
  readonly clauses: Int32Array;
  readonly counts: Int32Array;
  readonly linears: Int32Array;
  readonly lazies: readonly PostedLazyConstraint[];
  readonly literalMap: LiteralMap;
  /** The variables that the key and the lazy constraints read. */
  readonly read: Int32Array;
}

/** The empty program. */
export const EMPTY: Program = {
  shape: { variables: 0, clauses: 0, counts: 0, linears: 0, lazy: false },
  contradiction: false,
  clauses: new Int32Array(),
  counts: new Int32Array(),
  linears: new Int32Array(),
  lazies: [],
  literalMap: { first: new Int32Array(1), literals: new Int32Array() },
  read: new Int32Array(),
};
