import type { Size } from './board.js';
import { cell, corner, type End, endsOf, link, outside, type Place, side } from './place.js';
import type { CornerOfCell, Direction, BoardSymbol as Sign } from './symbol.js';

/** One of eight transforms of a board: mirrored left to right or not, then turned clockwise by 0 to 3 quarters. */
export interface BoardTransform {
  readonly mirrored: boolean;
  readonly quarters: 0 | 1 | 2 | 3;
}

/** All eight transforms; the first is the identity. */
export const TRANSFORMS: readonly BoardTransform[] = [false, true].flatMap((mirrored) =>
  ([0, 1, 2, 3] as const).map((quarters): BoardTransform => ({ mirrored, quarters })),
);

/** Position of a place's middle: twice its distance from the upper and the left edge of the board. */
export type Middle = readonly [down: number, right: number];

/** Returns the middle of a place. */
export function middleOf(place: Place): Middle {
  const { row, col } = place;
  switch (place.kind) {
    case 'cell':
    case 'outside':
      return [2 * row + 1, 2 * col + 1];
    case 'corner':
      return [2 * row, 2 * col];
    default: {
      const [from, to] = endsOf(place).map(middleOf) as [Middle, Middle];
      return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    }
  }
}

/** Transforms a middle on a board of this size. */
export function transformMiddle(
  [down, right]: Middle,
  { mirrored, quarters }: BoardTransform,
  size: Size,
): Middle {
  let at: Middle = mirrored ? [down, 2 * size.width - right] : [down, right];
  let [high, wide] = [size.height, size.width];
  for (let n = 0; n < quarters; n++) {
    at = [at[1], 2 * high - at[0]];
    [high, wide] = [wide, high];
  }
  return at;
}

/** Transforms the size of a board. */
export const transformSize = ({ width, height }: Size, { quarters }: BoardTransform): Size =>
  quarters % 2 ? { width: height, height: width } : { width, height };

/** Transforms a place on a board of this size. */
export function transformPlace(place: Place, transform: BoardTransform, size: Size): Place {
  const [down, right] = transformMiddle(middleOf(place), transform, size);
  const [row, col] = [(down - 1) / 2, (right - 1) / 2];
  switch (place.kind) {
    case 'cell':
      return cell(row, col);
    case 'outside':
      return outside(ENDS[transformDirection(DIRECTION_OF_END[place.end], transform) as Straight], row, col);
    case 'corner':
      return corner(down / 2, right / 2);
    case 'side':
      return down % 2 ? side(row, right / 2 - 1, 'right') : side(down / 2 - 1, col, 'below');
    case 'link': {
      const { length } = place;
      return (place.towards === 'right') === (transform.quarters % 2 === 0)
        ? link(row, col - length / 2, 'right', length)
        : link(row - length / 2, col, 'below', length);
    }
  }
}

/** Transforms a direction. */
export function transformDirection(direction: Direction, { mirrored, quarters }: BoardTransform): Direction {
  const eighth = DIRECTIONS.indexOf(direction);
  return DIRECTIONS[((mirrored ? 8 - eighth : eighth) + 2 * quarters) % 8]!;
}

/** Transforms a sign at a place. */
export function transformSymbol(symbol: Sign, transform: BoardTransform, at: Place): Sign {
  const [, kind, direction] = /^(arrow|bow|triangle)-(.+)$/.exec(symbol) ?? [];
  if (kind === 'triangle') {
    const corner = transformDirection(directionOf(direction as CornerOfCell), transform);
    return `triangle-${corner.replace('up-', 'upper-').replace('down-', 'lower-')}` as Sign;
  }
  if (kind !== undefined) return `${kind}-${transformDirection(direction as Direction, transform)}` as Sign;
  const other = OTHER[symbol];
  if (other === undefined) return symbol;
  return (isDiagonal(symbol) ? swapsDiagonals(transform) : readsBackwards(at, transform)) ? other : symbol;
}

/** Returns whether a transform reverses the reading direction (right or down) along a place's line. */
export function readsBackwards(at: Place, transform: BoardTransform): boolean {
  const along =
    at.kind === 'outside'
      ? at.end === 'left' || at.end === 'right'
      : !('towards' in at) || at.towards === 'right';
  return ['left', 'up'].includes(transformDirection(along ? 'right' : 'down', transform));
}

const DIRECTIONS: readonly Direction[] = [
  'up',
  'up-right',
  'right',
  'down-right',
  'down',
  'down-left',
  'left',
  'up-left',
];

type Straight = 'up' | 'right' | 'down' | 'left';

const DIRECTION_OF_END: Readonly<Record<End, Straight>> = {
  above: 'up',
  below: 'down',
  left: 'left',
  right: 'right',
};
const ENDS: Readonly<Record<Straight, End>> = { up: 'above', down: 'below', left: 'left', right: 'right' };

/** Pairs of signs that mirroring or turning swaps. */
const OTHER: { readonly [S in Sign]?: Sign } = {
  slash: 'backslash',
  backslash: 'slash',
  less: 'greater',
  greater: 'less',
};

const isDiagonal = (symbol: Sign): boolean => symbol === 'slash' || symbol === 'backslash';

/** A mirror swaps the diagonals, and so does a quarter turn. */
const swapsDiagonals = ({ mirrored, quarters }: BoardTransform): boolean => mirrored !== (quarters % 2 === 1);

const directionOf = (corner: CornerOfCell): Direction =>
  corner.replace('upper-', 'up-').replace('lower-', 'down-') as Direction;
