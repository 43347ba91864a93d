import { PuzzleError } from '@gridproof/core';
import {
  checkMatrix,
  gridMatrix,
  jsonCodec,
  matrixBoard,
  matrixValues,
  puzzLinkCodec,
  readCross4,
  readRuns,
  sgtCodec,
  writeCross4,
  writeRuns,
} from '@gridproof/formats';
import { type Akari, akariOf, BLACKS, type Black, overBoard } from './akari.js';

const NUMBERS = 'a number from 0 to 4';

export const json = jsonCodec({
  puzzle: 'akari',
  entries: (v) => ({
    black: v.array(v.array(v.union([v.number(), v.literal('B'), v.null()]))),
    lamps: v.optional(v.array(v.array(v.nullable(v.boolean())))),
  }),
  read: ({ black, lamps }): Akari => {
    const board = matrixBoard('black', black);
    if (lamps) checkMatrix('lamps', lamps, board);
    for (const { row, col } of board.cells) {
      const found = black[row]![col]!;
      const lamp = lamps?.[row]?.[col] ?? null;
      if (found === null) continue;
      if (!isBlack(found)) throw unexpected(`black[${row}][${col}]`, found, `${NUMBERS}, "B" or null`);
      if (lamp !== null) throw unexpected(`lamps[${row}][${col}]`, lamp, 'null as this cell is black');
    }
    return akariOf(board, matrixValues(black) as (Black | undefined)[], lamps && matrixValues(lamps));
  },
  write: ({ board, blacks, givens }) => ({
    black: gridMatrix(board, blacks),
    ...(givens.known().length ? { lamps: gridMatrix(board, overBoard(board, givens)) } : {}),
  }),
});

const isBlack = (value: number | string): value is Black => BLACKS.some((black) => black === value);

const unexpected = (path: string, found: unknown, expected: string): PuzzleError =>
  new PuzzleError('bad-json-value', `${path} is ${found}, expected ${expected}`);

/** Light Up: digits and `B` for black cells, and letters for runs of white ones. */
export const sgt = sgtCodec<Akari>({
  game: 'Light Up',
  example: '10x10',
  steering: /^(?:b\d+)?(?:s\d)?(?:d\d|r)?$/,
  least: 2,
  read(description, board) {
    const blacks = readRuns(description, {
      places: board.cells.length,
      max: 4,
      expected: NUMBERS,
      singleDigits: true,
      signs: ['B'],
    });
    description.expectEnd();
    return akariOf(board, blacks as (Black | undefined)[]);
  },
  write(puzzle) {
    checkBlank(puzzle, 'an id');
    return { board: puzzle.board, description: writeRuns(puzzle.blacks.values, { singleDigits: true }) };
  },
});

export const puzzlink = puzzLinkCodec<Akari>({
  genre: 'akari',
  aliases: ['lightup', 'bijutsukan'],
  example: '10x10',
  read(body, board) {
    const clues = readCross4(body, board.cells.length, NUMBERS);
    return akariOf(board, clues.map((clue) => (clue === '?' ? 'B' : clue)) as (Black | undefined)[]);
  },
  write(puzzle) {
    checkBlank(puzzle, 'an address');
    const clues = puzzle.blacks.values.map((black) => (black === 'B' ? '?' : black));
    return { board: puzzle.board, body: writeCross4(clues) };
  },
});

function checkBlank({ givens }: Akari, what: string): void {
  if (givens.known().length)
    throw new PuzzleError(
      'cannot-hold',
      `${what} cannot express which cells are known to hold a lamp or none`,
    );
}
