import {
  type Board,
  type Cell,
  type Link,
  link,
  placeKey,
  type Regions,
  regionBorders,
} from '@gridproof/describe';

/** The link of two cells side by side. */
export const linkOf = ([one, other]: readonly [Cell, Cell]): Link => {
  const [{ row, col }, below] = one.row < other.row || one.col < other.col ? [one, other] : [other, one];
  return link(row, col, row < below.row ? 'below' : 'right');
};

/** The links that cross a border of regions, in reading order. */
export const borderLinks = (board: Board, regions: Regions): readonly Link[] => {
  const crossing = new Set(
    regionBorders(board, regions).flatMap(({ across }) => across.map((both) => placeKey(linkOf(both)))),
  );
  return board.links.filter((one) => crossing.has(placeKey(one)));
};
