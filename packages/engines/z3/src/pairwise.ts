import { CnfEncoder, rowsIn, THRESHOLDS } from '@gridproof/core';

/**
 * Splits the rows of `addCounts`: at-most-one rows of up to `most` literals become a clause per pair, plus one of all literals if one must
 * be true. All other rows stay rows.
 */
export function pairwise(flat: Int32Array, most: number): { clauses: Int32Array; rows: Int32Array } {
  const [short, rows]: [number[], number[]] = [[], []];
  for (const { guard, min, max, terms } of rowsIn(flat, 1)) {
    const to = terms.length <= most && max === 1 && min <= 1 ? short : rows;
    to.push(guard, min, max, terms.length);
    for (const [, literal] of terms) to.push(literal);
  }
  const expansion = new CnfEncoder(noVariable, { ...THRESHOLDS, pairwise: most });
  return { clauses: expansion.counts(Int32Array.from(short)), rows: Int32Array.from(rows) };
}

/** Pairwise clauses need no variables. */
function noVariable(): never {
  throw new Error('a short row took a variable');
}
