import type { Literal, ProgramShape } from '../engine.js';

/** Clauses and rows over variables from 1 on; the layouts are those of `Session`. */
export interface ProgramRows {
  readonly variables: number;
  readonly clauses: Int32Array;
  readonly counts: Int32Array;
  readonly linears: Int32Array;
}

/** Counts the clauses and rows of an engine's input. */
export function shapeOf({ variables, clauses, counts, linears }: ProgramRows, lazy: boolean): ProgramShape {
  let ends = 0;
  for (let at = 0; at < clauses.length; at++) if (clauses[at] === 0) ends++;
  return { variables, clauses: ends, counts: rowCount(counts, 1), linears: rowCount(linears, 2), lazy };
}

function rowCount(flat: Int32Array, step: 1 | 2): number {
  let n = 0;
  for (let at = 0; at < flat.length; at += 4 + step * flat[at + 3]!) n++;
  return n;
}

/** Yields the clauses of a flat list, each without the terminating 0. */
export function* clausesIn(flat: Int32Array): Generator<Int32Array> {
  for (let start = 0, at = 0; at < flat.length; at++)
    if (flat[at] === 0) {
      yield flat.subarray(start, at);
      start = at + 1;
    }
}

/** A parsed row: if the guard is true (0: always), the sum is between min and max. */
export interface LinearRow {
  readonly guard: Literal;
  readonly min: number;
  readonly max: number;
  readonly terms: readonly (readonly [coefficient: number, literal: Literal])[];
}

/** Yields the rows of a flat list: literals with weight one (`step` 1), or coefficients and literals (`step` 2). */
export function* rowsIn(flat: Int32Array, step: 1 | 2): Generator<LinearRow> {
  for (let at = 0; at < flat.length; at += 4 + step * flat[at + 3]!) {
    const terms: (readonly [coefficient: number, literal: Literal])[] = [];
    const end = at + 4 + step * flat[at + 3]!;
    for (let term = at + 4; term < end; term += step)
      terms.push(step === 1 ? [1, flat[term]!] : [flat[term]!, flat[term + 1]!]);
    yield { guard: flat[at]!, min: flat[at + 1]!, max: flat[at + 2]!, terms };
  }
}
