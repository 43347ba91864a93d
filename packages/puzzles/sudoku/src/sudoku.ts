import { Board, type Cell, Grid, PuzzleError, placeName, type TextPosition } from '@gridproof/core';
import type { Regions, Size } from '@gridproof/formats';

/** A square board parted into boxes or other regions, some of its digits, and what its variants ask for. */
export interface Sudoku {
  readonly board: Board;
  /** The size of one box; undefined in a jigsaw. */
  readonly box: Size | undefined;
  /** The boxes, or the regions of a jigsaw. */
  readonly regions: Regions;
  readonly givens: Grid<number | undefined>;
  /** Whether both main diagonals hold every number too. */
  readonly diagonals: boolean;
  /** The cages of a killer, by their cells in reading order; they need not be all of the board, and may overlap. */
  readonly cages: readonly Cage[];
}

/** Cells that hang together, in reading order, and what their numbers add up to, if that is told. */
export interface Cage {
  readonly cells: readonly Cell[];
  readonly sum: number | undefined;
}

/** The names of the rules. */
export type Rule = 'row' | 'column' | 'box' | 'diagonal' | 'cage' | 'sum';

/** How a board is parted. */
export type Parted = Pick<Sudoku, 'board' | 'box' | 'regions'>;

/** Sides up to this are offered. */
export const LARGEST = 25;

export const sudokuOf = (
  parted: Parted,
  digits: readonly (number | undefined)[],
  { diagonals = false, cages = [] }: Partial<Pick<Sudoku, 'diagonals' | 'cages'>> = {},
): Sudoku => ({
  ...parted,
  givens: new Grid(parted.board.cells, digits),
  diagonals,
  cages: cages.toSorted(byCells),
});

/** By the first cells that differ; of two that begin alike the shorter is first, of equal ones that with the lower sum. */
function byCells(a: Cage, b: Cage): number {
  for (const [at, one] of a.cells.entries()) {
    const other = b.cells[at];
    if (!other) return 1;
    if (one.row !== other.row || one.col !== other.col) return one.row - other.row || one.col - other.col;
  }
  return a.cells.length - b.cells.length || (a.sum ?? 0) - (b.sum ?? 0);
}

/** A board of side n in boxes, the usual ones unless said; throws `PuzzleError`, at the place of the box. */
export function inBoxes(n: number, box?: Size, position?: TextPosition): Parted {
  const usual = usualBox(n);
  const { width, height } = box ?? usual;
  if (!boxesOf(n).some((one) => one.width === width && one.height === height))
    throw new PuzzleError(
      'bad-boxes',
      `boxes of ${width}x${height} do not part a board of ${n}x${n}, expected some as ${usual.width}x${usual.height}`,
      position,
    );
  const board = new Board(n, n);
  const regions = board.cells
    .filter(({ row, col }) => row % height === 0 && col % width === 0)
    .map(({ row, col }) => board.rectangle(row, col, height, width));
  return { board, box: { width, height }, regions };
}

/** A square board in regions; throws `PuzzleError` where they are not as large as its rows, at the place of a cell. */
export function jigsaw(
  board: Board,
  regions: Regions,
  where: (cell: Cell) => TextPosition = () => ({}),
): Parted {
  const n = board.width;
  if (n < 2 || n > LARGEST)
    throw new PuzzleError(
      'bad-side',
      `a jigsaw of ${n}x${n} is not offered, expected a side from 2 to ${LARGEST}`,
    );
  for (const cells of regions)
    if (cells.length !== n)
      throw new PuzzleError(
        'bad-region',
        `the region of ${placeName(cells[0]!)} has ${cells.length === 1 ? '1 cell' : `${cells.length} cells`}, expected ${n}`,
        where(cells[0]!),
      );
  return { board, box: undefined, regions };
}

/** The box of a board whose text does not tell it: as square as can be, and rather wide than high. */
export function usualBox(n: number): Size {
  const usual = boxesOf(n).findLast(({ width, height }) => width >= height);
  if (usual) return usual;
  throw new PuzzleError(
    'bad-side',
    `a board of ${n}x${n} cannot be divided into boxes, expected a side of ${sides().join(', ')}, or the regions of a jigsaw`,
  );
}

/** Every side that has boxes. */
export const sides = (): number[] =>
  Array.from({ length: LARGEST }, (_, at) => at + 1).filter((n) => boxesOf(n).length > 0);

/** The boxes that part a board of side n, the flattest first. */
const boxesOf = (n: number): Size[] =>
  Array.from({ length: Math.min(n, LARGEST) }, (_, at) => ({ width: n / (at + 1), height: at + 1 })).filter(
    ({ width, height }) => n <= LARGEST && Number.isInteger(width) && width > 1 && height > 1,
  );

/** What a cell of a board of side n may hold, for messages. */
export const numbersTo = (n: number): string => `a number from 1 to ${n}`;

/** Sums beyond this are refused as mistyped; on the largest board a cage makes 325 at most. */
export const LARGEST_SUM = 999;

/** What a cage may add up to, for messages. */
export const SUMS = `a sum from 1 to ${LARGEST_SUM}`;

export const cellsOf = (cages: readonly Cage[]): Regions => cages.map(({ cells }) => cells);

/** The sum of each cage at its first cell; the cages must not overlap. */
export function sumsOf(board: Board, cages: readonly Cage[]): Grid<number | undefined> {
  const sums = new Grid(
    cages.map(({ cells }) => cells[0]!),
    cages.map(({ sum }) => sum),
  );
  return Grid.over(board.cells, (cell) => (sums.has(cell) ? sums.at(cell) : undefined));
}
