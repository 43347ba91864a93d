import { PuzzleError } from '@gridproof/core';
import { jsonCodec, matrixBoard } from '@gridproof/formats';
import { isNumber, NUMBERS, type Puzlogic, puzlogicOf, type Targets } from './puzlogic.js';

export const json = jsonCodec({
  puzzle: 'puzlogic',
  entries: (v) => ({
    givens: v.array(v.array(v.union([v.number(), v.literal('x'), v.null()]))),
    pieces: v.array(v.number()),
    rowTargets: v.optional(v.array(v.nullable(v.number()))),
    columnTargets: v.optional(v.array(v.nullable(v.number()))),
  }),
  read: ({ givens, pieces, rowTargets, columnTargets }): Puzlogic => {
    const board = matrixBoard('givens', givens);
    for (const [row, squares] of givens.entries())
      for (const [col, square] of squares.entries())
        if (typeof square === 'number') checkNumber(square, `givens[${row}][${col}]`, ' or "x" or null');
    for (const [at, piece] of pieces.entries()) checkNumber(piece, `pieces[${at}]`);
    return puzlogicOf({
      board,
      squares: givens.flat().map((square) => (square === 'x' ? 'none' : (square ?? 'empty'))),
      pieces,
      targets: {
        row: targetsOf('rowTargets', rowTargets, board.height),
        column: targetsOf('columnTargets', columnTargets, board.width),
      },
    });
  },
  write: ({ board, givens, pieces, rows, columns }) => ({
    givens: board.rows.map((row) => row.map((cell) => (givens.has(cell) ? (givens.at(cell) ?? null) : 'x'))),
    pieces: pieces.slice(),
    ...(rows.some(hasTarget) ? { rowTargets: rows.map(({ target }) => target ?? null) } : {}),
    ...(columns.some(hasTarget) ? { columnTargets: columns.map(({ target }) => target ?? null) } : {}),
  }),
});

const hasTarget = ({ target }: Puzlogic['rows'][number]): boolean => target !== undefined;

function checkNumber(number: number, path: string, more = ''): void {
  if (!isNumber(number))
    throw new PuzzleError('bad-json-value', `${path} is ${number}, expected ${NUMBERS}${more}`);
}

function targetsOf(path: string, targets: readonly (number | null)[] | undefined, lines: number): Targets {
  if (targets && targets.length !== lines)
    throw new PuzzleError('wrong-length', `${path} has length ${targets.length}, expected ${lines}`);
  return new Map(
    (targets ?? []).flatMap((target, at) => {
      if (target !== null && !Number.isSafeInteger(target))
        throw new PuzzleError(
          'bad-json-value',
          `${path}[${at}] is ${target}, expected a whole number or null`,
        );
      return target === null ? [] : [[at, target]];
    }),
  );
}
