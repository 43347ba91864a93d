import { type Codec, PuzzleError } from '@gridproof/core';
import {
  boardOf,
  checkMatrix,
  jsonCodec,
  looksLikePuzzLink,
  matrixBoard,
  puzzLinkGenre,
  readBorders,
  readPuzzLink,
  readRegionNumbers,
  regionNumbers,
  regionsOfNumbers,
  Scanner,
  taskBoard,
  writeBorders,
  writePuzzLink,
  writeRegionNumbers,
} from '@gridproof/formats';
import { type Lits, litsOf } from './lits.js';

export const json = jsonCodec({
  puzzle: 'lits',
  entries: (v) => ({
    regions: v.array(v.array(v.number())),
    shaded: v.optional(v.array(v.array(v.union([v.boolean(), v.null()])))),
  }),
  read: ({ regions, shaded }): Lits => {
    const board = matrixBoard('regions', regions);
    if (shaded) checkMatrix('shaded', shaded, board);
    return litsOf({
      board,
      regions: regionsOfNumbers(board, regions.flat()),
      givens: shaded?.flat().map((isShaded) => isShaded ?? undefined),
    });
  },
  write: ({ board, regions, givens }) => {
    const number = regionNumbers(board, regions);
    return {
      regions: board.rows.map((row) => number.pick(row).map((at) => at + 1)),
      ...(givens.known().length
        ? { shaded: board.rows.map((row) => givens.pick(row).map((isShaded) => isShaded ?? null)) }
        : {}),
    };
  },
});

export const puzzlink: Codec<Lits> = {
  title: 'puzz.link and sites like it, https://puzz.link/p?lits/10/10/…',
  oneLine: true,
  accepts: looksLikePuzzLink,
  tells: (text) => looksLikePuzzLink(text) && puzzLinkGenre(text) === 'lits',
  read(text) {
    const { flags, body, ...size } = readPuzzLink(text, 'lits');
    if (flags.length)
      throw new PuzzleError(
        'unknown-variant',
        `this address asks for '${flags[0]}', a variant not known here`,
      );
    const board = boardOf(size);
    const regions = readBorders(body, board);
    body.expectEnd();
    return litsOf({ board, regions });
  },
  write(puzzle) {
    checkBlank(puzzle, 'an address');
    return writePuzzLink('lits', puzzle.board, writeBorders(puzzle.board, puzzle.regions));
  },
};

/** LITS of the Puzzle Team sites: the number of each cell's region. */
export const puzzleTeam: Codec<Lits> = {
  title: 'Puzzle Team task of LITS, 1,1,2,… with --size 6x6',
  accepts: (text) => /^\d+,\S*$/.test(text),
  read(text, options) {
    const board = taskBoard(options, '6x6');
    return litsOf({ board, regions: readRegionNumbers(new Scanner(text), board) });
  },
  write(puzzle) {
    checkBlank(puzzle, 'a Puzzle Team task');
    return writeRegionNumbers(puzzle.board, puzzle.regions);
  },
};

function checkBlank({ givens }: Lits, what: string): void {
  if (givens.known().length)
    throw new PuzzleError('cannot-hold', `${what} cannot tell which cells are known to be shaded or not`);
}
