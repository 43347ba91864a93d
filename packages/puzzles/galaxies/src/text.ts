import { type Cell, type Place, PuzzleError, placeKey } from '@gridproof/core';
import {
  boardOf,
  characters,
  checkRows,
  type Dot,
  latticeOf,
  readTextBoard,
  type Token,
  theOnlyBoard,
} from '@gridproof/formats';
import { type Galaxies, galaxiesOf, missingFrom } from './galaxies.js';

const WHITE = /^[oO○]$/;
const BLACK = /^[*●]$/;
const MISSING = /^[xX]$/;
/** Between cells these are lines; everywhere they are places without a centre. */
const NOTHING = /^[._|+-]$/;

/** Reads a board whose cells, sides and corners each have a place: 2 x width - 1 across and 2 x height - 1 down. */
export function parse(text: string): Galaxies {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(characters);
  const tokens = rows.flat();
  const board = boardOf(sizeOf(rows));
  const centers: Dot[] = [];
  const where: Token[] = [];
  const missing: Cell[] = [];
  for (const [index, at] of latticeOf(board).entries()) {
    const token = tokens[index]!;
    if (WHITE.test(token.text) || BLACK.test(token.text)) {
      centers.push({ at, black: BLACK.test(token.text) });
      where.push(token);
    } else if (at.kind === 'cell' && MISSING.test(token.text)) missing.push(at);
    else if (!NOTHING.test(token.text)) throw notASign(token, at);
  }
  return galaxiesOf(board, centers, missing, where);
}

export function print(puzzle: Galaxies): string {
  const { board, centers } = puzzle;
  const signs = new Map(centers.map(({ at, black }) => [placeKey(at), black ? '*' : 'o']));
  for (const cell of missingFrom(puzzle)) signs.set(placeKey(cell), 'x');
  const across = 2 * board.width - 1;
  const text = latticeOf(board).map((at) => signs.get(placeKey(at)) ?? lineAt(at));
  return Array.from({ length: 2 * board.height - 1 }, (_, row) =>
    text.slice(row * across, (row + 1) * across).join(''),
  ).join('\n');
}

function lineAt(at: Place): string {
  if (at.kind === 'cell') return '.';
  if (at.kind !== 'side') return '+';
  return at.towards === 'right' ? '|' : '-';
}

function sizeOf(rows: readonly (readonly Token[])[]): { width: number; height: number } {
  checkRows(rows, undefined, 'place');
  const across = rows[0]!.length;
  if (across % 2 === 0 || rows.length % 2 === 0)
    throw new PuzzleError(
      'even-side',
      `the board has ${across} places across and ${rows.length} down, expected odd numbers: one for each cell and one between two`,
    );
  return { width: (across + 1) / 2, height: (rows.length + 1) / 2 };
}

function notASign({ text, ...where }: Token, at: Place): PuzzleError {
  const expected = at.kind === 'cell' ? "o, *, x or '.'" : `o, * or '${lineAt(at)}'`;
  return new PuzzleError('bad-symbol', `found '${text}', expected ${expected}`, where);
}
