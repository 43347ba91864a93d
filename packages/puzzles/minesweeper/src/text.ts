import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkRectangle,
  checkSameSize,
  printBoard,
  readTextBoard,
  Scanner,
  type Token,
  theOnlyBoard,
} from '@gridproof/formats';
import { readLayout, withLayout, writeLayout } from './layout.js';
import { type Clue, clueOf, type Layout, type Minesweeper, signOf } from './minesweeper.js';

export function parse(text: string): Minesweeper {
  const { fields, boards } = readTextBoard(text, ['mines', 'layout']);
  const rows = theOnlyBoard(boards).map(characters);
  const clues = rows.map((row) => row.map(clue));
  checkRectangle(rows);
  const board = new Board(rows[0]!.length, rows.length);
  const puzzle = {
    board,
    clues: new Grid(board.cells, clues.flat()),
    total: totalOf(fields.get('mines'), board),
    layout: undefined,
  };
  const layout = fields.get('layout');
  return layout ? withLayout(puzzle, layoutOf(layout, board)) : puzzle;
}

export function print({ board, clues, total, layout }: Minesweeper): string {
  const text = [
    ...(total === undefined ? [] : [`mines: ${total}`]),
    ...(layout === undefined ? [] : [`layout: ${writeLayout(layout)}`]),
    printBoard(board, clues, signOf),
  ].join('\n');
  // Digits alone would be a Puzzle Team task.
  return /^\d+$/.test(text) ? `${text}/` : text;
}

/** Mines are `*`, other cells `.`; the clues of the puzzle may stand where they are. */
export function parseAnswer(text: string, { board, clues }: Minesweeper): Grid<boolean> {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(characters);
  checkSameSize(rows, board, 'the answer');
  const tokens = rows.flat();
  return clues.map((clue, { row, col }) => {
    const token = tokens[row * board.width + col]!;
    if (token.text === '*') return true;
    if (token.text === '.' || token.text === signOf(clue)) return false;
    const told = clue === undefined || clue === 'mine' ? '' : `, or '${signOf(clue)}' as in the puzzle`;
    throw new PuzzleError('bad-symbol', `found '${token.text}', expected '*' or '.'${told}`, token);
  });
}

export const printAnswer = (answer: Grid<boolean>, { board, clues }: Minesweeper): string =>
  printBoard(
    board,
    answer.map((mine, cell) => {
      const clue = clues.at(cell);
      return signOf(mine ? 'mine' : clue === 'mine' ? undefined : clue);
    }),
    (sign) => sign,
  );

function clue(token: Token): Clue | undefined {
  if (/^[._]$/.test(token.text)) return undefined;
  const clue = clueOf(token.text);
  if (clue !== undefined) return clue;
  throw new PuzzleError(
    'bad-symbol',
    `found '${token.text}', expected a number from 0 to 8, '?' for a safe cell, '*' for a mine or '.'`,
    token,
  );
}

function totalOf(token: Token | undefined, { cells }: Board): number | undefined {
  if (!token) return undefined;
  if (/^\d+$/.test(token.text) && Number(token.text) <= cells.length) return Number(token.text);
  throw new PuzzleError(
    'bad-field',
    `'mines' is '${token.text}', expected a number from 0 to ${cells.length}`,
    token,
  );
}

function layoutOf({ text, line, column }: Token, board: Board): Layout {
  try {
    return readLayout(new Scanner(text, column - 1), board);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    throw new PuzzleError(error.code, error.message, { line, column: error.column });
  }
}
