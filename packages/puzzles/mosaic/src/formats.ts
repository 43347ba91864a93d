import { type Board, type Codec, PuzzleError } from '@gridproof/core';
import {
  checkMatrix,
  gridMatrix,
  jsonCodec,
  matrixBoard,
  matrixValues,
  readRuns,
  Scanner,
  sgtCodec,
  taskBoard,
  wholeNumber,
  writeRuns,
} from '@gridproof/formats';
import { type Mosaic, mosaicOf, NUMBERS } from './text.js';

export const json = jsonCodec({
  puzzle: 'mosaic',
  entries: (v) => ({
    numbers: v.array(v.array(v.nullable(wholeNumber(0, 9)))),
    black: v.optional(v.array(v.array(v.nullable(v.boolean())))),
  }),
  read: ({ numbers, black }): Mosaic => {
    const board = matrixBoard('numbers', numbers);
    if (black) checkMatrix('black', black, board);
    return mosaicOf(board, matrixValues(numbers), black && matrixValues(black));
  },
  write: ({ board, numbers, givens }) => ({
    numbers: gridMatrix(board, numbers),
    ...(givens.known().length ? { black: gridMatrix(board, givens) } : {}),
  }),
});

/** Mosaic: digits, and letters for runs of cells without one. */
export const sgt = sgtCodec<Mosaic>({
  game: 'Mosaic',
  example: '10x10',
  steering: /^h\d*$/,
  least: 3,
  read: readNumbers,
  write: (puzzle) => ({ board: puzzle.board, description: writeNumbers(puzzle, 'an id') }),
});

/** Mosaic of the Puzzle Team sites: the same, without the size. */
export const puzzleTeam: Codec<Mosaic> = {
  title: 'Puzzle Team task of Mosaic, a1c2b… with --size 10x10',
  accepts: (text) => /^[\da-z]+$/.test(text),
  read: (text, options) => readNumbers(new Scanner(text), taskBoard(options, '10x10')),
  write: (puzzle) => writeNumbers(puzzle, 'a Puzzle Team task'),
};

const runs = { max: 9, expected: NUMBERS, singleDigits: true } as const;

function readNumbers(scanner: Scanner, board: Board): Mosaic {
  const numbers = readRuns(scanner, { ...runs, places: board.cells.length });
  scanner.expectEnd();
  return mosaicOf(board, numbers);
}

function writeNumbers({ numbers, givens }: Mosaic, what: string): string {
  if (givens.known().length)
    throw new PuzzleError('cannot-hold', `${what} cannot tell which cells are known to be black or white`);
  return writeRuns(numbers.values, runs);
}
