import {
  type Board,
  type Grid,
  type Link,
  type Picture,
  type Side,
  type Stroke,
  side,
} from '@gridproof/describe';
import { linkAt } from './link-at.js';
import { ENDS, hasEnd, rotations } from './tile.js';

/** Tiles as they lie, or turned as their known pipes require; walls at barriers, and around a board that does not wrap. */
export function drawTiles(
  {
    board,
    tiles,
    barriers,
    wrap,
    givens,
  }: {
    readonly board: Board;
    readonly tiles: Grid<number>;
    readonly barriers: Grid<true | undefined, Link>;
    readonly wrap: boolean;
    readonly givens: Grid<boolean | undefined, Link>;
  },
  answer?: Grid<boolean, Link>,
): Partial<Picture> {
  const strokes = tiles.entries().flatMap(([cell, tile]): readonly Stroke[] => {
    if (answer) return [];
    const known = ENDS.map((end) => {
      const link = linkAt(board, cell, end);
      return givens.has(link) ? givens.at(link) : undefined;
    });
    const fits = (way: number) => known.every((is, at) => is === undefined || is === hasEnd(way, ENDS[at]!));
    const way = rotations(tile).find(fits) ?? tile;
    return ENDS.filter((end, at) => hasEnd(way, end) && !known[at]).map((towards) => ({
      at: cell,
      towards,
      source: 'clue',
    }));
  });
  const edgeSides = wrap ? [] : board.sides.filter((one) => board.cellsAt(one).length === 1);
  const walls = [...edgeSides, ...barriers.known().flatMap(([link]) => sidesOf(link, board))];
  return {
    strokes,
    walls: walls.map((at) => ({ at, weight: 'thick', source: 'clue' })),
    ...(wrap && { caption: 'pipes go on at the other side of the board' }),
  };
}

/** Returns the side that a link crosses; a wrapping link crosses two. */
function sidesOf({ row, col, towards }: Link, { width, height }: Board): readonly Side[] {
  const own = side(row, col, towards);
  if (towards === 'right') return col === width - 1 ? [own, side(row, -1, towards)] : [own];
  return row === height - 1 ? [own, side(-1, col, towards)] : [own];
}
