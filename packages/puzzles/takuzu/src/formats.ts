import { Board, type Codec, Grid, PuzzleError } from '@gridproof/core';
import {
  checkSize,
  jsonCodec,
  looksLikeSgtId,
  readRuns,
  readSize,
  Scanner,
  type Size,
  splitSgtId,
  writeRuns,
} from '@gridproof/formats';
import { checkSides, type Digit, type Takuzu, takuzuOf } from './text.js';

export const json = jsonCodec({
  puzzle: 'takuzu',
  entries: (v) => ({
    givens: v.array(v.array(v.union([v.literal(0), v.literal(1), v.null()]))),
    linesDiffer: v.optional(v.boolean(), true),
  }),
  read: ({ givens, linesDiffer }): Takuzu => {
    for (const [at, row] of givens.entries())
      if (row.length !== givens[0]!.length)
        throw new PuzzleError(
          'ragged',
          `givens[${at}] has length ${row.length}, expected ${givens[0]!.length} as the first row`,
        );
    checkSize({ width: givens[0]?.length ?? 0, height: givens.length });
    return takuzuOf(
      givens.map((row) => row.map((digit) => digit ?? undefined)),
      linesDiffer,
    );
  },
  write: ({ board, givens, linesDiffer }) => ({
    givens: board.rows.map((row) => givens.pick(row).map((digit) => digit ?? null)),
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
    return { board, givens: readGivens(description, board), linesDiffer: unique === 'u' };
  },
  write({ board, givens, linesDiffer }) {
    let text = '';
    let run = 0;
    // An imaginary given behind the last cell tells the end.
    for (const digit of [...givens.values, 0]) {
      if (digit === undefined) {
        run++;
        continue;
      }
      for (; run >= SKIP; run -= SKIP) text += 'z';
      text += String.fromCharCode((digit === 1 ? 65 : 97) + run);
      run = 0;
    }
    return `${board.width}x${board.height}${linesDiffer ? 'u' : ''}:${text}`;
  },
};

/** What `z` skips. */
const SKIP = 25;

function readGivens(description: Scanner, board: Board): Grid<Digit | undefined> {
  const digits: (Digit | undefined)[] = [];
  const end = board.cells.length;
  let at = 0;
  while (!description.done) {
    const letter = description.take(/[a-z]/iy);
    if (!letter) throw description.unexpected('a letter');
    const skip = letter.toLowerCase().charCodeAt(0) - 97;
    at += skip;
    if (skip === SKIP) continue;
    if (at < end) digits[at] = letter < 'a' ? 1 : 0;
    at++;
  }
  if (at !== end + 1)
    throw description.error('wrong-length', `${Math.max(0, at - 1)} cells are described, expected ${end}`);
  return Grid.over(board.cells, (_, index) => digits[index]);
}

/** Binairo of the Puzzle Team sites: 0 (white) and 1 (black), letters for runs of empty cells. */
export const puzzleTeam: Codec<Takuzu> = {
  title: 'Puzzle Team task of Binairo, 1b0c… with --size 14x14',
  accepts: (text) => /^[\da-z]+$/.test(text),
  read(text, { size }) {
    if (!size)
      throw new PuzzleError(
        'no-size',
        'a Puzzle Team task does not tell its size, expected --size as in 14x14',
      );
    const board = boardOf(size);
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

function boardOf(size: Size): Board {
  checkSize(size);
  checkSides(size);
  return new Board(size.width, size.height);
}
