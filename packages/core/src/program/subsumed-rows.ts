import type { Literal } from '../engine.js';
import { IntList } from './int-list.js';

/** Minimum length of a long row: all cells of a board, or of a long line. */
const MIN_LONG = 20;

/**
 * Removes from long counting rows the parts that other rows count: of all mines of a board, those around a number are known, and disjoint
 * windows of that kind are subtracted. The rest is smaller and propagates more.
 */
export function withoutSubsumedRows(counts: Int32Array, long = MIN_LONG): Int32Array {
  if (!hasLong(counts, long)) return counts;
  const exact = exactRows(counts);
  const rest = new IntList(counts.length);
  for (let start = 0, end: number; start < counts.length; start = end) {
    end = start + 4 + counts[start + 3]!;
    for (const value of isLong(counts, start, long)
      ? subtractExactRows(counts, start, exact)
      : counts.subarray(start, end))
      rest.push(value);
  }
  return rest.view();
}

/** At-most-one rows are small regardless of their length. */
const isLong = (counts: Int32Array, start: number, long: number): boolean =>
  counts[start + 3]! >= long && counts[start + 2]! > 1;

function hasLong(counts: Int32Array, long: number): boolean {
  for (let start = 0; start < counts.length; start += 4 + counts[start + 3]!)
    if (isLong(counts, start, long)) return true;
  return false;
}

/** By first literal: the start indices of unguarded rows with an exact number of true literals. */
function exactRows(counts: Int32Array): ReadonlyMap<Literal, readonly number[]> {
  const exact = new Map<Literal, number[]>();
  for (let start = 0; start < counts.length; start += 4 + counts[start + 3]!) {
    if (counts[start] !== 0 || counts[start + 1] !== counts[start + 2]) continue;
    const first = counts[start + 4]!;
    const others = exact.get(first);
    if (others) others.push(start);
    else exact.set(first, [start]);
  }
  return exact;
}

/** Subtracts disjoint exact rows that a row contains, the longest first. */
function subtractExactRows(
  counts: Int32Array,
  start: number,
  exact: ReadonlyMap<Literal, readonly number[]>,
): Iterable<number> {
  const literalsOf = (row: number) => counts.subarray(row + 4, row + 4 + counts[row + 3]!);
  const row = counts.subarray(start, start + 4 + counts[start + 3]!);
  const left = new Set(literalsOf(start));
  // Literals that occur twice are not supported.
  if (left.size < row[3]!) return row;
  const contained = [...left]
    .flatMap((literal) => exact.get(literal) ?? [])
    .filter((other) => counts[other + 3]! < row[3]!)
    .sort((a, b) => counts[b + 3]! - counts[a + 3]!);
  let sum = 0;
  for (const other of contained) {
    const literals = literalsOf(other);
    if (!literals.every((literal) => left.has(literal)) || new Set(literals).size < literals.length) continue;
    for (const literal of literals) left.delete(literal);
    sum += counts[other + 1]!;
  }
  const [min, max] = [row[1]! - sum, row[2]! - sum];
  // If most of it would remain, counting would not be easier, and there would be one more row.
  const worthIt = 2 * left.size <= row[3]! && min <= left.size && max >= 0;
  return worthIt ? [row[0]!, Math.max(0, min), Math.min(left.size, max), left.size, ...left] : row;
}
