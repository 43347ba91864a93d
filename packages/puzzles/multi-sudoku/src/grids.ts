import { type Board, type Cell, Grid, joinList, PuzzleError } from '@gridproof/describe';

/** The possible sides of grids, the usual one first. Grids of 2x2 have no boxes. */
export const SIDES = [9, 4, 2] as const;

/** Returns the side of a box in grids of this side. */
export const boxSide = (side: number): number => Math.floor(Math.sqrt(side));

/** Grids of one side, by their corners. */
interface Arrangement {
  readonly side: (typeof SIDES)[number];
  readonly corners: readonly (readonly [row: number, col: number])[];
}

const gridsOfNine = (...corners: Arrangement['corners']): Arrangement => ({ side: 9, corners });

/** The known layouts, the usual one first. */
const LAYOUTS = {
  samurai: [gridsOfNine([0, 0], [0, 12], [6, 6], [12, 0], [12, 12])],
  butterfly: [gridsOfNine([0, 0], [0, 3], [3, 0], [3, 3])],
  sohei: [gridsOfNine([0, 6], [6, 0], [6, 12], [12, 6])],
  twin: [
    gridsOfNine([0, 0], [6, 6]),
    {
      side: 4,
      corners: [
        [0, 0],
        [2, 2],
      ],
    },
  ],
  windmill: [gridsOfNine([0, 3], [3, 12], [6, 6], [9, 0], [12, 9])],
} as const satisfies Record<string, readonly Arrangement[]>;

const lengthOf = ({ side, corners }: Arrangement): number => side + Math.max(...corners.flat());

/** The corners of the grids of a windmill, which has more squares without holes. */
export const WINDMILL = LAYOUTS.windmill[0].corners;

/** The layouts of the options: all squares without holes, or a windmill. */
export const LAYOUT_NAMES = ['all squares', 'windmill'] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Returns the grids of a board: those of a windmill, or all squares that begin at the corner of a box and have no hole. */
export function gridsOf(
  {
    board,
    grids: side,
    layout,
  }: { readonly board: Board; readonly grids: number; readonly layout: LayoutName },
  isHole: (cell: Cell) => boolean,
): readonly (readonly Cell[])[] {
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
  const length = lengthOf(arrangements[0]!);
  return {
    defaultSize: { width: length, height: length },
    board: ({ board }: { readonly board: Board }) => drawHoles(board, arrangements),
    // Holes are no clues.
    allowsClue: (value: unknown) => value !== 'x',
  };
}

/** Returns the side of the grids and the holes of a board. Throws `PuzzleError` if no arrangement has its size. */
function drawHoles(board: Board, arrangements: readonly Arrangement[]) {
  const found = arrangements.find((one) => lengthOf(one) === board.width && lengthOf(one) === board.height);
  if (!found) {
    const lengths = [...new Set(arrangements.map(lengthOf))].map((length) => `${length}x${length}`);
    throw new PuzzleError(
      'bad-size',
      `found ${board.width}x${board.height}, expected ${joinList(lengths, 'or')}`,
    );
  }
  const { side: grids, corners } = found;
  const inGrid = new Set(corners.flatMap(([row, col]) => board.rectangle(row, col, grids, grids)));
  const holes = Grid.from(board.cells, (cell): 'x' | undefined => (inGrid.has(cell) ? undefined : 'x'));
  const layout: LayoutName = corners === WINDMILL ? 'windmill' : 'all squares';
  return { grids, holes, layout };
}
