import {
  allDifferent,
  and,
  type Board,
  type Bool,
  type Cell,
  type Corner,
  connected,
  count,
  Graph,
  Grid,
  type IntVar,
  iff,
  implies,
  type Link,
  not,
  type Outside,
  or,
  type Side,
  singleLoop,
  windows,
} from '@gridproof/core';
import type { Regions } from '../layer/regions.js';
import {
  cellsInParts,
  cellsTowardsClue,
  cluesReaching,
  type RectangleOptions,
} from '../rectangle-options.js';
import type { RuleInstance } from './standard-rule.js';

// The readings for the solver. They share no code with `verify-rules.ts`.

/** Forbids two by two cells that are all true. */
export function* noTwoByTwo(board: Board, cells: Grid<Bool>): Iterable<RuleInstance> {
  for (const square of board.rectangles(2, 2)) yield [square, not(and(...cells.pick(square)))];
}

/** Forbids two true cells beside each other, or also diagonally. */
export function* noneAdjacent(board: Board, cells: Grid<Bool>, corners: boolean): Iterable<RuleInstance> {
  if (!corners) {
    for (const line of board.lines)
      for (const two of windows(line, 2))
        if (two.every((cell) => cells.has(cell))) yield [two, not(and(...cells.pick(two)))];
    return;
  }
  // At most one of the four cells around a corner is true; on a board of one line, one of two neighbours.
  for (const block of board.rectangles(Math.min(2, board.height), Math.min(2, board.width))) {
    const present = block.filter((cell) => cells.has(cell));
    if (present.length > 1) yield [present, count(cells.pick(present)).atMost(1)];
  }
}

/** Connects the true cells by their sides. */
export function* allConnected(board: Board, cells: Grid<Bool>, neverAlone: boolean): Iterable<RuleInstance> {
  // An isolated cell would be disconnected from the rest: these clauses save most rounds of the lazy constraint.
  if (neverAlone)
    for (const cell of board.cells) {
      const beside = board.neighbours(cell);
      if (beside.length + 1 < board.cells.length)
        yield [[cell, ...beside], implies(cells.at(cell), or(...cells.pick(beside)))];
    }
  yield [board.cells, connected(Graph.ofNodes(cells, (cell) => board.neighbours(cell)))];
}

/** Returns the places around a number that it counts. */
const placesAround = {
  sides: (board: Board, cell: Cell) => board.sidesOf(cell),
  neighbours: (board: Board, cell: Cell) => board.neighbours(cell),
  around: (board: Board, cell: Cell) => board.around(cell),
  block: (board: Board, cell: Cell) => board.block(cell),
  corner: (board: Board, corner: Corner) => board.cellsAround(corner),
};

/** Makes each number the number of true places around it. */
export function* countAround(
  board: Board,
  places: Grid<Bool, Cell | Side>,
  numbers: Grid<unknown, any>,
  which: keyof typeof placesAround,
): Iterable<RuleInstance> {
  for (const [at, n] of numbers.known()) {
    if (typeof n !== 'number') continue;
    const near: readonly (Cell | Side)[] = placesAround[which](board, at as Cell & Corner);
    yield [at, count(places.pick(near.filter((place) => places.has(place)))).is(n)];
  }
}

/** Makes each number outside the number of true cells in its line. */
export function* countInLine(
  board: Board,
  cells: Grid<Bool>,
  numbers: Grid<unknown, Outside>,
): Iterable<RuleInstance> {
  for (const [end, n] of numbers.known()) {
    if (typeof n !== 'number') continue;
    const line = board.lineFrom(end).filter((cell) => cells.has(cell));
    yield [end, count(cells.pick(line)).is(n)];
  }
}

/** Makes the number of true cells of each region the given one, or the one that stands in a cell of the region. */
export function* countInRegion(
  cells: Grid<Bool>,
  regions: Regions,
  wanted: number | Grid<unknown>,
): Iterable<RuleInstance> {
  for (const region of regions) {
    const all = count(cells.pick(region));
    if (typeof wanted === 'number') yield [region, all.is(wanted)];
    else
      for (const cell of region) {
        const n = wanted.at(cell);
        if (typeof n === 'number') yield [cell, all.is(n)];
      }
  }
}

