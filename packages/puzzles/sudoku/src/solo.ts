import { Board, type Codec, Grid, PuzzleError, placeName } from '@gridproof/core';
import {
  looksLikeSgtId,
  readRegionWalls,
  readRuns,
  type Scanner,
  type Size,
  splitSgtId,
  writeRegionWalls,
  writeRuns,
} from '@gridproof/formats';
import { cannotTell, checkAllCaged } from './cannot-tell.js';
import {
  type Cage,
  cellsOf,
  inBoxes,
  jigsaw,
  LARGEST,
  LARGEST_SUM,
  numbersTo,
  type Parted,
  SUMS,
  type Sudoku,
  sudokuOf,
  sumsOf,
} from './sudoku.js';

/** Solo does not take killers beyond. */
const LARGEST_KILLER = 9;

/** Solo: boxes or a jigsaw (`j`), diagonals (`x`) and cages (`k`). Its `2x3` are boxes 3 wide and 2 high. */
export const sgt: Codec<Sudoku> = {
  title: "Simon Tatham's Solo, 3x3:… (9j: jigsaw, 3x3x: diagonals, 3x3k: killer)",
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    const { n, box, diagonals, killer } = paramsOf(params);
    const digits = readRuns(description, { places: n * n, min: 1, max: n, expected: numbersTo(n) });
    const parted = box ? inBoxes(n, box) : readRegions(description, n);
    const cages = killer ? readCages(description, parted.board) : [];
    description.expectEnd();
    return sudokuOf(parted, digits, { diagonals, cages });
  },
  write(puzzle) {
    const { board, box, regions, givens, diagonals, cages } = puzzle;
    const killer = cages.length > 0;
    if (killer && board.width > LARGEST_KILLER) throw cannotTell('a Solo id', 'a killer larger than 9x9');
    if (killer) checkAllCaged('a Solo id', puzzle);
    const size = box ? `${box.height}x${box.width}` : `${board.width}j`;
    return [
      `${size}${diagonals ? 'x' : ''}${killer ? 'k' : ''}:${writeRuns(givens.values)}`,
      ...(box ? [] : [writeRegionWalls(board, regions)]),
      ...(killer ? [writeRegionWalls(board, cellsOf(cages)), writeRuns(sumsOf(board, cages).values)] : []),
    ].join(',');
  },
};

/** What stands in front of the colon; what steered the generator may follow. */
function paramsOf(params: string) {
  const match = /^(\d+)(?:x(\d+))?(j?)([xk]*)(?:r\d|md?\d|a|d[a-z])*$/.exec(params);
  const [, height, width, j, variants] = (match ?? []) as string[];
  if (height === undefined || !(width || j))
    throw new PuzzleError('bad-params', `found '${params}', expected a box as in 3x3 or a side as in 9j`, {
      column: 1,
    });
  const box: Size | undefined = j ? undefined : { width: Number(width), height: Number(height) };
  const n = Number(height) * Number(width ?? 1);
  if (n > LARGEST || (box ? box.width < 2 || box.height < 2 : n < 2))
    throw new PuzzleError(
      'bad-params',
      box
        ? `'${params}' means boxes ${box.width} wide and ${box.height} high and a side of ${n}, expected boxes of at least 2x2 and a side of at most ${LARGEST}`
        : `'${params}' means a jigsaw of side ${n}, expected one from 2 to ${LARGEST}`,
      { column: 1 },
    );
  return { n, box, diagonals: /x/.test(variants!), killer: /k/.test(variants!) };
}

function readRegions(description: Scanner, n: number): Parted {
  const board = new Board(n, n);
  expectNext(description, 'the regions of a jigsaw');
  return jigsaw(board, readRegionWalls(description, board));
}

/** A sum stands at the first cell of each cage, and nowhere else. */
function readCages(description: Scanner, board: Board): Cage[] {
  expectNext(description, 'the cages of a killer');
  const cages = readRegionWalls(description, board);
  expectNext(description, 'the sums of the cages');
  const start = description.at;
  const places = board.cells.length;
  const sums = new Grid(
    board.cells,
    readRuns(description, { places, min: 1, max: LARGEST_SUM, expected: SUMS }),
  );
  return cages.map((cells) => {
    const [sum, ...others] = sums.pick(cells);
    if (sum === undefined)
      throw description.error(
        'no-sum',
        `the cage of ${placeName(cells[0]!)} has no sum at its first cell`,
        start,
      );
    const second = others.findIndex((other) => other !== undefined);
    if (second >= 0)
      throw description.error(
        'two-sums',
        `the cage of ${placeName(cells[0]!)} has a second sum at ${placeName(cells[second + 1]!)}`,
        start,
      );
    return { cells, sum };
  });
}

function expectNext(description: Scanner, part: string): void {
  if (!description.take(/,/y)) throw description.unexpected(`',' and ${part}`);
}
