import { type Board, type Cell, type End, type Link, link } from '@gridproof/describe';

/** Returns the link at an end of a cell, a wrapping link at the edge of the board; boards that do not wrap have no such link. */
export function linkAt({ width, height }: Board, { row, col }: Cell, end: End): Link {
  switch (end) {
    case 'right':
      return link(row, col, 'right');
    case 'left':
      return link(row, (col + width - 1) % width, 'right');
    case 'below':
      return link(row, col, 'below');
    case 'above':
      return link((row + height - 1) % height, col, 'below');
  }
}
