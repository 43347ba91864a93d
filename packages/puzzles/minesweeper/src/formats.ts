import { type Board, type Codec, Grid, PuzzleError, placeName } from '@gridproof/core';
import {
  boardOf,
  jsonCodec,
  looksLikeSgtId,
  matrixBoard,
  puzzLinkCodec,
  readNumber16,
  readRuns,
  readSize,
  Scanner,
  splitSgtId,
  taskBoard,
  writeNumber16,
  writeRuns,
} from '@gridproof/formats';
import { opened, otherTotal, readLayout, withLayout, writeLayout } from './layout.js';
import { type Clue, clueOf, type Layout, type Minesweeper, signOf } from './minesweeper.js';

const NUMBERS = 'a number from 0 to 8';

export const json = jsonCodec({
  puzzle: 'minesweeper',
  entries: (v) => ({
    mines: v.optional(v.number()),
    layout: v.optional(v.string()),
    clues: v.array(v.array(v.nullable(v.union([v.number(), v.string()])))),
  }),
  read: ({ mines: total, layout, clues: rows }): Minesweeper => {
    const board = matrixBoard('clues', rows);
    const most = board.cells.length;
    if (total !== undefined && !(Number.isInteger(total) && total >= 0 && total <= most))
      throw new PuzzleError('bad-json-value', `mines is ${total}, expected a number from 0 to ${most}`);
    const clues = Grid.over(board.cells, ({ row, col }) =>
      clueInJson(rows[row]![col]!, `clues[${row}][${col}]`),
    );
    const puzzle = { board, clues, total, layout: undefined };
    return layout === undefined ? puzzle : withLayout(puzzle, layoutInJson(layout, board));
  },
  write: ({ board, clues, total, layout }) => ({
    ...(total === undefined ? {} : { mines: total }),
    ...(layout === undefined ? {} : { layout: writeLayout(layout) }),
    clues: board.rows.map((row) =>
      clues.pick(row).map((clue) => (typeof clue === 'string' ? signOf(clue) : (clue ?? null))),
    ),
  }),
});

/** Mines: the first click and all mines. The puzzle is what that click opens. */
export const sgt: Codec<Minesweeper> = {
  title: "Simon Tatham's Mines, 9x9:2,4,m… (what the first click opens)",
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    const [, size, told] = /^(\d+x\d+)(?:n(\d+))?a?$/.exec(params) ?? [];
    if (size === undefined)
      throw new PuzzleError('bad-params', `found the size '${params}', expected one as in 9x9 or 9x9n10`, {
        column: 1,
      });
    const board = boardOf(readSize(size, { column: 1 }));
    const puzzle = opened(board, readLayout(description, board));
    if (told !== undefined && Number(told) !== puzzle.total)
      throw otherTotal(Number(told), puzzle, { column: size.length + 1 });
    return puzzle;
  },
  write(puzzle) {
    const { board, layout } = puzzle;
    if (!layout)
      throw new PuzzleError('cannot-hold', 'an id says where all mines lie, and this puzzle does not');
    // Cells that were opened later would be lost.
    withLayout(puzzle, layout);
    return `${board.width}x${board.height}:${writeLayout(layout)}`;
  },
};

export const puzzlink = puzzLinkCodec<Minesweeper>({
  genre: 'mines',
  example: '9x9',
  read(body, board) {
    const clues = readNumber16(body, board.cells.length, {
      expected: NUMBERS,
      fits: (clue) => clue === '?' || clue <= 8,
    });
    return puzzleOf(
      board,
      clues.map((clue) => (clue === '?' ? 'safe' : clue)),
    );
  },
  write({ board, clues, total }) {
    if (total !== undefined) throw cannotTell('an address', 'how many mines there are');
    const signs = clues.map((clue, cell) => {
      if (clue === 'mine') throw cannotTell('an address', `that ${placeName(cell)} holds a mine`);
      return clue === 'safe' ? '?' : clue;
    });
    return { board, body: writeNumber16(signs.values) };
  },
});

/** Minesweeper of the Puzzle Team sites: numbers, and letters for runs of cells without one. */
export const puzzleTeam: Codec<Minesweeper> = {
  title: 'Puzzle Team task of Minesweeper, a1c2b… with --size 10x10',
  accepts: (text) => /^[\da-z]+$/.test(text),
  read(text, options) {
    const board = taskBoard(options, '10x10');
    const numbers = readRuns(new Scanner(text), {
      places: board.cells.length,
      max: 8,
      expected: NUMBERS,
      singleDigits: true,
    });
    return puzzleOf(board, numbers);
  },
  write({ clues, total }) {
    if (total !== undefined) throw cannotTell('a Puzzle Team task', 'how many mines there are');
    const numbers = clues.map((clue, cell) => {
      if (clue === 'mine') throw cannotTell('a Puzzle Team task', `that ${placeName(cell)} holds a mine`);
      if (clue === 'safe')
        throw cannotTell('a Puzzle Team task', `that ${placeName(cell)}, without a number, is safe`);
      return clue;
    });
    return writeRuns(numbers.values, { singleDigits: true });
  },
};

const puzzleOf = (board: Board, clues: readonly (Clue | undefined)[]): Minesweeper => ({
  board,
  clues: new Grid(board.cells, clues),
  total: undefined,
  layout: undefined,
});

const cannotTell = (format: string, what: string): PuzzleError =>
  new PuzzleError('cannot-hold', `${format} cannot express ${what}`);

function clueInJson(sign: number | string | null, path: string): Clue | undefined {
  if (sign === null) return undefined;
  const clue = clueOf(`${sign}`);
  // A number is no text in JSON.
  if (typeof clue === typeof sign) return clue;
  const found = typeof sign === 'string' ? `"${sign}"` : sign;
  throw new PuzzleError('bad-json-value', `${path} is ${found}, expected ${NUMBERS}, "?", "*" or null`);
}

function layoutInJson(text: string, board: Board): Layout {
  try {
    return readLayout(new Scanner(text), board);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    throw new PuzzleError(error.code, `layout: ${error.sentence}`);
  }
}
