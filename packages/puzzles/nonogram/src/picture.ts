import { type Board, type Cell, Grid, type Outside, type Random } from '@gridproof/describe';

/** The minimum and maximum percentage of shaded cells. */
const SHARE = [50, 60] as const;

/** The maximum height of a cell, and the height beyond the edge, which is low so that pictures are central. */
const HEIGHT = 1000;
const BEYOND = 420;

/** Draws a picture of blotches: heights at random, of which each cell takes those about it, and the highest cells are shaded. */
export function drawPicture(board: Board, random: Random): Grid<boolean> {
  const heights = Grid.from(board.cells, () => random.below(HEIGHT));
  const smooth = heights.map((_, cell) => {
    const about = heights.pick(board.block(cell));
    return about.reduce((sum, height) => sum + height, (9 - about.length) * BEYOND);
  });
  const [least, most] = SHARE;
  const number = Math.round((board.cells.length * (least + random.below(most - least + 1))) / 100);
  const highest = board.cells.toSorted((one, other) => smooth.at(other) - smooth.at(one)).slice(0, number);
  const shaded = new Set(highest);
  return Grid.from(board.cells, (cell) => shaded.has(cell));
}

/** The lengths of the runs of shaded cells in each column and each row. */
export const runsIn = (board: Board, picture: Grid<boolean>): Grid<readonly number[], Outside> =>
  Grid.from(board.outside(['above', 'left']), (end) => {
    const signs = picture.pick(board.lineFrom(end)).map((isShaded) => (isShaded ? '#' : ' '));
    return (signs.join('').match(/#+/g) ?? []).map(({ length }) => length);
  });

/** The picture with another shade in one of the cells in which a rival differs, of each group of such cells that share lines. */
export function repairPicture(picture: Grid<boolean>, rival: Grid<boolean>, random: Random): Grid<boolean> {
  const other = new Set<Cell>();
  const left = new Set(random.shuffled(picture.places.filter((cell) => picture.at(cell) !== rival.at(cell))));
  for (const cell of left) {
    other.add(cell);
    const group = new Set([cell]);
    for (const { row, col } of group)
      for (const one of left) if (one.row === row || one.col === col) group.add(one);
    for (const one of group) left.delete(one);
  }
  return picture.map((shaded, cell) => shaded !== other.has(cell));
}
