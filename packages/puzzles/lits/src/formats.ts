import { type Codec, PuzzleError } from '@gridproof/core';
import {
  checkMatrix,
  gridMatrix,
  jsonCodec,
  matrixBoard,
  matrixValues,
  puzzLinkCodec,
  readBorders,
  readRegionNumbers,
  regionMatrix,
  regionsOfNumbers,
  Scanner,
  taskBoard,
  writeBorders,
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
      givens: shaded && matrixValues(shaded),
    });
  },
  write: ({ board, regions, givens }) => ({
    regions: regionMatrix(board, regions),
    ...(givens.known().length ? { shaded: gridMatrix(board, givens) } : {}),
  }),
});

export const puzzlink = puzzLinkCodec<Lits>({
  genre: 'lits',
  example: '10x10',
  read(body, board) {
    const regions = readBorders(body, board);
    body.expectEnd();
    return litsOf({ board, regions });
  },
  write(puzzle) {
    checkBlank(puzzle, 'an address');
    return { board: puzzle.board, body: writeBorders(puzzle.board, puzzle.regions) };
  },
});

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
