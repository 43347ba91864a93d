import { type Board, type Cell, type Corner, cell } from '@gridproof/describe';

/** A side of a cell. */
export type SideOf = 'upper' | 'right' | 'lower' | 'left';

/** The part of a cell between a corner of it and one of the two sides that meet there: half of a half. */
export interface Octant {
  /** Undefined outside the board. */
  readonly cell: Cell | undefined;
  readonly side: SideOf;
}

/** The eight octants around a corner, clockwise. */
export const octantsAround = (board: Board, { row, col }: Corner): readonly Octant[] =>
  (
    [
      [-1, -1, 'lower'],
      [-1, -1, 'right'],
      [-1, 0, 'left'],
      [-1, 0, 'lower'],
      [0, 0, 'upper'],
      [0, 0, 'left'],
      [0, -1, 'right'],
      [0, -1, 'upper'],
    ] as const
  ).map(([down, right, side]) => {
    const at = cell(row + down, col + right);
    return { cell: board.has(at) ? at : undefined, side };
  });

/** The number of octants around a corner. */
const AROUND = 8;
/** A rectangle has a right angle at a corner, or its side runs past it. */
const ANGLES = [2, 4];

/**
 * Returns whether the white octants around a corner can be parts of rectangles: the corner is inside one, or each rectangle has its angle
 * there.
 */
function isPossible(white: readonly boolean[]): boolean {
  const dark = white.indexOf(false);
  if (dark < 0) return true;
  const runs = [...white.slice(dark), ...white.slice(0, dark)].map((one) => (one ? 'w' : ' ')).join('');
  return runs.split(' ').every(({ length }) => length === 0 || ANGLES.includes(length));
}

/** Octants around a corner, by their positions, and whether each is white. */
export type Some = readonly (readonly [at: number, white: boolean])[];

/** The minimal impossible parts of the surroundings of a corner, independently of the rest. */
export function impossibleParts(): readonly Some[] {
  const all = Array.from({ length: 2 ** AROUND }, (_, bits) =>
    Array.from({ length: AROUND }, (_, at) => Boolean(bits & (1 << at))),
  );
  const possible = all.filter(isPossible);
  const found: Some[] = [];
  let open: readonly Some[] = [[]];
  while (open.length > 0) {
    const longer = open.flatMap((some) => {
      const last = some.at(-1)?.[0] ?? -1;
      return Array.from({ length: AROUND - 1 - last }, (_, n) => last + 1 + n).flatMap((at): Some[] => [
        [...some, [at, false]],
        [...some, [at, true]],
      ]);
    });
    const fresh = longer.filter((some) => !found.some((part) => contains(some, part)));
    const [impossible, rest] = [
      fresh.filter((some) => !possible.some((white) => fits(some, white))),
      fresh.filter((some) => possible.some((white) => fits(some, white))),
    ];
    found.push(...impossible);
    open = rest;
  }
  return found;
}

const fits = (some: Some, white: readonly boolean[]): boolean => some.every(([at, is]) => white[at] === is);

const contains = (some: Some, part: Some): boolean =>
  part.every(([at, is]) => some.some(([other, white]) => at === other && is === white));
