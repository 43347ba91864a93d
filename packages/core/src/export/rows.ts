import { Expansion } from '../expand/expand.js';

/** Clauses and rows over variables from 1 on; the layouts are those of `Session`. */
export interface Rows {
  readonly variables: number;
  readonly clauses: Int32Array;
  readonly counts: Int32Array;
  readonly linears: Int32Array;
}

/** The same in clauses alone, with further variables behind those that there are. */
export function clausal({ variables: own, clauses, counts, linears }: Rows): Rows {
  let variables = own;
  const expansion = new Expansion(() => ++variables);
  const parts = [clauses, expansion.counts(counts), expansion.linears(linears)];
  return { variables, clauses: concatenated(parts), counts: NONE, linears: NONE };
}

export function concatenated(parts: readonly ArrayLike<number>[]): Int32Array {
  const whole = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const NONE = new Int32Array();
