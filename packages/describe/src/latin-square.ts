import type { Random } from '@gridproof/core';

/** Draws a Latin square of numbers from 1, row by row. */
export function latinSquare(side: number, random: Random): readonly (readonly number[])[] {
  const rows: number[][] = [];
  while (rows.length < side) rows.push(nextRow(rows, side, random));
  return rows;
}

/**
 * Draws the next row by augmenting paths: a column takes a number that it lacks, and its holder moves to another number. Hall's theorem
 * guarantees such a row.
 */
function nextRow(rows: readonly (readonly number[])[], side: number, random: Random): number[] {
  const lacking = Array.from({ length: side }, (_, col) => {
    const used = new Set(rows.map((row) => row[col]));
    return random.shuffled(Array.from({ length: side }, (_, at) => at + 1)).filter((n) => !used.has(n));
  });
  const columnOf = new Map<number, number>();
  const place = (col: number, tried: Set<number>): boolean =>
    lacking[col]!.some((n) => {
      if (tried.has(n)) return false;
      tried.add(n);
      const holder = columnOf.get(n);
      if (holder !== undefined && !place(holder, tried)) return false;
      columnOf.set(n, col);
      return true;
    });
  for (const col of random.shuffled([...lacking.keys()])) place(col, new Set());
  const row: number[] = [];
  for (const [n, col] of columnOf) row[col] = n;
  return row;
}
