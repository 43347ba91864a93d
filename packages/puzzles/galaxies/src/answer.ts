import { type Cell, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
  words,
} from '@gridproof/formats';
import { around, type Galaxies } from './galaxies.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** A map of the regions: a letter for each in the order of their first cells, a number where there are too many. */
export function printAnswer(answer: Grid<number>, { board }: Galaxies): string {
  const regions = [...new Set(answer.values)];
  const names = regions.length <= LETTERS.length ? LETTERS : regions.map((_, at) => `${at + 1}`);
  const nameOf = new Map(regions.map((n, at) => [n, names[at]!]));
  const map = Grid.over(board.cells, (cell) => (answer.has(cell) ? nameOf.get(answer.at(cell))! : '.'));
  const width = Math.max(...map.values.map((name) => name.length));
  return printBoard(board, map, (name) => name.padStart(width), width > 1 ? ' ' : '');
}

/**
 * Reads a map of regions with any signs, one character a cell or parted by blanks; cells with the same sign are one
 * region. It gets the number of the first centre within it, or a number that no centre has. Throws `PuzzleError`.
 */
export function parseAnswer(text: string, { board, cells, centers }: Galaxies): Grid<number> {
  const lines = theOnlyBoard(readTextBoard(text).boards);
  const parted = board.width === 1 || lines.some((line) => words(line).length > 1);
  const rows = lines.map(parted ? words : characters);
  checkSameSize(rows, board, 'the answer');
  const tokens = new Grid(board.cells, rows.flat());
  const there = new Grid(cells, cells);
  const signs = tokens.map((token, cell) => signOf(token, there.has(cell)));

  const numbers = new Map<string, number>();
  for (const [n, { at }] of centers.entries()) {
    const [sign, other] = new Set(signs.pick(around(at)));
    if (other === undefined && !numbers.has(sign!)) numbers.set(sign!, n);
  }
  const without = new Set(signs.pick(cells).filter((sign) => !numbers.has(sign)));
  for (const [at, sign] of [...without].entries()) numbers.set(sign, centers.length + at);
  return Grid.over(cells, (cell: Cell) => numbers.get(signs.at(cell))!);
}

function signOf(token: Token, isThere: boolean): string {
  if (/^[._]$/.test(token.text) !== isThere) return token.text;
  const expected = isThere ? 'the sign of a region' : "'.' for a cell that is missing";
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected ${expected}`, token);
}
