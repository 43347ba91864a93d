import { type Board, type Codec, PuzzleError } from '@gridproof/core';
import {
  checkMatrix,
  jsonCodec,
  matrixValues,
  puzzLinkCodec,
  readCross4,
  readRuns,
  Scanner,
  sgtCodec,
  taskBoard,
  writeCross4,
  writeRuns,
} from '@gridproof/formats';
import { boardOfCorners, type Clue, inRows, type Slant, slantOf } from './slant.js';

export const json = jsonCodec({
  puzzle: 'slant',
  entries: (v) => ({
    numbers: v.array(v.array(v.nullable(v.picklist([0, 1, 2, 3, 4, '?'])))),
    strokes: v.optional(v.array(v.array(v.nullable(v.picklist(['slash', 'backslash']))))),
  }),
  read: ({ numbers, strokes }): Slant => {
    const across = numbers[0]?.length ?? 0;
    checkMatrix('numbers', numbers, { width: across, height: numbers.length });
    const board = boardOfCorners(across, numbers.length);
    if (strokes) checkMatrix('strokes', strokes, board);
    return slantOf(board, matrixValues(numbers), strokes && matrixValues(strokes));
  },
  write: ({ board, clues, givens }) => ({
    numbers: orNull(clues.values, board.width + 1),
    ...(givens.known().length ? { strokes: orNull(givens.values, board.width) } : {}),
  }),
});

const orNull = <T>(values: readonly (T | undefined)[], across: number): (T | null)[][] =>
  inRows(values, across).map((row) => row.map((value) => value ?? null));

/** Slant: digits, and letters for runs of corners without one. */
export const sgt = sgtCodec<Slant>({
  game: 'Slant',
  example: '8x8',
  steering: /^d[a-z]$/,
  least: 2,
  read: readNumbers,
  write: (puzzle) => ({ board: puzzle.board, description: writeNumbers(puzzle, 'an id') }),
});

/** Slant of the Puzzle Team sites: the same without the size, which counts cells, not corners. */
export const puzzleTeam: Codec<Slant> = {
  title: 'Puzzle Team task of Slant, 1b0c… with --size 8x8',
  accepts: (text) => /^[\da-z]+$/.test(text),
  read(text, options) {
    return readNumbers(new Scanner(text), taskBoard(options, '8x8'));
  },
  write: (puzzle) => writeNumbers(puzzle, 'a Puzzle Team task'),
};

function readNumbers(scanner: Scanner, board: Board): Slant {
  const numbers = readRuns(scanner, {
    places: board.corners.length,
    max: 4,
    expected: 'a number from 0 to 4',
    singleDigits: true,
  });
  scanner.expectEnd();
  return slantOf(board, numbers as (Clue | undefined)[]);
}

function writeNumbers(puzzle: Slant, what: string): string {
  checkBlank(puzzle, what);
  return writeRuns(
    puzzle.clues.values.map((clue) => {
      if (clue !== '?') return clue;
      throw new PuzzleError(
        'cannot-hold',
        `${what} tells the number of each clue; in this puzzle one is '?'`,
      );
    }),
    { singleDigits: true },
  );
}

export const puzzlink = puzzLinkCodec<Slant>({
  genre: 'gokigen',
  example: '8x8',
  read: (body, board) => slantOf(board, readCross4(body, board.corners.length) as (Clue | undefined)[]),
  write(puzzle) {
    checkBlank(puzzle, 'an address');
    return { board: puzzle.board, body: writeCross4(puzzle.clues.values) };
  },
});

function checkBlank({ givens }: Slant, what: string): void {
  if (givens.known().length)
    throw new PuzzleError(
      'cannot-hold',
      `${what} holds numbers only; in this puzzle some diagonals are drawn already`,
    );
}
