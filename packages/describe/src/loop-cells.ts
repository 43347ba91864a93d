import {
  type Board,
  type Bool,
  type Cell,
  Grid,
  iff,
  type Link,
  not,
  placeKey,
  traceLoops,
} from '@gridproof/core';

/** The conditions that a line runs along links from a cell to the left, right, above and below, each list from the nearest on. */
export type LineRays = readonly [readonly Bool[], readonly Bool[], readonly Bool[], readonly Bool[]];

/** Returns the conditions that a line runs along the links in four directions from a cell. */
export const lineRays = (board: Board, cell: Cell, line: Grid<Bool, Link>): LineRays => [
  line.pick(board.linksFrom(cell, 'left')),
  line.pick(board.linksFrom(cell, 'right')),
  line.pick(board.linksFrom(cell, 'above')),
  line.pick(board.linksFrom(cell, 'below')),
];

/** Returns the conditions that the line goes straight on in a cell. */
export function goStraight([[left = false], [right = false], [above = false], [below = false]]: LineRays) {
  // Each turn violates its own part of the rule, independently of the others.
  const noTurns = [left, right].flatMap((beside) => [above, below].map((other) => iff(beside, not(other))));
  return [iff(left, right), iff(above, below), ...noTurns];
}

/** Returns the conditions that the line turns in a cell. */
export const turn = ([[left = false], [right = false], [above = false], [below = false]]: LineRays) => [
  iff(left, not(right)),
  iff(above, not(below)),
];

/** Returns the clues that fit closed lines at their cells; `clueAt` returns that of the nth cell of a loop. */
export function cluesAlong<C>(
  board: Board,
  line: Grid<boolean, Link>,
  clueAt: (loop: readonly Cell[], nth: number) => C | undefined,
): Grid<C | undefined> {
  const { loops } = traceLoops(line);
  const clues = new Map(
    loops.flatMap((loop) => loop.map((cell, nth) => [placeKey(cell), clueAt(loop, nth)] as const)),
  );
  return Grid.from(board.cells, (cell) => clues.get(placeKey(cell)));
}
