import type { Size } from '@gridproof/core';
import { boxesIn, boxOf, notations, PuzzleError } from '@gridproof/describe';
import { LARGEST, type Sudoku } from './sudoku.js';

/** Solo does not take killers beyond. */
const LARGEST_KILLER = 9;

const partsOf = (jigsaw: boolean, killer: boolean) => [
  notations.numberRuns('givens'),
  ...(jigsaw ? [notations.walls('regions')] : []),
  ...(killer ? [notations.cageWalls('cages')] : []),
];

/** Solo: boxes or a jigsaw (`j`), diagonals (`x`) and cages (`k`). Its `2x3` are boxes 3 wide and 2 high. */
export const sgt = notations.sgtByParams<'givens' | 'regions' | 'cages'>({
  title: "Simon Tatham's Solo, 3x3:… (9j: jigsaw, 3x3x: diagonals, 3x3k: killer)",
  noun: 'a Solo id',
  contents: ['regions', 'diagonals'],
  read(params) {
    const { n, box, diagonals, killer } = paramsOf(params);
    return {
      size: { width: n, height: n },
      contents: (board) => ({ diagonals, ...(box && { regions: boxesIn(board, box) }) }),
      parts: partsOf(!box, killer),
    };
  },
  write({ board, regions, diagonals, cages }: Sudoku) {
    const killer = cages.length > 0;
    if (killer && board.width > LARGEST_KILLER)
      throw new PuzzleError('cannot-hold', 'a Solo id cannot hold cages on a board larger than 9x9');
    const box = boxOf(regions);
    const size = box ? `${box.height}x${box.width}` : `${board.width}j`;
    return {
      params: `${size}${diagonals ? 'x' : ''}${killer ? 'k' : ''}`,
      parts: partsOf(!box, killer),
    };
  },
});

/** Parses the part before the colon; generator parameters may follow in it. */
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
