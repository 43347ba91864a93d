import {
  type Board,
  type Cell,
  type Corner,
  corner,
  type Grid,
  groupBy,
  type Link,
  type Outside,
  type Place,
  regionsOf,
  type Side,
  traceLoops,
} from '@gridproof/core';

// The readings for answers. They share no code with `encode-rules.ts`.

/** A test for true cells by row and column; false outside the board. */
type Test = (row: number, col: number) => boolean;

const testOf =
  (board: Board, cells: Grid<boolean>): Test =>
  (row, col) => {
    const cell = board.rows[row]?.[col];
    return cell !== undefined && cells.has(cell) && cells.at(cell);
  };

/** Yields the squares of two by two true cells. */
export function* noTwoByTwo(board: Board, cells: Grid<boolean>): Iterable<readonly Cell[]> {
  for (let row = 1; row < board.height; row++)
    for (let col = 1; col < board.width; col++) {
      const square = [row - 1, row].flatMap((at) => [board.cell(at, col - 1), board.cell(at, col)]);
      if (square.every((cell) => cells.at(cell))) yield square;
    }
}

/** The neighbours of a cell that come after it in reading order. */
const BESIDE: readonly (readonly [down: number, right: number])[] = [
  [0, 1],
  [1, 0],
];

/** Yields the pairs of true cells that touch. */
export function* noneAdjacent(
  board: Board,
  cells: Grid<boolean>,
  corners: boolean,
): Iterable<readonly Cell[]> {
  const isTrue = testOf(board, cells);
  const later: readonly (readonly [down: number, right: number])[] = corners
    ? [...BESIDE, [1, -1], [1, 1]]
    : BESIDE;
  for (const cell of cells.places) {
    if (!cells.at(cell)) continue;
    for (const [down, right] of later) {
      const [row, col] = [cell.row + down, cell.col + right];
      if (isTrue(row, col)) yield [cell, board.cell(row, col)];
    }
  }
}

/** Yields the groups of connected true cells, except for the largest. */
export function* allConnected(board: Board, cells: Grid<boolean>): Iterable<readonly Cell[]> {
  const groups = regionsOf(board, (one, other) => cells.at(one) && cells.at(other));
  const largestFirst = groups.filter(([first]) => cells.at(first!)).toSorted((a, b) => b.length - a.length);
  yield* largestFirst.slice(1);
}

/** Tests whether a number counts a place, by the distance of the place from it. */
const isAround = {
  sides: (down: number, right: number, towards?: string) =>
    towards === 'right'
      ? down === 0 && (right === 0 || right === -1)
      : right === 0 && (down === 0 || down === -1),
  neighbours: (down: number, right: number) => Math.abs(down) + Math.abs(right) === 1,
  around: (down: number, right: number) => Math.max(Math.abs(down), Math.abs(right)) === 1,
  block: (down: number, right: number) => Math.max(Math.abs(down), Math.abs(right)) <= 1,
  corner: (down: number, right: number) => (down === 0 || down === -1) && (right === 0 || right === -1),
};

/** Yields the numbers that are not the number of true places around them. */
export function* countAround(
  places: Grid<boolean, Cell | Side>,
  numbers: Grid<unknown, any>,
  which: keyof typeof isAround,
): Iterable<readonly Place[]> {
  const truePlaces = places.places.filter((place) => places.at(place));
  const byRow = groupBy(truePlaces, ({ row }) => row);
  for (const [at, n] of numbers.known()) {
    if (typeof n !== 'number') continue;
    const touching = [-1, 0, 1]
      .flatMap((down) => byRow.get(at.row + down) ?? [])
      .filter((place) =>
        isAround[which](
          place.row - at.row,
          place.col - at.col,
          'towards' in place ? place.towards : undefined,
        ),
      );
    if (touching.length !== n) yield [at];
  }
}

