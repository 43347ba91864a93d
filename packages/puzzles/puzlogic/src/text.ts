import { type Board, Grid, PuzzleError } from '@gridproof/core';
import {
  boardOf,
  checkRectangle,
  checkSameSize,
  printBoard,
  readTextBoard,
  type TextBoard,
  type Token,
  theOnlyBoard,
  words,
} from '@gridproof/formats';
import { isNumber, NUMBERS, type Puzlogic, puzlogicOf, type Square, type Targets } from './puzlogic.js';

/** Crossed out: `#` begins a comment, `-` is an empty cell elsewhere, and blanks only part the cells. */
const NONE = /^x$/i;
const EMPTY = /^[._]$/;

export function parse(text: string): Puzlogic {
  const { fields, boards } = readTextBoard(text, ['pieces', 'row N', 'column N']);
  const rows = theOnlyBoard(boards).map(squaresOf);
  checkRectangle(rows);
  const board = boardOf({ width: rows[0]!.length, height: rows.length });
  const squares = rows.flat().map((token): Square => {
    if (EMPTY.test(token.text)) return 'empty';
    return NONE.test(token.text) ? 'none' : numberOf(token, `${NUMBERS}, '.' or 'x'`);
  });
  const pieces = fields.get('pieces');
  if (!pieces) throw new PuzzleError('no-pieces', `'pieces:' is missing, expected a line as 'pieces: 1 2 3'`);
  return puzlogicOf(
    {
      board,
      squares,
      pieces: words(pieces).map((token) => numberOf(token, NUMBERS)),
      targets: {
        row: targetsOf('row', fields, board.height),
        column: targetsOf('column', fields, board.width),
      },
    },
    pieces,
  );
}

export function print({ board, givens, pieces, rows, columns }: Puzlogic): string {
  const fields = [
    `pieces: ${pieces.join(' ')}`.trimEnd(),
    ...rows.map(({ target }, at) => target !== undefined && `row ${at + 1}: ${target}`),
    ...columns.map(({ target }, at) => target !== undefined && `column ${at + 1}: ${target}`),
  ];
  return `${fields.filter(Boolean).join('\n')}\n\n${printNumbers(board, givens)}`;
}

/** The numbers of the cells that there are, in columns. */
export function printNumbers(board: Board, numbers: Grid<number | undefined>): string {
  const squares = Grid.over(board.cells, (cell) => (numbers.has(cell) ? `${numbers.at(cell) ?? '.'}` : 'x'));
  const width = Math.max(...squares.values.map(({ length }) => length));
  return printBoard(board, squares, (square) => square.padStart(width), ' ');
}

export function parseAnswer(text: string, { board, givens }: Puzlogic): Grid<number> {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(squaresOf);
  checkSameSize(rows, board, 'the answer');
  const squares = new Grid(board.cells, rows.flat());
  for (const [cell, token] of squares.entries())
    if (!givens.has(cell) && !NONE.test(token.text))
      throw new PuzzleError(
        'bad-symbol',
        `found '${token.text}', expected 'x': there is no cell here`,
        token,
      );
  return Grid.over(givens.places, (cell) => numberOf(squares.at(cell), NUMBERS));
}

/** The squares of a row: blanks are needed only between two numbers. */
function squaresOf({ text, line, column }: Token): Token[] {
  return [...text.matchAll(/\d+|\S/gu)].map((match) => ({
    text: match[0],
    line,
    column: column + match.index,
  }));
}

function numberOf(token: Token, expected: string): number {
  const number = /^\d{1,9}$/.test(token.text) ? Number(token.text) : Number.NaN;
  if (isNumber(number)) return number;
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected ${expected}`, token);
}

function targetsOf(name: 'row' | 'column', fields: TextBoard['fields'], lines: number): Targets {
  const targets = new Map<number, number>();
  for (const [key, token] of fields) {
    const [kind, number] = key.split(' ');
    if (kind !== name) continue;
    if (Number(number) > lines)
      throw new PuzzleError(
        'out-of-range',
        `found '${key}', expected one of the ${lines} ${name}s of the board`,
        {
          line: token.line,
        },
      );
    if (!/^(?:0|-?[1-9]\d{0,8})$/.test(token.text))
      throw new PuzzleError('bad-field', `'${key}' is '${token.text}', expected a whole number`, token);
    targets.set(Number(number) - 1, Number(token.text));
  }
  return targets;
}
