import { type Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkBoards,
  checkRows,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
  words,
} from '@gridproof/formats';
import { boardOfCorners, type Clue, inRows, type Slant, type Stroke, slantOf } from './slant.js';

const STROKES: Readonly<Record<string, Stroke>> = { '/': 'slash', '\\': 'backslash' };
const SIGNS: Readonly<Record<Stroke, string>> = { slash: '/', backslash: '\\' };

/** Reads the clues, a row of corners a line, and perhaps below them the diagonals that are drawn already. */
export function parse(text: string): Slant {
  // A slash ends a row of corners; in a row of cells it is a diagonal.
  const [corners = []] = readTextBoard(text).boards;
  const { boards } = readTextBoard(text, [], { slashEndsRow: false });
  const rows = corners.map(characters);
  const clues = rows.flat().map(clue);
  checkRows(rows, undefined, 'corner');
  const board = boardOfCorners(rows[0]!.length, rows.length);
  checkBoards(boards, 2, 'one of numbers and one of diagonals');
  const cells = boards[1];
  return slantOf(board, clues, cells && strokes(cells, board, 'the board of diagonals', known));
}

export function print({ board, clues, givens }: Slant): string {
  const lines = inRows(clues.values, board.width + 1)
    .map((row) => row.map((clue) => clue ?? '.').join(''))
    .join('\n');
  return givens.known().length ? `${lines}\n\n${printStrokes(board, givens)}` : lines;
}

/** Rows of diagonals; all may stand on one line, with blanks between them. */
export function parseAnswer(text: string, { board }: Slant): Grid<Stroke> {
  const lines = theOnlyBoard(readTextBoard(text, [], { slashEndsRow: false }).boards);
  const parts = lines.flatMap(words);
  const inOneLine = lines.length === 1 && board.height > 1 && parts.length === board.height;
  const rows = inOneLine ? parts : lines;
  return new Grid(board.cells, strokes(rows, board, 'the answer', stroke));
}

export const printStrokes = (board: Board, strokes: Grid<Stroke | undefined>): string =>
  printBoard(board, strokes, (stroke) => (stroke ? SIGNS[stroke] : '.'));

function strokes<T>(rows: readonly Token[], board: Board, what: string, read: (token: Token) => T): T[] {
  const tokens = rows.map(characters);
  const found = tokens.flat().map((token) => read(token));
  checkSameSize(tokens, board, what);
  return found;
}

const isEmpty = (token: Token): boolean => /^[._]$/.test(token.text);

function clue(token: Token): Clue | undefined {
  if (isEmpty(token)) return undefined;
  if (token.text === '?') return '?';
  if (/^[0-4]$/.test(token.text)) return Number(token.text) as Clue;
  throw unexpected(token, "a number from 0 to 4, '?' or '.'");
}

const known = (token: Token): Stroke | undefined =>
  isEmpty(token) ? undefined : stroke(token, String.raw`'/', '\' or '.'`);

function stroke(token: Token, expected = String.raw`'/' or '\'`): Stroke {
  const found = STROKES[token.text];
  if (found) return found;
  throw unexpected(token, expected);
}

const unexpected = (token: Token, expected: string): PuzzleError =>
  new PuzzleError('bad-symbol', `found '${token.text}', expected ${expected}`, token);
