import { type Board, type Cell, checkpoint, Grid, orbitsOf, type Random } from '@gridproof/core';
import type { DrawContext } from './generation.js';

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

/** Draws numbers on a board, each at most once in every row and column, and once in the longer ones. */
export function latinGrid(board: Board, random: Random): Grid<number, Cell> {
  const { width, height } = board;
  const lines = latinSquare(Math.max(width, height), random, Math.min(width, height));
  return Grid.from(board.cells, ({ row, col }) => (width >= height ? lines[row]![col]! : lines[col]![row]!));
}

/** One in this many numbers is given on a new board, before those that are not needed are removed. */
const CELLS_PER_GIVEN = 4;

/** Draws the numbers of an answer that are given at first. */
export function drawGivens(
  answer: Grid<number, Cell>,
  { board, symmetry, random }: DrawContext,
): Grid<number | undefined, Cell> {
  const orbits = random.shuffled(orbitsOf(board.cells, symmetry, board));
  const given = new Set(orbits.slice(0, orbits.length / CELLS_PER_GIVEN).flat());
  return answer.map((n, at) => (given.has(at) ? n : undefined));
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
