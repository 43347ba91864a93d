import type { Cell } from '@gridproof/core';
import { type CellPaths, inPathOrder } from '../layer/cell-paths.js';
import type { Scanner } from '../text/scanner.js';
import { defineCoding } from './coding.js';

/**
 * Coding of the cells of each path, counted from 0 in reading order and separated by commas, with `|` between the paths, in Puzzle Team
 * tasks.
 */
export const pathNumbers = defineCoding({
  read: (scanner, { board }): CellPaths => {
    const paths: Cell[][] = [[]];
    for (;;) {
      paths.at(-1)!.push(cellIn(scanner, board.cells));
      if (scanner.take(/\|/y)) paths.push([]);
      else if (!scanner.take(/,/y)) return inPathOrder(paths);
    }
  },
  write: (content: CellPaths, { board }) =>
    content.map((path) => path.map(({ row, col }) => row * board.width + col).join(',')).join('|'),
  pattern: /^\d+(?:[,|]\d+)*$/,
  example: '0,1,7|8,2…',
});

function cellIn(scanner: Scanner, cells: readonly Cell[]): Cell {
  const start = scanner.at;
  const digits = scanner.take(/\d{1,9}/y);
  if (digits === undefined) throw scanner.unexpected('the number of a cell');
  const cell = cells[Number(digits)];
  if (cell) return cell;
  throw scanner.error(
    'out-of-range',
    `found ${digits}, expected a cell from 0 to ${cells.length - 1}`,
    start,
  );
}
