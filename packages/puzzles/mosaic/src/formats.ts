import { type Board, type Codec, PuzzleError } from '@gridproof/core';
import {
  boardOf,
  checkMatrix,
  jsonCodec,
  looksLikeSgtId,
  matrixBoard,
  readRuns,
  readSize,
  Scanner,
  splitSgtId,
  taskBoard,
  writeRuns,
} from '@gridproof/formats';
import { type Mosaic, mosaicOf, NUMBERS } from './text.js';

export const json = jsonCodec({
  puzzle: 'mosaic',
  entries: (v) => ({
    numbers: v.array(v.array(v.nullable(v.number()))),
    black: v.optional(v.array(v.array(v.nullable(v.boolean())))),
  }),
  read: ({ numbers, black }): Mosaic => {
    const board = matrixBoard('numbers', numbers);
    for (const [row, line] of numbers.entries())
      for (const [col, number] of line.entries())
        if (number !== null && !(Number.isInteger(number) && number >= 0 && number <= 9))
          throw new PuzzleError(
            'bad-json-value',
            `numbers[${row}][${col}] is ${number}, expected ${NUMBERS} or null`,
          );
    if (black) checkMatrix('black', black, board);
    return mosaicOf(
      board,
      numbers.flat().map((number) => number ?? undefined),
      black?.flat().map((isBlack) => isBlack ?? undefined),
    );
  },
  write: ({ board, numbers, givens }) => ({
    numbers: board.rows.map((row) => numbers.pick(row).map((number) => number ?? null)),
    ...(givens.known().length
      ? { black: board.rows.map((row) => givens.pick(row).map((isBlack) => isBlack ?? null)) }
      : {}),
  }),
});

/** The program of the ids makes and takes no smaller boards. */
const LEAST = 3;

/** Mosaic: digits, and letters for runs of cells without one. */
export const sgt: Codec<Mosaic> = {
  title: "Simon Tatham's Mosaic, 10x10:…",
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    // Behind the size may stand what steered the generator.
    const size = /^(\d+x\d+)(?:h\d*)?$/.exec(params)?.[1];
    if (size === undefined)
      throw new PuzzleError('bad-params', `found the size '${params}', expected one as in 10x10`, {
        column: 1,
      });
    return readNumbers(description, boardOf(readSize(size, { column: 1 })));
  },
  write(puzzle) {
    const { width, height } = puzzle.board;
    if (width < LEAST || height < LEAST)
      throw new PuzzleError(
        'cannot-hold',
        `an id is of a board of at least ${LEAST}x${LEAST}, and this one is ${width}x${height}`,
      );
    return `${width}x${height}:${writeNumbers(puzzle, 'an id')}`;
  },
};

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
  if (!scanner.done) throw scanner.unexpected('the end');
  return mosaicOf(board, numbers);
}

function writeNumbers({ numbers, givens }: Mosaic, what: string): string {
  if (givens.known().length)
    throw new PuzzleError('cannot-hold', `${what} cannot tell which cells are known to be black or white`);
  return writeRuns(numbers.values, runs);
}
