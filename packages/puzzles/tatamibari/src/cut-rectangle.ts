import { type Board, type Cell, Grid, type Random } from '@gridproof/describe';
import { type Shape, shapeOf } from './shape.js';

/** A division of a board into rectangles with a sign each, and the number of the sign of each cell. */
interface Draft {
  readonly puzzle: { readonly board: Board; readonly signs: Grid<Shape | '?' | undefined> };
  readonly answer: Grid<number>;
}

/**
 * Cuts a rectangle in two where a rival differs from the answer, so that no four rectangles meet, and squares come first. Returns undefined
 * if no cut is possible.
 */
export function cutRectangle(
  { puzzle: { board, signs }, answer }: Draft,
  rival: Grid<number>,
  random: Random,
) {
  const places = signs.known().map(([place]) => place);
  const cellsOf = (part: number) => board.cells.filter((one) => answer.at(one) === part);
  const differing = [...places.keys()].filter((part) => cellsOf(part).some((one) => rival.at(one) !== part));
  const cuts = random.shuffled(differing).flatMap((part) => random.shuffled(cutsOf(cellsOf(part))));
  const squaresFirst = [...cuts.filter(hasSquare), ...cuts.filter((cut) => !hasSquare(cut))];
  for (const [first, second] of squaresFirst) {
    const isFirst = places.some((place) => first.includes(place));
    const cut = isFirst ? second : first;
    const divided = answer.map((part, one) => (cut.includes(one) ? places.length : part));
    if (board.corners.some((at) => new Set(divided.pick(board.cellsAround(at))).size === 4)) continue;
    const all = [...places, cut[random.below(cut.length)]!];
    const order = board.cells.filter((one) => all.includes(one)).map((one) => all.indexOf(one));
    const renumbered = divided.map((part) => order.indexOf(part));
    const sign = (one: Cell) =>
      all.includes(one)
        ? shapeOf(board.cells.filter((other) => renumbered.at(other) === renumbered.at(one)))
        : undefined;
    return { clues: { signs: Grid.from(board.cells, sign) }, answer: renumbered };
  }
  return undefined;
}

/** Returns the ways to cut a rectangle in two. */
const cutsOf = (cells: readonly Cell[]) =>
  (['row', 'col'] as const).flatMap((axis) =>
    [...new Set(cells.map((one) => one[axis]))]
      .slice(1)
      .map(
        (line) =>
          [cells.filter((one) => one[axis] < line), cells.filter((one) => one[axis] >= line)] as const,
      ),
  );

const hasSquare = (halves: readonly (readonly Cell[])[]) =>
  halves.some((cells) => shapeOf(cells) === 'square');
