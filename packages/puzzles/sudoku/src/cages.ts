import { type Board, PuzzleError, placeName } from '@gridproof/core';
import {
  checkSameSize,
  printBoard,
  printRegionMap,
  readRegionMap,
  type Size,
  type Token,
} from '@gridproof/formats';
import { type Cage, cellsOf, LARGEST_SUM, SUMS, sumsOf } from './sudoku.js';

/** A sign with or without the sum of its cage in front: `12A`; blanks between the cells may be left out. */
const CELLS = /\d*[^\s\d]|\d+/gu;

/** Reads a map of cages: cells with the same sign that hang together, the sum in front of one of them if it is told. */
export function readCages(rows: readonly Token[], size: Size): Cage[] {
  const cells = rows.map(({ text, line, column }) =>
    [...text.matchAll(CELLS)].map((match) => cellOf({ text: match[0], line, column: column + match.index })),
  );
  const signs = cells.map((row) => row.map(({ sign }) => sign));
  checkSameSize(signs, size, 'the map of cages');
  const { regions } = readRegionMap(signs, { partial: true });
  return regions.map((cage) => {
    const here = cage.map(({ row, col }) => cells[row]![col]!);
    const [told, second] = here.filter(({ sum }) => sum !== undefined);
    const first = placeName(cage[0]!);
    if (second)
      throw new PuzzleError(
        'two-sums',
        `the cage of ${first} has two sums, ${told!.sum} and ${second.sum}`,
        second.sign,
      );
    return { cells: cage, sum: told?.sum };
  });
}

/** The sign of a cell, and the sum in front of it. */
function cellOf(token: Token): { readonly sign: Token; readonly sum: number | undefined } {
  const [, digits = '', text = ''] = /^(\d*)(\D*)$/.exec(token.text)!;
  if (text === '' || (digits !== '' && /[._]/.test(text)))
    throw new PuzzleError(
      'bad-symbol',
      `found '${token.text}', expected a sum and the sign of its cage as in 12A`,
      token,
    );
  if (digits !== '' && !(Number(digits) >= 1 && Number(digits) <= LARGEST_SUM))
    throw new PuzzleError('out-of-range', `found ${digits}, expected ${SUMS}`, token);
  return { sign: { ...token, text }, sum: digits === '' ? undefined : Number(digits) };
}

/** Writes the map of cages that do not overlap, each sum in front of the first cell of its cage. */
export function printCages(board: Board, cages: readonly Cage[]): string {
  const map = printRegionMap(board, cellsOf(cages)).split('\n');
  const cells = sumsOf(board, cages).map((sum, { row, col }) => `${sum ?? ''}${map[row]![col]}`);
  const width = Math.max(...cells.values.map(({ length }) => length));
  return printBoard(board, cells, (cell) => cell.padStart(width), ' ');
}
