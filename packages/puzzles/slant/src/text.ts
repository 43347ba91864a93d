import { type Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkBoards,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
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
  const board = boardOfRows(rows);
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

export function parseAnswer(text: string, { board }: Slant): Grid<Stroke> {
  const rows = theOnlyBoard(readTextBoard(text, [], { slashEndsRow: false }).boards);
  return new Grid(board.cells, strokes(rows, board, 'the answer', stroke));
}

export const printStrokes = (board: Board, strokes: Grid<Stroke | undefined>): string =>
  printBoard(board, strokes, (stroke) => (stroke ? SIGNS[stroke] : '.'));

function boardOfRows(rows: readonly (readonly Token[])[]): Board {
  if (rows.length === 0) throw new PuzzleError('no-rows', 'found no rows, expected a board');
  const across = rows[0]!.length;
  for (const [at, row] of rows.entries())
    if (row.length !== across)
      throw new PuzzleError(
        'ragged',
        `row ${at + 1} has ${row.length} corners, expected ${across}`.replace(/\b1 corners/, '1 corner'),
        { line: row[0]!.line },
      );
  return boardOfCorners(across, rows.length);
}

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
