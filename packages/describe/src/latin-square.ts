import { checkpoint, type Random } from '@gridproof/core';

/** Draws a Latin square of numbers from 1, row by row; `height`: its first rows alone. */
export function latinSquare(side: number, random: Random, height = side): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  /** By column: its numbers so far. */
  const used = Array.from({ length: side }, () => new Set<number>());
  while (rows.length < height) {
    const row = nextRow(used, side, random);
    for (const [col, n] of row.entries()) used[col]!.add(n);
    rows.push(row);
  }
  return rows;
}

/**
 * Draws the next row by augmenting paths: a column takes a number that it lacks, and its holder moves to another number. Hall's theorem
 * guarantees such a row.
 */
function nextRow(used: readonly ReadonlySet<number>[], side: number, random: Random): number[] {
  const numbers = Array.from({ length: side }, (_, at) => at + 1);
  const lacking = used.map((taken) => random.shuffled(numbers).filter((n) => !taken.has(n)));
  const columnOf = new Map<number, number>();
  const place = (col: number, tried: Set<number>): boolean =>
    lacking[col]!.some((n) => {
      checkpoint();
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
