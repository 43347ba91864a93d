import type { Cell, Place } from '../board/place.js';
import { type BoardTransform, type Middle, middleOf, transformMiddle } from '../board/transform.js';
import { PuzzleError } from '../read/error.js';

/** Arrangements of clues that stay the same after half a turn, in a mirror or after a quarter turn, or are free. */
export const SYMMETRIES = ['half', 'mirror', 'quarter', 'none'] as const;
/** One of `SYMMETRIES`. */
export type Symmetry = (typeof SYMMETRIES)[number];

/** Transform that generates the symmetry when repeated. */
const TURN: Readonly<Record<Symmetry, BoardTransform>> = {
  half: { mirrored: false, quarters: 2 },
  mirror: { mirrored: true, quarters: 0 },
  quarter: { mirrored: false, quarters: 1 },
  none: { mirrored: false, quarters: 0 },
};

/** Size of a board in cells. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Checks that a board of this size can have the symmetry.
 * @throws {PuzzleError} if it cannot
 */
export function checkSymmetry(symmetry: Symmetry | undefined, { width, height }: Size): void {
  if (symmetry === 'quarter' && width !== height)
    throw new PuzzleError(
      'not-square',
      `a board of ${width}x${height} cannot be turned by a quarter, expected a square`,
    );
}

/** Groups items whose places the symmetry maps to each other. */
export function orbits<T>(
  items: readonly T[],
  placeOf: (item: T) => { readonly layer: string; readonly place: Place },
  symmetry: Symmetry,
  size: Size,
): readonly (readonly T[])[] {
  const named = new Map<string, T>(
    items.map((thing) => {
      const { layer, place } = placeOf(thing);
      return [nameOf(layer, place, middleOf(place)), thing];
    }),
  );
  const found: T[][] = [];
  const seen = new Set<T>();
  for (const thing of items) {
    if (seen.has(thing)) continue;
    const { layer, place } = placeOf(thing);
    const orbit: T[] = [];
    for (let at = middleOf(place), n = 0; n < 4; n++, at = transformMiddle(at, TURN[symmetry], size)) {
      const one = named.get(nameOf(layer, place, at));
      if (one !== undefined && !seen.has(one)) orbit.push(one);
      if (one !== undefined) seen.add(one);
    }
    found.push(orbit);
  }
  return found;
}

/** Groups places that the symmetry maps to each other. */
export const orbitsOf = <P extends Place>(
  places: readonly P[],
  symmetry: Symmetry,
  size: { readonly width: number; readonly height: number },
): readonly (readonly P[])[] => orbits(places, (place) => ({ layer: '', place }), symmetry, size);

/** Maps of positions for each transform of a symmetry; the first is the identity. */
export function symmetryMaps(
  symmetry: Symmetry,
  size: { readonly width: number; readonly height: number },
): readonly ((at: Pick<Cell, 'row' | 'col'>) => Pick<Cell, 'row' | 'col'>)[] {
  const turn = ({ row, col }: Pick<Cell, 'row' | 'col'>): Pick<Cell, 'row' | 'col'> => {
    const [down, right] = transformMiddle([2 * row + 1, 2 * col + 1], TURN[symmetry], size);
    return { row: (down - 1) / 2, col: (right - 1) / 2 };
  };
  const times = symmetry === 'none' ? 1 : symmetry === 'quarter' ? 4 : 2;
  return Array.from({ length: times }, (_, n) => (at) => {
    let image = at;
    for (let nth = 0; nth < n; nth++) image = turn(image);
    return image;
  });
}

const nameOf = (layer: string, { kind }: Place, [down, right]: Middle): string =>
  `${layer} ${kind} ${down},${right}`;
