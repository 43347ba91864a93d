import {
  Board,
  boxesIn,
  boxOf,
  type ClueCage,
  type Codec,
  Grid,
  PuzzleError,
  placeKey,
  placeName,
  sizedAs,
} from '@gridproof/describe';
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
import { cannotHold, checkAllCaged } from './holds.js';
import { LARGEST, LARGEST_SUM, readDigits, type Sudoku, sudokuOf, sum } from './sudoku.js';

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
    const board = new Board(n, n);
    const digits = readDigits(description, board);
    if (!box) expectNext(description, 'the regions of a jigsaw');
    const regions = box ? boxesIn(board, box) : sizedAs(readRegionWalls(description, board), n);
    const cages = killer ? readCages(description, board) : [];
    description.expectEnd();
    return sudokuOf(board, regions, digits, { diagonals, cages });
  },
  write(puzzle) {
    const { board, regions, givens, diagonals, cages } = puzzle;
    const killer = cages.length > 0;
    if (killer && board.width > LARGEST_KILLER)
      throw cannotHold('a Solo id', 'cages on a board larger than 9x9');
    if (killer) checkAllCaged('a Solo id', puzzle);
    const box = boxOf(regions);
    const size = box ? `${box.height}x${box.width}` : `${board.width}j`;
    const first = new Map(cages.map(({ cells, clue }) => [placeKey(cells[0]!), clue]));
    return [
      `${size}${diagonals ? 'x' : ''}${killer ? 'k' : ''}:${writeRuns(givens.values)}`,
      ...(box ? [] : [writeRegionWalls(board, regions)]),
      ...(killer
        ? [
            writeRegionWalls(
              board,
              cages.map(({ cells }) => cells),
            ),
            writeRuns(board.cells.map((cell) => first.get(placeKey(cell)))),
          ]
        : []),
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

/** A sum stands at the first cell of each cage, and nowhere else. */
function readCages(description: Scanner, board: Board): readonly ClueCage[] {
  expectNext(description, 'the cages of a killer');
  const cages = readRegionWalls(description, board);
  expectNext(description, 'the sums of the cages');
  const start = description.at;
  const expected = `${sum.expected(board, board.cells[0]!)}`;
  const found = readRuns(description, { places: board.cells.length, min: 1, max: LARGEST_SUM, expected });
  const sums = new Grid(board.cells, found);
  return cages.map((cells) => {
    const [clue, ...others] = sums.pick(cells);
    const second = others.findIndex((other) => other !== undefined);
    const cage = `the cage of ${placeName(cells[0]!)}`;
    if (clue === undefined) throw description.error('no-sum', `${cage} has no sum at its first cell`, start);
    if (second >= 0)
      throw description.error(
        'two-sums',
        `${cage} has a second sum at ${placeName(cells[second + 1]!)}`,
        start,
      );
    return { cells, clue };
  });
}

function expectNext(description: Scanner, part: string): void {
  if (!description.take(/,/y)) throw description.unexpected(`',' and ${part}`);
}
