import type { ProgramShape } from '../engine.js';
import type { PostedLazyConstraint } from '../lazy/lazy-constraint.js';

/** Which literals stand for the model's variables. */
export interface LiteralMap {
  /** By variable id: where its literals begin. One more entry at the end. */
  readonly first: Int32Array;
  /** A boolean's literal; an integer's literals, one for each value from its minimum on. */
  readonly literals: Int32Array;
}

/** A model as an engine takes it; the layouts are those of `Session`. */
export interface Program {
  readonly shape: ProgramShape;
  /** No assignment satisfies it, as simplifying alone has found. */
  readonly contradiction: boolean;
  readonly clauses: Int32Array;
  readonly counts: Int32Array;
  readonly linears: Int32Array;
  readonly lazies: readonly PostedLazyConstraint[];
  readonly key: LiteralMap;
  /** The variables whose values the key and the lazy rules read. */
  readonly read: Int32Array;
}

/** The program of nothing. */
export const EMPTY: Program = {
  shape: { variables: 0, clauses: 0, counts: 0, linears: 0, lazy: false },
  contradiction: false,
  clauses: new Int32Array(),
  counts: new Int32Array(),
  linears: new Int32Array(),
  lazies: [],
  key: { first: new Int32Array(1), literals: new Int32Array() },
  read: new Int32Array(),
};
