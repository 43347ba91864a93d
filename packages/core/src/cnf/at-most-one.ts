import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';

/**
 * Requires at most one of the literals to be true, unless one of `unless` is true. Arranges longer rows as a rectangle in which at most one
 * row and one column are used: the product encoding of Chen, "A new SAT encoding of the at-most-one constraint" (2010).
 */
export function atMostOne(to: ClauseList, literals: readonly Literal[], unless: readonly Literal[]): void {
  const n = literals.length;
  // The rectangle of two literals would be no smaller.
  if (n <= Math.max(2, to.sizes.pairwise)) {
    for (let a = 0; a < n; a++)
      for (let b = a + 1; b < n; b++) {
        for (const literal of unless) to.push(literal);
        to.push(-literals[a]!);
        to.push(-literals[b]!);
        to.push(0);
      }
    return;
  }
  const width = Math.ceil(Math.sqrt(n));
  const columns = Array.from({ length: width }, to.fresh);
  const rows = Array.from({ length: Math.ceil(n / width) }, to.fresh);
  for (const [at, literal] of literals.entries()) {
    to.add(-literal, rows[Math.floor(at / width)]!);
    to.add(-literal, columns[at % width]!);
  }
  atMostOne(to, rows, unless);
  atMostOne(to, columns, unless);
}
