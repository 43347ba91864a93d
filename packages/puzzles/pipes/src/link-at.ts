import { type Board, type Cell, type End, type Link, link } from '@gridproof/describe';

/** The link at an end of a cell, over the rim where the cell lies there; a board that does not wrap has none of that place. */
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
