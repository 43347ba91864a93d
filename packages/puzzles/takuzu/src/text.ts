import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkRectangle,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Size,
  type Token,
  theOnlyBoard,
  yesOrNo,
} from '@gridproof/formats';

export type Digit = 0 | 1;

/** A board of even sides with some of its digits. */
export interface Takuzu {
  readonly board: Board;
  readonly givens: Grid<Digit | undefined>;
  /** Whether equal rows and equal columns are forbidden: so in Takuzu, not in every Unruly. */
  readonly linesDiffer: boolean;
}

/** Makes a puzzle of rows of digits; throws `PuzzleError` where a side is odd. */
export function takuzuOf(rows: readonly (readonly (Digit | undefined)[])[], linesDiffer = true): Takuzu {
  const board = new Board(rows[0]?.length ?? 0, rows.length);
  checkSides(board);
  return { board, givens: new Grid(board.cells, rows.flat()), linesDiffer };
}

/** As many zeros as ones in each line: that needs even sides. */
export function checkSides({ width, height }: Size): void {
  if (width % 2 || height % 2)
    throw new PuzzleError('odd-side', `the board is ${width} wide and ${height} high, expected even sides`);
}

export function parse(text: string): Takuzu {
  const { fields, boards } = readTextBoard(text, ['lines differ']);
  const rows = theOnlyBoard(boards).map(characters);
  const digits = rows.map((row) =>
    row.map((token) => (/^[._]$/.test(token.text) ? undefined : digit(token, " or '.'"))),
  );
  checkRectangle(rows);
  return takuzuOf(digits, yesOrNo(fields, 'lines differ', true));
}

export function print({ board, givens, linesDiffer }: Takuzu): string {
  return `${linesDiffer ? '' : 'lines differ: no\n'}${printDigits(board, givens)}`;
}

export function parseAnswer(text: string, { board }: Takuzu): Grid<Digit> {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(characters);
  const digits = rows.map((row) => row.map((token) => digit(token)));
  checkSameSize(rows, board, 'the answer');
  return new Grid(board.cells, digits.flat());
}

export const printDigits = (board: Board, digits: Grid<Digit | undefined>): string =>
  printBoard(board, digits, (digit) => `${digit ?? '.'}`);

function digit(token: Token, more = ''): Digit {
  if (token.text === '0') return 0;
  if (token.text === '1') return 1;
  throw new PuzzleError(
    'bad-symbol',
    `found '${token.text}', expected 0, 1${more}`.replace(/, 1$/, ' or 1'),
    token,
  );
}
