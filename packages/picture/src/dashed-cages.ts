import { Board, type Cell, type End, joinRegions, placeKey } from '@gridproof/core';
import { type Colour, distanceAt } from './colour.js';
import type { Raster } from './decode.js';
import type { Lattice } from './lattice.js';
import { OPPOSITE } from './surroundings.js';

/** Cages with dashed lines inside their cells. */
export interface DashedCages {
  readonly cages: readonly (readonly Cell[])[];
  /** Cells whose lines do not form a cage. */
  readonly unclear: readonly Cell[];
  /** Distance of the inner edge of the lines from the sides of their cells, in pixels. */
  readonly reach: number;
}

/** The minimum contrast of a dash. */
const MIN_CONTRAST = 36;
/** The maximum distance of a dashed line from the side of its cell, in cell sides. */
const MAX_INSET = 0.15;
/** The minimum and maximum share of a line that its dashes cover. */
const [MIN_COVER, MAX_COVER] = [0.2, 0.9];
/** The maximum gap between dashes, in cell sides. */
const MAX_DASH_GAP = 0.14;
/** The minimum number of sides with dashed lines, and their minimum share in cages, so that other ink is not taken for them. */
const [MIN_LINES, MIN_SHARE] = [6, 0.5];

const ENDS = ['above', 'right', 'below', 'left'] as const;
const STEPS: Readonly<Record<End, readonly [number, number]>> = {
  above: [-1, 0],
  right: [0, 1],
  below: [1, 0],
  left: [0, -1],
};

/** Sees the dashed cages of a board; undefined if there are none. */
export function seeDashedCages(
  raster: Raster,
  lattice: Lattice,
  grounds: readonly (readonly Colour[])[],
): DashedCages | undefined {
  const board = new Board(lattice.cols, lattice.rows);
  const insets: number[] = [];
  const lines = new Map<Cell, ReadonlySet<End>>();
  for (const cell of board.cells) {
    const ground = grounds[cell.row]![cell.col]!;
    const own = ENDS.flatMap((end) => {
      const inset = dashedLineAt(raster, lattice, { cell, end, ground });
      if (inset !== undefined) insets.push(inset);
      return inset === undefined ? [] : end;
    });
    lines.set(cell, new Set(own));
  }
  if (insets.length < MIN_LINES) return undefined;
  const isOpen = (cell: Cell, end: End): boolean => !lines.get(cell)!.has(end);
  const beyond = ({ row, col }: Cell, end: End): Cell | undefined => {
    const [down, right] = STEPS[end];
    return board.rows[row + down]?.[col + right];
  };
  const joined = board.cells.flatMap((cell) =>
    (['right', 'below'] as const).flatMap((end) => {
      const next = beyond(cell, end);
      return next && isOpen(cell, end) && isOpen(next, OPPOSITE[end]) ? [[cell, next] as const] : [];
    }),
  );
  const cages: (readonly Cell[])[] = [];
  const unclear: Cell[] = [];
  let sidesOfCages = 0;
  for (const region of joinRegions(board, joined)) {
    const inside = new Set(region.map(placeKey));
    const edges = region.flatMap((cell) =>
      ENDS.flatMap((end) => {
        const next = beyond(cell, end);
        return next && inside.has(placeKey(next)) ? [] : [!isOpen(cell, end)];
      }),
    );
    const drawn = edges.filter(Boolean).length;
    if (drawn === edges.length) {
      cages.push(region);
      sidesOfCages += drawn;
    } else if (drawn > 0) unclear.push(region[0]!);
  }
  if (sidesOfCages < MIN_SHARE * insets.length) return undefined;
  insets.sort((one, other) => one - other);
  return { cages, unclear, reach: insets[Math.floor(insets.length * 0.8)]! + 2 };
}

/** Returns the distance of the dashed line along a side from it, in pixels; undefined if there is none. */
function dashedLineAt(
  raster: Raster,
  { left, top, size }: Lattice,
  { cell, end, ground }: { readonly cell: Cell; readonly end: End; readonly ground: Colour },
): number | undefined {
  // A small text in the upper left corner interrupts the lines beside it.
  const from = end === 'above' || end === 'left' ? 0.45 : 0.1;
  const length = Math.round((0.9 - from) * size);
  const isLevel = end === 'above' || end === 'below';
  const isFirst = end === 'above' || end === 'left';
  const hasInk = (along: number, inset: number): boolean => {
    const [one, other] = [from * size + along, isFirst ? inset : size - 1 - inset];
    const x = Math.round(left + cell.col * size + (isLevel ? one : other));
    const y = Math.round(top + cell.row * size + (isLevel ? other : one));
    if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return false;
    return distanceAt(raster, x, y, ground) > MIN_CONTRAST;
  };
  const inkAt = (inset: number): readonly boolean[] =>
    Array.from({ length }, (_, along) => hasInk(along, inset));
  const first = Math.max(1, Math.floor(0.03 * size));
  let next = inkAt(first);
  for (let inset = first; inset < MAX_INSET * size; inset++) {
    const own = next;
    next = inkAt(inset + 1);
    const ink = own.map((one, along) => one || next[along]!);
    if (isDashed(ink, size)) return inset;
  }
  return undefined;
}

/** Returns whether several dashes with short gaps fill a line. */
function isDashed(ink: readonly boolean[], size: number): boolean {
  const cover = ink.filter(Boolean).length / ink.length;
  if (cover < MIN_COVER || cover > MAX_COVER) return false;
  let [dashes, gap, longest] = [0, 0, 0];
  for (const [at, one] of ink.entries()) {
    if (one && !ink[at - 1]) dashes++;
    gap = one ? 0 : gap + 1;
    longest = Math.max(longest, gap);
  }
  return dashes >= 2 && longest <= Math.max(3, MAX_DASH_GAP * size);
}
