import type { Picture } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import { key, Lattice } from './lattice.js';
import { round } from './xml.js';

interface Position {
  readonly row: number;
  readonly col: number;
}

/**
 * The path of all dashed walls. Cells that dashed walls enclose are a cage, and its line runs a little inside of it, so
 * that neighbouring cages and thick walls stay apart; a dashed wall that encloses nothing stands on its own side.
 */
export function cagePath(picture: Picture, geometry: Geometry): string {
  const lattice = new Lattice(picture, ['dashed']);
  const walls = (picture.walls ?? []).filter(({ weight }) => weight === 'dashed').map(({ at }) => at);
  const cages = cagesOf(picture, lattice);
  const cageAt = new Map(cages.flatMap((cage) => cage.map((position) => [key(position), cage] as const)));
  const bare = walls.filter(({ row, col, towards }) => {
    const beyond = towards === 'right' ? { row, col: col + 1 } : { row: row + 1, col };
    return cageAt.get(key({ row, col })) === cageAt.get(key(beyond));
  });
  const { x, y } = geometry;
  return [
    ...cages.flatMap((cage) => outline(cage, geometry)),
    ...bare.map(({ row, col, towards }) =>
      towards === 'right'
        ? `M${round(x(col + 1))} ${round(y(row))}V${round(y(row + 1))}`
        : `M${round(x(col))} ${round(y(row + 1))}H${round(x(col + 1))}`,
    ),
  ].join('');
}

/** Cells that dashed walls cut off from the others; where sums are noted, only areas with a sum are cages. */
function cagesOf(picture: Picture, lattice: Lattice): readonly (readonly Position[])[] {
  const { width, height, marks } = picture;
  const noted = new Set(marks.filter(({ note }) => note !== undefined).map(({ at }) => key(at)));
  const seen = new Set<string>();
  const cages: Position[][] = [];
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      if (seen.has(key({ row, col }))) continue;
      const area: Position[] = [{ row, col }];
      seen.add(key({ row, col }));
      let enclosed = false;
      for (const position of area)
        for (const [next, wall] of around(position, lattice)) {
          const inside = next.row >= 0 && next.col >= 0 && next.row < height && next.col < width;
          if (wall) enclosed = true;
          else if (inside && !seen.has(key(next))) {
            seen.add(key(next));
            area.push(next);
          }
        }
      if (enclosed && (noted.size === 0 || area.some((position) => noted.has(key(position)))))
        cages.push(area);
    }
  return cages;
}

function around({ row, col }: Position, lattice: Lattice): [Position, boolean][] {
  return [
    [{ row: row - 1, col }, lattice.below(row - 1, col) !== undefined],
    [{ row, col: col + 1 }, lattice.right(row, col) !== undefined],
    [{ row: row + 1, col }, lattice.below(row, col) !== undefined],
    [{ row, col: col - 1 }, lattice.right(row, col - 1) !== undefined],
  ];
}

/** The closed lines around a cage, each in one piece so that its dashes run on around corners. */
function outline(cage: readonly Position[], { x, y, size }: Geometry): string[] {
  const inside = new Set(cage.map(key));
  const inset = size * 0.1;
  const next = new Map<string, Point>();
  const starts = new Map<string, Point>();
  for (const { row, col } of cage) {
    const at = (down: number, right: number) => inside.has(key({ row: row + down, col: col + right }));
    // Clockwise: each side runs from the corner at its left hand, seen from within, to the one at its right hand.
    for (const [down, right] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const) {
      if (at(down, right)) continue;
      // Along the side: to the right of the upper one, downwards on the right one, and so on.
      const [ahead, aside] = [right, -down];
      const end = (sign: 1 | -1): Point => {
        const straight = at(sign * ahead, sign * aside);
        const corner = at(down + sign * ahead, right + sign * aside);
        const reach = size / 2 + (straight ? (corner ? inset : 0) : -inset);
        const out = size / 2 - inset;
        return {
          x: round(x(col + 0.5) + right * out + sign * aside * reach),
          y: round(y(row + 0.5) + down * out + sign * ahead * reach),
        };
      };
      const start = end(-1);
      starts.set(pointKey(start), start);
      next.set(pointKey(start), end(1));
    }
  }
  const paths: string[] = [];
  while (starts.size > 0) {
    const [first, start] = starts.entries().next().value!;
    let path = `M${start.x} ${start.y}`;
    let from: Point = start;
    for (let at = first; starts.delete(at); at = pointKey(from)) {
      const to = next.get(at)!;
      const after = next.get(pointKey(to));
      const straight =
        after && ((from.x === to.x && to.x === after.x) || (from.y === to.y && to.y === after.y));
      if (!straight && starts.has(pointKey(to))) path += `L${to.x} ${to.y}`;
      from = to;
    }
    paths.push(`${path}Z`);
  }
  return paths;
}

function pointKey({ x, y }: Point): string {
  return `${x} ${y}`;
}
