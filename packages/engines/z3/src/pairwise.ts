import type { Literal } from '@gridproof/core';

/**
 * Parts the rows of `addCounts`: those of up to so many literals, of which at most one is true, become clauses, one for
 * each pair, and one of them all where one must be true. All other rows stay rows.
 */
export function pairwise(flat: Int32Array, most: number): { clauses: Int32Array; rows: Int32Array } {
  const clauses: Literal[] = [];
  const rows: number[] = [];
  for (let at = 0; at < flat.length; at += 4 + flat[at + 3]!) {
    const [guard, min, max, n] = flat.subarray(at, at + 4) as unknown as [Literal, number, number, number];
    const literals = flat.subarray(at + 4, at + 4 + n);
    if (n > most || max !== 1 || min > 1) {
      for (const value of flat.subarray(at, at + 4 + n)) rows.push(value);
      continue;
    }
    const unless = guard === 0 ? [] : [-guard];
    if (min === 1) clauses.push(...unless, ...literals, 0);
    for (let a = 0; a < n; a++)
      for (let b = a + 1; b < n; b++) clauses.push(...unless, -literals[a]!, -literals[b]!, 0);
  }
  return { clauses: Int32Array.from(clauses), rows: Int32Array.from(rows) };
}
