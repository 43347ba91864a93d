import { type Board, type Cell, Grid } from '@gridproof/core';

/**
 * Areas of cells that are connected by sides: the cells of each in reading order, the areas in the order of their first
 * cells. Together they are all cells of a board by default.
 */
export type Regions = readonly (readonly Cell[])[];

/** The regions of a board where a function says which neighbours belong together. */
export const regionsOf = (board: Board, together: (one: Cell, other: Cell) => boolean): Regions =>
  pieces(board, (one) => board.beside(one), together);

/** The regions of a board where these neighbours belong together, and those joined through others. */
export function regionsJoined(board: Board, joined: readonly (readonly [Cell, Cell])[]): Regions {
  const beside = new Map<Cell, Cell[]>(board.cells.map((one) => [one, []]));
  for (const [one, other] of joined) {
    beside.get(one)!.push(other);
    beside.get(other)!.push(one);
  }
  return pieces(
    board,
    (one) => beside.get(one)!,
    () => true,
  );
}

function pieces(
  { cells, width }: Board,
  beside: (one: Cell) => readonly Cell[],
  together: (one: Cell, other: Cell) => boolean,
): Regions {
  /** By cell: the number of its piece, from 1 on. */
  const pieceAt = new Int32Array(cells.length);
  const found: Cell[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (pieceAt[start]) continue;
    const piece = found.push([]);
    pieceAt[start] = piece;
    const reached = [cells[start]!];
    for (const one of reached)
      for (const other of beside(one)) {
        const at = other.row * width + other.col;
        if (pieceAt[at] || !together(one, other)) continue;
        pieceAt[at] = piece;
        reached.push(other);
      }
  }
  for (let at = 0; at < cells.length; at++) found[pieceAt[at]! - 1]!.push(cells[at]!);
  return found;
}

/** The position of each cell's region in the list, from 0. */
export const regionIndices = (board: Board, regions: Regions): Grid<number> =>
  regionAt(board, regions).map((number, { row, col }) => {
    if (number === undefined) throw new RangeError(`cell (${row}, ${col}) is in no region`);
    return number;
  });

/** The same for regions that need not be all cells. */
export function regionAt(board: Board, regions: Regions): Grid<number | undefined> {
  const numbers: (number | undefined)[] = new Array(board.cells.length).fill(undefined);
  for (const [at, cells] of regions.entries())
    for (const { row, col } of cells) numbers[row * board.width + col] = at;
  return new Grid(board.cells, numbers);
}
