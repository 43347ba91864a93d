import { CnfEncoder, rowsIn, THRESHOLDS } from '@gridproof/core';

/**
 * Parts the rows of `addCounts`: those of up to `most` literals, of which at most one is true, become clauses, one for
 * each pair, and one of them all where one must be true. All other rows stay rows.
 */
export function pairwise(flat: Int32Array, most: number): { clauses: Int32Array; rows: Int32Array } {
  const [short, rows]: [number[], number[]] = [[], []];
  for (const { guard, min, max, terms } of rowsIn(flat, 1)) {
    const to = terms.length <= most && max === 1 && min <= 1 ? short : rows;
    to.push(guard, min, max, terms.length);
    for (const [, literal] of terms) to.push(literal);
  }
  const expansion = new CnfEncoder(none, { ...THRESHOLDS, pairwise: most });
  return { clauses: expansion.counts(Int32Array.from(short)), rows: Int32Array.from(rows) };
}

/** Pairs take no variables. */
function none(): never {
  throw new Error('a short row took a variable');
}
