import {
  type Board,
  cell,
  checkpoint,
  type End,
  type Place,
  PuzzleError,
  placeKey,
  type Size,
} from '@gridproof/core';
import { latticePlace } from '../layer/lattice.js';
import type { AnyPlacedLayer } from '../layer/placed.js';

/** The layout of a board of text: which place each sign stands for. */
export interface BoardLayout {
  /** The noun for the items of a row, for messages. */
  readonly thing: 'cell' | 'corner' | 'place';
  /** Returns the size of the board from the number of signs across and down. Throws `PuzzleError`. */
  sizeOf(across: number, down: number): Size;
  /** Returns the places row by row; undefined where nothing can stand. */
  spots(board: Board): readonly (readonly (Place | undefined)[])[];
  /** Returns the sign of an empty place. */
  filler(place: Place | undefined): string | undefined;
  /** Other signs of empty places. */
  readonly fillers?: RegExp;
}

export const CELLS: BoardLayout = {
  thing: 'cell',
  sizeOf: (width, height) => ({ width, height }),
  spots: (board) => board.rows,
  filler: () => undefined,
};

const CORNERS: BoardLayout = {
  thing: 'corner',
  sizeOf: (across, down) => ({ width: across - 1, height: down - 1 }),
  spots: ({ width, corners }) => inRows(corners, width + 1),
  filler: () => undefined,
};

/** The number of lattice rows or columns along the edges of the board, on both sides of it or only on the right and below. */
const EDGES = {
  none: { before: 0, more: -1, what: 'one for each cell and one between two' },
  behind: { before: 0, more: 0, what: 'one for each cell and one behind it' },
  around: { before: 1, more: 1, what: 'one for each cell and one on either side of it' },
} as const;

/** Creates the layout with a sign for each cell, side and corner. */
const lattice = (edges: keyof typeof EDGES, links: boolean): BoardLayout => {
  const { before, more, what } = EDGES[edges];
  return {
    thing: 'place',
    sizeOf: (across, down) => {
      if ((across - more) % 2 === 0 && (down - more) % 2 === 0)
        return { width: (across - more) / 2, height: (down - more) / 2 };
      const [code, numbers] = more === 0 ? ['odd-side', 'even'] : ['even-side', 'odd'];
      throw new PuzzleError(
        code,
        `the board has ${across} places across and ${down} down, expected ${numbers} numbers: ${what}`,
      );
    },
    spots: ({ width, height }) =>
      Array.from({ length: 2 * height + more }, (_, down) =>
        Array.from({ length: 2 * width + more }, (_, across) => {
          checkpoint();
          return latticePlace(down - before, across - before, links);
        }),
      ),
    filler: (place) => (place?.kind === 'corner' ? '+' : undefined),
    fillers: /^[+|-]$/,
  };
};

/** Creates the layout of the cells with the places outside the board at some of its ends. */
const frame = (ends: readonly End[]): BoardLayout => {
  const has = (end: End) => (ends.includes(end) ? 1 : 0);
  return {
    thing: 'place',
    sizeOf: (across, down) => ({
      width: across - has('left') - has('right'),
      height: down - has('above') - has('below'),
    }),
    spots: (board) => {
      const at = new Map([...board.cells, ...board.outside(ends)].map((one) => [placeKey(one), one]));
      const { width, height } = board;
      const rows = Array.from({ length: height + has('above') + has('below') }, (_, at) => at - has('above'));
      const columns = Array.from({ length: width + has('left') + has('right') }, (_, at) => at - has('left'));
      return rows.map((row) =>
        columns.map((col) => at.get(placeKey(cell(row, col))) ?? outsideAt(row, col, board, at)),
      );
    },
    filler: () => undefined,
  };
};

function outsideAt(
  row: number,
  col: number,
  { width, height }: Board,
  at: ReadonlyMap<number, Place>,
): Place | undefined {
  const end = row < 0 ? 'above' : row >= height ? 'below' : col < 0 ? 'left' : 'right';
  if ((row < 0 || row >= height) && (col < 0 || col >= width)) return undefined;
  return at.get(placeKey({ kind: 'outside', row, col, end }));
}

const ENDS: readonly End[] = ['above', 'below', 'left', 'right'];

/** Returns the layout of a board of text that these layers share. */
export function boardLayout(layers: readonly AnyPlacedLayer[]): BoardLayout {
  const kinds = new Set(layers.flatMap(({ kinds }) => kinds));
  const ends = ENDS.filter((end) => kinds.has(end));
  if (ends.length) return frame(ends);
  if (kinds.has('sides')) return lattice('around', false);
  if (kinds.has('wrapping links')) return lattice('behind', true);
  if (kinds.has('links')) return lattice('none', true);
  if (kinds.has('inner sides') || kinds.has('lattice') || (kinds.has('cells') && kinds.has('corners')))
    return lattice('none', false);
  return kinds.has('corners') ? CORNERS : CELLS;
}

/** Splits values into rows of one length. */
function inRows<T>(values: readonly T[], across: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(values.length / across) }, (_, row) =>
    values.slice(row * across, (row + 1) * across),
  );
}
