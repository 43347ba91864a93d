import { type Board, type Cell, Grid, PuzzleError, placeName, type TextPosition } from '@gridproof/core';
import { readMaskedBits, type Scanner, writeMaskedBits } from '@gridproof/formats';
import { type Layout, type Minesweeper, signOf } from './minesweeper.js';

/** Reads `x,y,m…`: column and row of the first click, from 0, then the mines, masked (`m`) or not (`u`). */
export function readLayout(description: Scanner, board: Board): Layout {
  if (description.peek === 'r')
    throw description.error(
      'random-seed',
      'this is a random seed that only its own program can turn into a puzzle; expected the first click, as in 2,4,',
    );
  const start = description.at;
  const col = coordinate(description, 'column', board.width);
  const row = coordinate(description, 'row', board.height);
  const click = board.cell(row, col);
  const masked = description.peek === 'm';
  const mines = new Grid(board.cells, readMaskedBits(description, board.cells.length));
  if (mines.at(click))
    throw description.error(
      'mine-clicked',
      `the first click, in ${placeName(click)}, hits a mine, expected a safe cell`,
      start,
    );
  return { click, mines, masked };
}

function coordinate(description: Scanner, name: string, end: number): number {
  const start = description.at;
  const digits = description.take(/\d+(?=,)/y);
  if (digits === undefined) throw description.unexpected(`the ${name} of the first click and a comma`);
  if (Number(digits) >= end)
    throw description.error(
      'out-of-range',
      `found ${digits}, expected the ${name} of the first click, from 0 to ${end - 1}`,
      start,
    );
  description.next();
  return Number(digits);
}

/** The inverse of `readLayout`. */
export const writeLayout = ({ click: { row, col }, mines, masked }: Layout): string =>
  `${col},${row},${writeMaskedBits(mines.values, { masked })}`;

/** The puzzle that the first click makes: where a cell has no mines around it, the cells around it are opened too. */
export function opened(board: Board, layout: Layout): Minesweeper {
  const numbers = new Map<Cell, number>();
  const open = [layout.click];
  for (const cell of open) {
    if (numbers.has(cell)) continue;
    const around = board.around(cell);
    const number = around.filter((one) => layout.mines.at(one)).length;
    numbers.set(cell, number);
    if (number === 0) open.push(...around);
  }
  return {
    board,
    clues: Grid.over(board.cells, (cell) => numbers.get(cell)),
    total: layout.mines.values.filter(Boolean).length,
    layout,
  };
}

/** The error that another number of mines is told than the layout has. */
export const otherTotal = (told: number, { total }: Minesweeper, position?: TextPosition): PuzzleError =>
  new PuzzleError(
    'other-total',
    `the number of mines is ${told}, expected ${total} as in the layout`,
    position,
  );

/** A puzzle that is told together with its layout: they must show the same. */
export function withLayout({ board, clues, total }: Minesweeper, layout: Layout): Minesweeper {
  const puzzle = opened(board, layout);
  if (total !== undefined && total !== puzzle.total) throw otherTotal(total, puzzle);
  for (const [cell, number] of puzzle.clues.entries())
    if (clues.at(cell) !== number)
      throw new PuzzleError(
        'other-board',
        `${placeName(cell)} is '${signOf(clues.at(cell))}', expected '${signOf(number)}' as the first click of the layout shows it`,
      );
  return puzzle;
}
