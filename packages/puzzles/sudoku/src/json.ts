import { type Board, type Cell, PuzzleError, placeName } from '@gridproof/core';
import {
  boardOf,
  checkMatrix,
  gridMatrix,
  jsonCodec,
  matrixValues,
  regionMatrix,
  regionsOfNumbers,
} from '@gridproof/formats';
import {
  type Cage,
  inBoxes,
  jigsaw,
  LARGEST_SUM,
  numbersTo,
  SUMS,
  type Sudoku,
  sudokuOf,
  usualBox,
} from './sudoku.js';

/** Rows and columns of cages count from 1. */
export const json = jsonCodec({
  puzzle: 'sudoku',
  entries: (v) => ({
    givens: v.array(v.array(v.nullable(v.number()))),
    boxes: v.optional(v.strictObject({ width: v.number(), height: v.number() })),
    regions: v.optional(v.array(v.array(v.number()))),
    diagonals: v.optional(v.boolean()),
    cages: v.optional(
      v.array(
        v.strictObject({
          sum: v.optional(v.number()),
          cells: v.array(v.strictTuple([v.number(), v.number()])),
        }),
      ),
    ),
  }),
  read: ({ givens, boxes, regions, diagonals = false, cages = [] }): Sudoku => {
    const n = givens.length;
    checkMatrix('givens', givens, { width: n, height: n });
    for (const [row, digits] of givens.entries())
      for (const [col, digit] of digits.entries())
        if (digit !== null) checkNumber(`givens[${row}][${col}]`, digit, n, `${numbersTo(n)} or null`);
    if (boxes && regions) throw new PuzzleError('bad-boxes', 'found boxes and regions, expected one of them');
    const parted = regions ? jigsawOf(regions, n) : inBoxes(n, boxes);
    return sudokuOf(parted, matrixValues(givens), { diagonals, cages: cagesOf(cages, parted.board) });
  },
  write: ({ board, box, regions, givens, diagonals, cages }) => ({
    ...(!box || usualBox(board.width).width === box.width ? {} : { boxes: box }),
    ...(diagonals ? { diagonals } : {}),
    givens: gridMatrix(board, givens),
    ...(box ? {} : { regions: regionMatrix(board, regions) }),
    ...(cages.length ? { cages: cages.map(toJson) } : {}),
  }),
});

/** A cage as a list of cells, with rows and columns from 1. */
export interface JsonCage {
  readonly sum?: number | undefined;
  readonly cells: readonly (readonly [number, number])[];
}

const toJson = ({ cells, sum }: Cage) => ({
  ...(sum === undefined ? {} : { sum }),
  cells: cells.map(({ row, col }): [number, number] => [row + 1, col + 1]),
});

function jigsawOf(numbers: readonly (readonly number[])[], n: number) {
  const board = boardOf({ width: n, height: n });
  checkMatrix('regions', numbers, board);
  return jigsaw(board, regionsOfNumbers(board, numbers.flat()));
}

/** The cages of a list, which is called `name` in messages. */
export const cagesOf = (cages: readonly JsonCage[], board: Board, name = 'cages'): Cage[] =>
  cages.map(({ sum, cells: places }, nth) => {
    const path = `${name}[${nth}]`;
    if (sum !== undefined) checkNumber(`${path}.sum`, sum, LARGEST_SUM, SUMS);
    if (places.length === 0) throw new PuzzleError('no-cells', `${path} has no cells, expected at least one`);
    const cells = new Set<Cell>();
    for (const [at, [row, col]] of places.entries()) {
      const cell = board.rows[row - 1]?.[col - 1];
      if (!cell)
        throw new PuzzleError(
          'bad-json-value',
          `${path}.cells[${at}] is row ${row}, column ${col}, expected rows and columns from 1 to ${board.width}`,
        );
      if (cells.has(cell))
        throw new PuzzleError(
          'cell-twice',
          `${path}.cells[${at}] is ${placeName(cell)}, which is listed already`,
        );
      cells.add(cell);
    }
    checkHangTogether(path, cells, board);
    return { cells: inReadingOrder([...cells]), sum };
  });

function checkHangTogether(path: string, cells: ReadonlySet<Cell>, board: Board): void {
  const [first] = inReadingOrder([...cells]);
  const reached = new Set([first!]);
  for (const one of reached) for (const next of board.beside(one)) if (cells.has(next)) reached.add(next);
  const beyond = inReadingOrder([...cells]).find((one) => !reached.has(one));
  if (beyond)
    throw new PuzzleError(
      'split-cage',
      `${path} is in two pieces, at ${placeName(first!)} and at ${placeName(beyond)}`,
    );
}

const inReadingOrder = (cells: readonly Cell[]): readonly Cell[] =>
  cells.toSorted((a, b) => a.row - b.row || a.col - b.col);

export function checkNumber(path: string, value: number, most: number, expected: string): void {
  if (!(Number.isInteger(value) && value >= 1 && value <= most))
    throw new PuzzleError('bad-json-value', `${path} is ${value}, expected ${expected}`);
}
