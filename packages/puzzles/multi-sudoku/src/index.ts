import {
  allDifferent,
  type Board,
  type Cell,
  describePuzzle,
  type Grid,
  groupBy,
  layers,
  PuzzleError,
  type PuzzleOf,
  placeName,
  values,
  type Wall,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { boxSide, GENERATION, gridSide, gridsOf, LAYOUT_NAMES, WINDMILL } from './grids.js';

export type MultiSudoku = PuzzleOf<typeof multiSudoku>;

/** A place without a cell: `#` begins a comment, and `-` is an empty cell elsewhere. */
const hole = values.withLook(values.oneOf({ value: 'x', sign: 'x', aliases: ['X'] }), () => ({}));

export const multiSudoku = describePuzzle({
  id: 'multi-sudoku',
  title: 'Multi-Sudoku',
  aliases: ['samurai sudoku', 'gattai', 'butterfly sudoku', 'windmill sudoku', 'overlapping sudoku'],
  coordinates: 'r1c2',
  sides: { min: 2 },
  goal: 'Fill every empty cell with a number, so that each of the overlapping grids is a sudoku.',
  rules: {
    row: 'Each row of a grid holds every number once.',
    column: 'Each column of a grid holds every number once.',
    box: 'Each box holds every number once.',
  },
  grades: { medium: 2.3, hard: 4, extreme: 6 },
  options: {
    layout: layers.option(
      'layout',
      LAYOUT_NAMES,
      LAYOUT_NAMES[0],
      'that not all squares without holes are grids',
    ),
  },
  clues: { holes: layers.at('cells', hole, { label: 'holes', key: 'holes' }) },
  nameLayers: () => ['givens'],
  answer: ({ holes }) =>
    layers.at(holes.unknown(), values.number(1, gridSide), { label: 'numbers', key: 'numbers' }),
  text: [['holes', 'givens']],
  cluesInAnswer: 'holes',

  check({ board, layout, givens }) {
    const { width, height } = board;
    const side = gridSide(board);
    const box = boxSide(side);
    const found = `the board is ${width} wide and ${height} high`;
    if (width % box !== 0 || height % box !== 0)
      throw new PuzzleError('bad-size', `${found}, expected multiples of ${box}, the side of a box`);
    if (width === side && height === side)
      throw new PuzzleError('bad-size', `${found}: one grid is a sudoku, expected several`);
    if (layout === 'all squares') return;
    if (width !== 21 || height !== 21)
      throw new PuzzleError('bad-size', `${found}, expected 21x21 for a windmill`);
    const hole = gridsOf({ board, layout }, () => false)
      .flat()
      .find((cell) => !givens.has(cell));
    if (hole)
      throw new PuzzleError(
        'no-cells',
        `${placeName(hole)} is a hole, but it lies in a grid of the windmill`,
      );
  },

  encode(m, { holes, ...board }, number) {
    const boxes = new Set<Cell>();
    for (const cells of gridsOf(board, (cell) => holes.at(cell) !== undefined)) {
      for (const row of groupBy(cells, (cell) => cell.row).values())
        m.require('row', row, allDifferent(number.pick(row)));
      for (const column of groupBy(cells, (cell) => cell.col).values())
        m.require('column', column, allDifferent(number.pick(column)));
      for (const box of groupBy(cells, boxOf(board.board)).values()) {
        // Grids share boxes, and those of 2x2 have none.
        if (boxes.has(box[0]!) || box.length === 1) continue;
        boxes.add(box[0]!);
        m.require('box', box, allDifferent(number.pick(box)));
      }
    }
  },

  // Slides a frame over the board; where it covers a grid, counts each number in its lines and boxes.
  *verify({ board, layout }, answer) {
    const side = gridSide(board);
    const box = { 9: 3, 4: 2, 2: 1 }[side];
    for (const { row: top, col: left } of board.cells) {
      const isAtBox = top % box === 0 && left % box === 0;
      const isInside = top + side <= board.height && left + side <= board.width;
      const isGrid = layout !== 'windmill' || WINDMILL.some(([row, col]) => row === top && col === left);
      if (!isAtBox || !isInside || !isGrid) continue;
      const frame = board.rectangle(top, left, side, side);
      if (frame.some((cell) => !answer.has(cell))) continue;
      for (const [rule, height, width] of [
        ['row', 1, side],
        ['column', side, 1],
        // The smallest grids have no boxes.
        ...(box > 1 ? ([['box', box, box]] as const) : []),
      ] as const)
        for (const { row, col } of frame) {
          if ((row - top) % height > 0 || (col - left) % width > 0) continue;
          const cells = board.rectangle(row, col, height, width);
          for (let n = 1; n <= side; n++) {
            const places = cells.filter((cell) => answer.at(cell) === n);
            if (places.length !== 1) yield { rule, places: places.length > 1 ? places : cells };
          }
        }
    }
  },

  draw: ({ board, givens, layout }) => ({
    cells: givens.places,
    walls: boxWalls(board, givens),
    ...(layout === 'windmill' ? { caption: layout } : {}),
  }),

  generation: GENERATION,
  examples,
});

/** Returns the box of a cell of a board. */
function boxOf(board: Board): (cell: Cell) => string {
  const box = boxSide(gridSide(board));
  return ({ row, col }) => `${Math.floor(row / box)} ${Math.floor(col / box)}`;
}

/** The walls between boxes, and around the cells. */
function boxWalls(board: Board, cells: Grid<unknown>): readonly Wall[] {
  const box = boxOf(board);
  return board.innerSides.flatMap((at): readonly Wall[] => {
    const [one, other] = board.cellsAt(at).filter((cell) => cells.has(cell));
    const isInside = one && other && (gridSide(board) === 2 || box(one) === box(other));
    return isInside || !(one ?? other) ? [] : [{ at, weight: 'thick', source: 'clue' }];
  });
}

export default multiSudoku;
