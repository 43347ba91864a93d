import { type Board, type Cell, type ClueCage, type Grid, type Random, regionsOf } from '@gridproof/describe';

/** The most cells of two cages that become one; the larger, the more seldom. */
const SIZES = [2, 3, 3, 4, 5];
const MOST = Math.max(...SIZES);

/** All cells of a board in cages at random, in which no number of an answer stands twice, with their sums. */
export function drawKiller(board: Board, answer: Grid<number>, random: Random): readonly ClueCage[] {
  const cageOf = new Map(board.cells.map((cell) => [cell, [cell]]));
  const join = (one: readonly Cell[], other: readonly Cell[], most: number) => {
    const both = [...one, ...other];
    const fits = both.length <= most && new Set(answer.pick(both)).size === both.length;
    if (fits) for (const cell of both) cageOf.set(cell, both);
  };
  const neighbours = random.shuffled(board.innerSides.map((side) => board.cellsAt(side)));
  for (const pair of neighbours) {
    const [one, other] = pair.map((cell) => cageOf.get(cell)!) as [Cell[], Cell[]];
    join(one, other, SIZES[random.below(SIZES.length)]!);
  }
  // The sum of a cell that is left alone would say what it is.
  for (const pair of neighbours) {
    const [one, other] = pair.map((cell) => cageOf.get(cell)!) as [Cell[], Cell[]];
    if (one.length === 1 || other.length === 1) join(one, other, MOST);
  }
  return regionsOf(board, (one, other) => cageOf.get(one) === cageOf.get(other)).map((cells) => ({
    cells,
    clue: answer.pick(cells).reduce((sum, n) => sum + n, 0),
  }));
}
