import { type Board, type Bool, type Cell, cell, checkpoint, Grid, type IntVar, is } from '@gridproof/core';
import { at, type PlacedLayer } from './layer/placed.js';
import { part } from './value/part.js';

/** The clues of a layer. */
export type RectangleClues<V> = Grid<V | undefined, Cell>;

/** Height and width of a rectangle in cells. */
export type RectangleShape = readonly [height: number, width: number];

/** Returns the shapes that the rectangle of a clue may have, in any order; undefined if it may have any. */
export type ShapesOf<V> = (clue: V, board: Board) => readonly RectangleShape[] | undefined;

/** A clue, and the rectangles that it may have. */
export interface RectangleOptions {
  readonly clue: Cell;
  /** The cells that some rectangle with this clue, and no other, can have. */
  readonly cells: readonly Cell[];
  /** The rectangles that it may have; undefined if its shape is unknown. */
  readonly rectangles?: readonly (readonly Cell[])[];
}

/** Returns the possible rectangles of each clue: on the board and without another clue. */
export function rectangleOptions<V>(
  board: Board,
  clues: RectangleClues<V>,
  shapesOf: ShapesOf<V>,
): readonly RectangleOptions[] {
  const cluesIn = cluesBefore(board, clues);
  const isAlone = (top: number, left: number, bottom: number, right: number) =>
    cluesIn(bottom + 1, right + 1) -
      cluesIn(top, right + 1) -
      cluesIn(bottom + 1, left) +
      cluesIn(top, left) ===
    1;
  return clues.known().map(([clue, value]) => {
    checkpoint(board.cells.length);
    const { row, col } = clue;
    const shapes = shapesOf(value as V, board);
    if (!shapes) {
      const spans = (one: Cell) =>
        isAlone(
          Math.min(row, one.row),
          Math.min(col, one.col),
          Math.max(row, one.row),
          Math.max(col, one.col),
        );
      return { clue, cells: board.cells.filter(spans) };
    }
    const rectangles: (readonly Cell[])[] = [];
    for (const [height, width] of shapes)
      for (let top = Math.max(0, row - height + 1); top <= Math.min(row, board.height - height); top++)
        for (let left = Math.max(0, col - width + 1); left <= Math.min(col, board.width - width); left++)
          if (isAlone(top, left, top + height - 1, left + width - 1))
            rectangles.push(board.rectangle(top, left, height, width));
    return { clue, rectangles, cells: [...new Set([clue, ...rectangles.flat()])] };
  });
}

/**
 * Returns the clues that reach each cell, by their numbers in reading order; where at most one reaches it, also a number that no clue has.
 */
export function cluesReaching(
  board: Board,
  options: readonly RectangleOptions[],
): Grid<readonly number[], Cell> {
  const among = Grid.from(board.cells, (): number[] => []);
  for (const [n, { cells }] of options.entries()) for (const one of cells) among.at(one).push(n);
  return among.map((parts) => (parts.length > 1 ? parts : [...parts, options.length]));
}

/**
 * Creates the layer of an answer that divides the board into rectangles, one around each clue: the number of the clue that each cell belongs
 * to. The rules `oneClueRectangles` and `rectangleShape` restrict it, and need the same `shapesOf`, on which the variables depend. The layer
 * of the clues must be `nonEmpty`. `sizeOf` returns the number of cells of a clue's rectangle, if the clue tells it.
 */
export function rectangleParts<V>(
  board: Board,
  clues: RectangleClues<V>,
  shapesOf: ShapesOf<V>,
  sizeOf?: (clue: V) => number | undefined,
): PlacedLayer<number, IntVar, Cell> {
  const options = rectangleOptions(board, clues, shapesOf);
  return at(
    board.cells,
    part(
      options.map(({ clue }) => [clue]),
      cluesReaching(board, options),
      clues.known().map(([, clue]) => sizeOf?.(clue as V)),
    ),
  );
}

/** Returns, for each clue in reading order, the conditions that the cells in its reach belong to its rectangle. */
export function rectangleCells<V>(
  board: Board,
  parts: Grid<IntVar>,
  clues: RectangleClues<V>,
  shapesOf: ShapesOf<V>,
): readonly Grid<Bool, Cell>[] {
  return cellsInParts(board, parts, rectangleOptions(board, clues, shapesOf));
}

/** Returns, for each clue, the conditions that the cells in its reach belong to its part. */
export function cellsInParts(
  board: Board,
  parts: Grid<IntVar>,
  options: readonly RectangleOptions[],
  among = cluesReaching(board, options),
): readonly Grid<Bool, Cell>[] {
  return options.map(({ cells }, n) =>
    Grid.from(cells, (cell) => is(parts.at(cell), among.at(cell).indexOf(n))),
  );
}

/** Returns the givens of such a layer: the clues belong to their own rectangles. */
export function clueParts(board: Board, clues: RectangleClues<unknown>): Grid<number | undefined, Cell> {
  const numberOf = new Map(clues.known().map(([cell], n) => [cell, n]));
  return Grid.from(board.cells, (cell) => numberOf.get(cell));
}

/**
 * Returns the cells that a rectangle with a clue and another cell also has: the next one on the way to the clue, or, if they share no line,
 * both of its other corners.
 */
export function cellsTowardsClue(clue: Cell, { row, col }: Cell): readonly Cell[] {
  const [down, right] = [Math.sign(clue.row - row), Math.sign(clue.col - col)];
  if (down && right) return [cell(row, clue.col), cell(clue.row, col)];
  return down || right ? [cell(row + down, col + right)] : [];
}

/** Returns a function that counts the clues above a row and to the left of a column. */
function cluesBefore(
  { width, rows }: Board,
  clues: RectangleClues<unknown>,
): (row: number, col: number) => number {
  const sums: number[][] = [Array(width + 1).fill(0)];
  for (const [row, cells] of rows.entries()) {
    const [above, sum] = [sums[row]!, [0]];
    for (const [col, cell] of cells.entries()) {
      const own = clues.at(cell) === undefined ? 0 : 1;
      sum.push(sum[col]! + above[col + 1]! - above[col]! + own);
    }
    sums.push(sum);
  }
  return (row, col) => sums[row]![col]!;
}