/** Yields the numbers outside that are not the number of true cells in their line. */
export function* countInLine(
  cells: Grid<boolean>,
  numbers: Grid<unknown, Outside>,
): Iterable<readonly Outside[]> {
  const inRow = new Map<number, number>();
  const inColumn = new Map<number, number>();
  for (const [{ row, col }, isTrue] of cells.entries()) {
    if (!isTrue) continue;
    inRow.set(row, (inRow.get(row) ?? 0) + 1);
    inColumn.set(col, (inColumn.get(col) ?? 0) + 1);
  }
  for (const [place, n] of numbers.known()) {
    if (typeof n !== 'number') continue;
    const isRow = place.end === 'left' || place.end === 'right';
    const count = isRow ? inRow.get(place.row) : inColumn.get(place.col);
    if ((count ?? 0) !== n) yield [place];
  }
}

/** Yields the regions, or their numbers, with another number of true cells. */
export function* countInRegion(
  cells: Grid<boolean>,
  regions: readonly (readonly Cell[])[],
  wanted: number | Grid<unknown>,
): Iterable<readonly Cell[]> {
  for (const region of regions) {
    let count = 0;
    for (const cell of region) if (cells.at(cell)) count++;
    if (typeof wanted === 'number') {
      if (count !== wanted) yield region;
    } else
      for (const cell of region) {
        const n = wanted.at(cell);
        if (typeof n === 'number' && n !== count) yield [cell];
      }
  }
}

/** Yields the pairs of equal numbers in a group of cells. */
export function* allDifferentIn(
  numbers: Grid<unknown>,
  groups: Iterable<readonly Cell[]>,
): Iterable<readonly Cell[]> {
  for (const group of groups) {
    const first = new Map<unknown, Cell>();
    for (const cell of group) {
      if (!numbers.has(cell)) continue;
      const twin = first.get(numbers.at(cell));
      if (twin) yield [twin, cell];
      else first.set(numbers.at(cell), cell);
    }
  }
}

/** Yields loose ends and branches, and every loop but the first; all cells if there is no line. */
export function* oneLoop(
  board: Board,
  lines: Grid<boolean, Link> | Grid<boolean, Side>,
): Iterable<readonly Place[]> {
  const { loops, loose } = traceLoops(lines as Grid<boolean, Side>) as {
    readonly loops: readonly (readonly Place[])[];
    readonly loose: readonly Place[];
  };
  for (const place of loose) yield [place];
  if (loops.length === 0 && loose.length === 0) yield board.cells;
  yield* loops.slice(1);
}

/** Returns the connected cells of the same part. */
const partsOf = (board: Board, part: Grid<number>) =>
  regionsOf(board, (one, other) => part.at(one) === part.at(other));

const extent = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
const heightOf = (cells: readonly Cell[]): number => extent(cells.map(({ row }) => row));
const widthOf = (cells: readonly Cell[]): number => extent(cells.map(({ col }) => col));

/** Yields the parts that are not rectangles, or do not have exactly one clue. */
export function* oneClueRectangles(
  board: Board,
  part: Grid<number>,
  clues: Grid<unknown>,
): Iterable<readonly Cell[]> {
  for (const cells of partsOf(board, part)) {
    const inside = cells.filter((cell) => clues.at(cell) !== undefined);
    if (inside.length !== 1 || heightOf(cells) * widthOf(cells) !== cells.length) yield cells;
  }
}

/** Yields the rectangles that do not fit their clue. */
export function* rectangleShape(
  board: Board,
  part: Grid<number>,
  clues: Grid<unknown>,
  fits: (clue: any, height: number, width: number) => boolean,
): Iterable<readonly Cell[]> {
  for (const cells of partsOf(board, part)) {
    const [height, width] = [heightOf(cells), widthOf(cells)];
    const inside = clues.pick(cells).filter((clue) => clue !== undefined);
    if (inside.length === 1 && height * width === cells.length && !fits(inside[0], height, width))
      yield cells;
  }
}

/** Yields the corners at which four parts meet. */
export function* noFourMeet(board: Board, part: Grid<number>): Iterable<readonly Corner[]> {
  for (const block of board.rectangles(2, 2))
    if (new Set(part.pick(block)).size === 4) yield [corner(block[3]!.row, block[3]!.col)];
}
