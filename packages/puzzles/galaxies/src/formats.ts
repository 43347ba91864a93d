import { type Board, type Place, PuzzleError } from '@gridproof/core';
import {
  boardOf,
  type Dot,
  jsonCodec,
  latticeOf,
  puzzLinkCodec,
  readDots,
  readMissingCells,
  readSkippedDots,
  sgtCodec,
  writeDots,
  writeMissingCells,
  writeSkippedDots,
} from '@gridproof/formats';
import { type Galaxies, galaxiesOf, missingFrom, positionOf } from './galaxies.js';

/** Places are a row and a column, which count from 1 at the middle of the first cell; between two cells is a half. */
export const json = jsonCodec({
  puzzle: 'galaxies',
  entries: (v) => {
    const places = v.optional(v.array(v.strictTuple([v.number(), v.number()])));
    return { width: v.number(), height: v.number(), white: places, black: places, missing: places };
  },
  read: ({ width, height, white = [], black = [], missing = [] }): Galaxies => {
    for (const [name, side] of Object.entries({ width, height }))
      if (!Number.isInteger(side))
        throw new PuzzleError('bad-json-value', `${name} is ${side}, expected a whole number`);
    const board = boardOf({ width, height });
    for (const [at, place] of missing.entries()) checkPlace(`missing[${at}]`, place, board, 1);
    return galaxiesOf(
      board,
      dotsOf(board, { white, black }),
      missing.map(([row, col]) => board.cell(row - 1, col - 1)),
    );
  },
  write: (puzzle) => {
    const { board, centers } = puzzle;
    const white = centers.filter(({ black }) => !black).map(({ at }) => inJson(at));
    const black = centers.filter(({ black }) => black).map(({ at }) => inJson(at));
    const missing = missingFrom(puzzle).map(inJson);
    return {
      width: board.width,
      height: board.height,
      ...(white.length ? { white } : {}),
      ...(black.length ? { black } : {}),
      ...(missing.length ? { missing } : {}),
    };
  },
});

type JsonPlace = [row: number, col: number];

function inJson(at: Place): JsonPlace {
  const { row, col } = positionOf(at);
  return [row + 1, col + 1];
}

/** The centres that are told in any order, in reading order. */
function dotsOf(board: Board, colours: { white: readonly JsonPlace[]; black: readonly JsonPlace[] }): Dot[] {
  const names = new Map<number, string>();
  for (const [colour, places] of Object.entries(colours))
    for (const [n, [row, col]] of places.entries()) {
      const name = `${colour}[${n}]`;
      checkPlace(name, [row, col], board, 0.5);
      const index = (2 * row - 2) * (2 * board.width - 1) + 2 * col - 2;
      if (names.has(index))
        throw new PuzzleError('center-twice', `${name} is at the same place as ${names.get(index)}`);
      names.set(index, name);
    }
  return latticeOf(board).flatMap((at, index) => {
    const name = names.get(index);
    return name === undefined ? [] : { at, black: name.startsWith('black') };
  });
}

/** Demands a place of the board, on a cell (step 1) or between cells too (step 0.5). */
function checkPlace(name: string, place: JsonPlace, { width, height }: Board, step: 1 | 0.5): void {
  for (const [at, most] of [height, width].entries()) {
    const value = place[at]!;
    if (!Number.isInteger(value / step) || value < 1 || value > most)
      throw new PuzzleError(
        'out-of-range',
        `${name}[${at}] is ${value}, expected a ${['row', 'column'][at]} from 1 to ${most}${step === 1 ? '' : ' in steps of 0.5'}`,
      );
  }
}

/** Galaxies: a letter skips so many places before a centre, lower case a white one, upper case a black one. */
export const sgt = sgtCodec({
  game: 'Galaxies',
  example: '7x7',
  steering: /^d[a-z]$/,
  least: 3,
  read: (description, board) => galaxiesOf(board, readSkippedDots(description, board)),
  write: (puzzle) => {
    const { board, centers } = puzzle;
    if (missingFrom(puzzle).length)
      throw new PuzzleError(
        'cannot-hold',
        'an id is of a whole board; in this puzzle some cells are missing',
      );
    return { board, description: writeSkippedDots(board, centers) };
  },
});

export const puzzlink = puzzLinkCodec({
  genre: 'tentaisho',
  example: '7x7',
  read: (body, board) => galaxiesOf(board, readDots(body, board), readMissingCells(body, board)),
  write: (puzzle) => {
    const { board, centers } = puzzle;
    return { board, body: writeDots(board, centers) + writeMissingCells(board, missingFrom(puzzle)) };
  },
});
