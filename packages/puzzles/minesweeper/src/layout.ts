import {
  type Board,
  type Cell,
  Grid,
  PuzzleError,
  placeName,
  type Scanner,
  type TextPosition,
} from '@gridproof/describe';
import { readMaskedBits, writeMaskedBits } from './masked-bits.js';

/** All mines of a board, and the safe cell that is opened first: what an id of the original program holds. */
export interface Layout {
  readonly click: Cell;
  readonly mines: Grid<boolean>;
  /** True if the layout is masked, so that nobody reads the positions of mines by accident. */
  readonly masked: boolean;
}

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

/** Inverse of `readLayout`. */
export const writeLayout = ({ click: { row, col }, mines, masked }: Layout): string =>
  `${col},${row},${writeMaskedBits(mines.values, { masked })}`;

/** Returns the cells that the first click opens: the surroundings of a cell without mines around it are opened too. */
export function opened(board: Board, { click, mines }: Layout): Grid<number | undefined> {
  const numbers = new Map<Cell, number>();
  const open = [click];
  for (const cell of open) {
    if (numbers.has(cell)) continue;
    const around = board.around(cell);
    const number = around.filter((one) => mines.at(one)).length;
    numbers.set(cell, number);
    if (number === 0) open.push(...around);
  }
  return Grid.from(board.cells, (cell) => numbers.get(cell));
}

/** Returns the number of mines. */
export const minesIn = ({ mines }: Layout): number => mines.values.filter(Boolean).length;

/** The error that another number of mines is given than the layout has. */
export const otherTotal = (found: number | undefined, layout: Layout, position?: TextPosition): PuzzleError =>
  new PuzzleError(
    'total-mismatch',
    `the number of mines is ${found ?? 'missing'}, expected ${minesIn(layout)} as in the layout`,
    position,
  );

/** A board in the middle of a game, and its layout where that is known. */
interface Game {
  readonly board: Board;
  readonly clues: Grid<unknown>;
  /** The number of mines on the board; undefined if unknown. */
  readonly mines: number | undefined;
  readonly layout: Layout | undefined;
}

/** Demands that a puzzle shows what the first click of its layout opens. */
export function checkLayout(
  { board, clues, mines, layout }: Game,
  where: (at: Cell) => TextPosition = () => ({}),
): void {
  if (!layout) return;
  if (mines !== minesIn(layout)) throw otherTotal(mines, layout);
  for (const [cell, number] of opened(board, layout).entries())
    if (clues.at(cell) !== number)
      throw new PuzzleError(
        'board-mismatch',
        `${placeName(cell)} is '${clues.at(cell) ?? '.'}', expected '${number ?? '.'}' as the first click of the layout shows it`,
        where(cell),
      );
}
