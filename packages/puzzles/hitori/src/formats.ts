import { type Board, PuzzleError, placeName } from '@gridproof/core';
import {
  checkMatrix,
  gridMatrix,
  jsonCodec,
  matrixBoard,
  matrixValues,
  puzzLinkCodec,
  type Scanner,
  sgtCodec,
  wholeNumber,
} from '@gridproof/formats';
import { GREATEST, type Hitori, hitoriOf, isNumber, NUMBERS } from './text.js';

export const json = jsonCodec({
  puzzle: 'hitori',
  entries: (v) => ({
    numbers: v.array(v.array(v.nullable(wholeNumber(1, GREATEST)))),
    shaded: v.optional(v.array(v.array(v.nullable(v.boolean())))),
  }),
  read: ({ numbers, shaded }): Hitori => {
    const board = matrixBoard('numbers', numbers);
    if (shaded) checkMatrix('shaded', shaded, board);
    return hitoriOf(board, matrixValues(numbers), shaded && matrixValues(shaded));
  },
  write: ({ board, numbers, givens }) => ({
    numbers: gridMatrix(board, numbers),
    ...(givens.known().length ? { shaded: gridMatrix(board, givens) } : {}),
  }),
});

/** A digit or small letter is a number up to 35; `-` stands before greater ones of two. `.` is a cell without one. */
export const puzzlink = puzzLinkCodec<Hitori>({
  genre: 'hitori',
  example: '8x8',
  read: (body, board) =>
    readCells(body, board, () => {
      const start = body.at;
      if (body.take(/\./y)) return undefined;
      const digits = body.take(/-[\da-z]{2}|[\da-z]/y);
      if (digits === undefined) throw body.unexpected("a digit or small letter, '-' and two of them, or '.'");
      const number = Number.parseInt(digits.replace('-', ''), 36);
      if (!isNumber(number))
        throw body.error('out-of-range', `found the number ${number}, expected ${NUMBERS}`, start);
      return number;
    }),
  write: (puzzle) => {
    checkBlank(puzzle, 'an address');
    const body = puzzle.numbers.values.map((number) =>
      number === undefined ? '.' : `${number < 36 ? '' : '-'}${number.toString(36)}`,
    );
    return { board: puzzle.board, body: body.join('') };
  },
});

/** The signs of Singles, each for its position: 0 is none. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Singles: a sign for each number, none of them greater than the longer side. */
export const sgt = sgtCodec<Hitori>({
  game: 'Singles',
  example: '8x8',
  steering: /^d[ek]$/,
  least: 2,
  read: (description, board) => {
    const greatest = greatestIn(board);
    return readCells(description, board, () => {
      const number = SIGNS.indexOf(description.peek);
      if (number < 1 || number > greatest)
        throw description.unexpected(
          `a sign from 1 to ${SIGNS[greatest]} for a number up to ${greatest}, the longer side`,
        );
      description.next();
      return number;
    });
  },
  write: (puzzle) => {
    checkBlank(puzzle, 'an id');
    const { board, numbers } = puzzle;
    const { width, height } = board;
    if (width > SIGNS.length || height > SIGNS.length)
      throw new PuzzleError(
        'cannot-hold',
        `an id is of a board of at most ${SIGNS.length}x${SIGNS.length}; this one is ${width}x${height}`,
      );
    const greatest = greatestIn(board);
    const description = numbers.map((number, cell) => {
      if (number === undefined)
        throw new PuzzleError('cannot-hold', `an id cannot tell that ${placeName(cell)} has no number`);
      if (number > greatest)
        throw new PuzzleError(
          'cannot-hold',
          `an id of ${width}x${height} holds numbers from 1 to ${greatest}; here is a ${number}`,
        );
      return SIGNS[number]!;
    });
    return { board, description: description.values.join('') };
  },
});

const greatestIn = ({ width, height }: Board): number => Math.min(Math.max(width, height), SIGNS.length - 1);

/** Reads the number of each cell, if it has one, up to the end. */
function readCells(scanner: Scanner, board: Board, read: () => number | undefined): Hitori {
  const all = `${board.cells.length} cells`;
  const numbers = board.cells.map((_, told) => {
    if (scanner.done) throw scanner.tooShort(told, all);
    return read();
  });
  if (!scanner.done) throw scanner.tooLong(all);
  return hitoriOf(board, numbers);
}

function checkBlank({ givens }: Hitori, what: string): void {
  if (givens.known().length)
    throw new PuzzleError('cannot-hold', `${what} cannot tell which cells are known to be shaded or not`);
}
