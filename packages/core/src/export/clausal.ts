import { CnfEncoder } from '../cnf/cnf-encoder.js';
import type { ProgramRows } from '../program/rows.js';

/** Encodes rows as clauses with auxiliary variables after the existing ones. */
export function toClauses({ variables: own, clauses, counts, linears }: ProgramRows): ProgramRows {
  let variables = own;
  const expansion = new CnfEncoder(() => ++variables);
  const parts = [clauses, expansion.counts(counts), expansion.linears(linears)];
  return { variables, clauses: concatenate(parts), counts: NONE, linears: NONE };
}

/** Concatenates lists. */
export function concatenate(parts: readonly ArrayLike<number>[]): Int32Array {
  const whole = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const NONE = new Int32Array();