/** Makes the numbers of each group of cells different. */
export function* allDifferentIn(
  numbers: Grid<IntVar>,
  groups: Iterable<readonly Cell[]>,
): Iterable<RuleInstance> {
  for (const group of groups) {
    const present = group.filter((cell) => numbers.has(cell));
    if (present.length > 1) yield [present, allDifferent(numbers.pick(present))];
  }
}

/** Makes the lines one closed loop. */
export function* oneLoop(board: Board, lines: Grid<Bool, Link> | Grid<Bool, Side>): Iterable<RuleInstance> {
  yield [
    lines.places[0]?.kind === 'side' ? board.sides : board.cells,
    singleLoop(Graph.ofLines(lines as Grid<Bool, Side>)),
  ];
}

/** Gives each cell to a clue in reach; the parts of clues of unknown shape are rectangles. */
export function* oneClueRectangles(
  board: Board,
  part: Grid<IntVar>,
  options: readonly RectangleOptions[],
): Iterable<RuleInstance> {
  // The rule holds for all parts, even if other rules restrict the shape of each.
  yield [board.cells, true];
  const among = cluesReaching(board, options);
  for (const [cell, clues] of among.entries()) if (clues.length === 1) yield [cell, false];
  const inPart = cellsInParts(board, part, options, among);
  for (const [n, { clue, rectangles }] of options.entries()) {
    const isIn = inPart[n]!;
    const alone = isIn.places.filter((cell) => among.at(cell).includes(options.length));
    if (alone.length > 1) yield [clue, and(...isIn.pick(alone))];
    if (rectangles) continue;
    // A cell belongs to the part if and only if the cells between it and the clue do: those in the row and in the column of the clue.
    const whole = board.cells.flatMap((cell) => {
      const between = cellsTowardsClue(clue, cell);
      if (between.length === 0 || !between.every((one) => isIn.has(one))) return [];
      const own = isIn.has(cell) && isIn.at(cell);
      const both = and(...isIn.pick(between));
      return between.length === 1 ? implies(own, both) : iff(own, both);
    });
    yield [clue, and(...whole)];
  }
}

/** Makes the part of each clue of known shape one of its rectangles. */
export function* rectangleShape(
  board: Board,
  part: Grid<IntVar>,
  options: readonly RectangleOptions[],
): Iterable<RuleInstance> {
  const inPart = cellsInParts(board, part, options);
  for (const [n, { clue, cells, rectangles }] of options.entries()) {
    if (!rectangles) continue;
    // A complete rectangle is the part if it has no larger one around it, or if the cells beside it belong elsewhere.
    const isPart = rectangles.map((one): Bool => {
      const inside = new Set(one);
      const isNested = rectangles.some(
        (other) => other.length > one.length && one.every((cell) => other.includes(cell)),
      );
      const beside = isNested
        ? cells.filter((cell) => !inside.has(cell) && board.neighbours(cell).some((next) => inside.has(next)))
        : [];
      return {
        op: 'defined',
        as: and(...inPart[n]!.pick(one), ...inPart[n]!.pick(beside).map((cell) => not(cell))),
      };
    });
    const covering = Grid.from(cells, (): Bool[] => []);
    for (const [at, one] of rectangles.entries()) for (const cell of one) covering.at(cell).push(isPart[at]!);
    // One rectangle is the part, which has no cell outside it.
    const within = cells.map((cell) => iff(inPart[n]!.at(cell), or(...covering.at(cell))));
    yield [clue, and(count(isPart).is(1), ...within)];
  }
}

/** Forbids corners at which four parts meet. */
export function* noFourMeet(
  board: Board,
  part: Grid<IntVar>,
  options: readonly RectangleOptions[],
): Iterable<RuleInstance> {
  const inPart = cellsInParts(board, part, options);
  const areJoined = (one: Cell, other: Cell): Bool => {
    const common = inPart.filter((cells) => cells.has(one) && cells.has(other));
    return or(...common.map((cells) => and(cells.at(one), cells.at(other))));
  };
  for (const corner of board.corners) {
    const [a, b, c, d] = board.cellsAround(corner);
    if (a && b && c && d)
      yield [corner, or(areJoined(a, b), areJoined(c, d), areJoined(a, c), areJoined(b, d))];
  }
}
