import { type Board, type Cell, Grid, joinList, PuzzleError } from '@gridproof/describe';

/** Returns the side of the grids of a board: 9, 4 on boards with shorter sides, or 2 on the smallest, where grids have no boxes. */
export function gridSide({ width, height }: Pick<Board, 'width' | 'height'>): 9 | 4 | 2 {
  const longer = Math.max(width, height);
  if (longer >= 9) return 9;
  return longer >= 6 ? 4 : 2;
}

/** Returns the side of a box in grids of this side. */
export const boxSide = (side: number): number => Math.floor(Math.sqrt(side));

/** A square board with the corners of its grids. */
interface Arrangement {
  readonly length: number;
  readonly corners: readonly (readonly [row: number, col: number])[];
}

/** The known layouts, the usual one first. */
const LAYOUTS = {
  samurai: [arrange(21, [0, 0], [0, 12], [6, 6], [12, 0], [12, 12])],
  butterfly: [arrange(12, [0, 0], [0, 3], [3, 0], [3, 3])],
  sohei: [arrange(21, [0, 6], [6, 0], [6, 12], [12, 6])],
  twin: [arrange(15, [0, 0], [6, 6]), arrange(6, [0, 0], [2, 2])],
  windmill: [arrange(21, [0, 3], [3, 12], [6, 6], [9, 0], [12, 9])],
};

function arrange(length: number, ...corners: Arrangement['corners']): Arrangement {
  return { length, corners };
}

/** The corners of the grids of a windmill, which has more squares without holes. */
export const WINDMILL = LAYOUTS.windmill[0]!.corners;

/** The layouts of the options: all squares without holes, or a windmill. */
export const LAYOUT_NAMES = ['all squares', 'windmill'] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Returns the grids of a board: those of a windmill, or all squares that begin at the corner of a box and have no hole. */
export function gridsOf(
  { board, layout }: { readonly board: Board; readonly layout: LayoutName },
  isHole: (cell: Cell) => boolean,
): readonly (readonly Cell[])[] {
  const side = gridSide(board);
  if (layout === 'windmill') return WINDMILL.map(([row, col]) => board.rectangle(row, col, side, side));
  return board.cells
    .filter(({ row, col }) => row % boxSide(side) === 0 && col % boxSide(side) === 0)
    .filter(({ row, col }) => row + side <= board.height && col + side <= board.width)
    .map(({ row, col }) => board.rectangle(row, col, side, side))
    .filter((cells) => !cells.some(isHole));
}

/** The settings that draw boards: of the first layout with the requested size, or of a layout as a variant. */
export const GENERATION = {
  ...drawingOf(Object.values(LAYOUTS).flat()),
  symmetry: 'half',
  variants: {
    twin: drawingOf(LAYOUTS.twin),
    butterfly: drawingOf(LAYOUTS.butterfly),
    samurai: drawingOf(LAYOUTS.samurai),
    sohei: drawingOf(LAYOUTS.sohei),
    windmill: drawingOf(LAYOUTS.windmill),
  },
} as const;

function drawingOf(arrangements: readonly Arrangement[]) {
  const { length } = arrangements[0]!;
  return {
    defaultSize: { width: length, height: length },
    board: ({ board }: { readonly board: Board }) => drawHoles(board, arrangements),
    // Holes are no clues.
    allowsClue: (value: unknown) => value !== 'x',
  };
}

/** Returns the layout and the holes of a board. Throws `PuzzleError` if no arrangement has its size. */
function drawHoles(board: Board, arrangements: readonly Arrangement[]) {
  const { width, height } = board;
  const found = arrangements.find(({ length }) => length === width && length === height);
  if (!found) {
    const sizes = new Set(arrangements.map(({ length }) => `${length}x${length}`));
    throw new PuzzleError('bad-size', `found ${width}x${height}, expected ${joinList([...sizes], 'or')}`);
  }
  const side = gridSide(board);
  const inGrid = new Set(found.corners.flatMap(([row, col]) => board.rectangle(row, col, side, side)));
  const holes = Grid.from(board.cells, (cell): 'x' | undefined => (inGrid.has(cell) ? undefined : 'x'));
  const layout: LayoutName = found.corners === WINDMILL ? 'windmill' : 'all squares';
  return { holes, layout };
}
