import { type Board, type Codec, Grid, PuzzleError } from '@gridproof/core';
import {
  boardOf,
  gridMatrix,
  jsonCodec,
  looksLikeSgtId,
  matrixBoard,
  readRuns,
  readSize,
  readSkips,
  Scanner,
  splitSgtId,
  taskBoard,
  writeRuns,
  writeSkips,
} from '@gridproof/formats';
import { checkSides, type Digit, type Takuzu, takuzuOf } from './text.js';

export const json = jsonCodec({
  puzzle: 'takuzu',
  entries: (v) => ({
    givens: v.array(v.array(v.union([v.literal(0), v.literal(1), v.null()]))),
    linesDiffer: v.optional(v.boolean(), true),
  }),
  read: ({ givens, linesDiffer }): Takuzu => {
    matrixBoard('givens', givens);
    return takuzuOf(
      givens.map((row) => row.map((digit) => digit ?? undefined)),
      linesDiffer,
    );
  },
  write: ({ board, givens, linesDiffer }) => ({
    givens: gridMatrix(board, givens),
    ...(linesDiffer ? {} : { linesDiffer }),
  }),
});

/** Unruly: a letter skips so many cells before a given, 0 in lower case, 1 in upper case; `z` only skips. */
export const sgt: Codec<Takuzu> = {
  title: "Simon Tatham's Unruly, 14x14u:… (without u, lines may be equal)",
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    const [, size, unique] = /^(\d+x\d+)(u?)(?:d[a-z])?$/.exec(params) ?? [];
    if (size === undefined)
      throw new PuzzleError('bad-params', `found the size '${params}', expected one as in 14x14u`, {
        column: 1,
      });
    const board = boardOf(readSize(size, { column: 1 }));
    checkSides(board);
    return { board, givens: readGivens(description, board), linesDiffer: unique === 'u' };
  },
  write({ board, givens, linesDiffer }) {
    const marks = [...givens.values.map((digit) => (digit === undefined ? undefined : digit === 1)), false];
    return `${board.width}x${board.height}${linesDiffer ? 'u' : ''}:${writeSkips(marks)}`;
  },
};

/** An imaginary given behind the last cell tells the end. */
function readGivens(description: Scanner, board: Board): Grid<Digit | undefined> {
  const end = board.cells.length;
  const marks = readSkips(description, end + 1, `${end} cells`);
  if (marks[end] === undefined) {
    const told = marks.findLastIndex((mark) => mark !== undefined) + 1;
    if (told === end) throw description.unexpected('a last letter, for an imaginary given behind the board');
    throw description.tooShort(told, `${end} cells`);
  }
  return Grid.over(board.cells, (_, at) => (marks[at] === undefined ? undefined : marks[at] ? 1 : 0));
}

/** Binairo of the Puzzle Team sites: 0 (white) and 1 (black), letters for runs of empty cells. */
export const puzzleTeam: Codec<Takuzu> = {
  title: 'Puzzle Team task of Binairo, 1b0c… with --size 14x14',
  accepts: (text) => /^[\da-z]+$/.test(text),
  read(text, options) {
    const board = taskBoard(options, '14x14');
    checkSides(board);
    const digits = readRuns(new Scanner(text), {
      places: board.cells.length,
      max: 1,
      expected: '0 or 1',
      singleDigits: true,
    });
    return { board, givens: new Grid(board.cells, digits as (Digit | undefined)[]), linesDiffer: true };
  },
  write({ givens, linesDiffer }) {
    if (!linesDiffer)
      throw new PuzzleError(
        'cannot-hold',
        'a Puzzle Team task is a Binairo, whose lines differ; in this puzzle they need not',
      );
    return writeRuns(givens.values, { singleDigits: true });
  },
};
