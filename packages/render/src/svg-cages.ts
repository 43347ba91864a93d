import { type Cell, disjointLayers, type Picture } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import { key } from './lattice.js';
import { element, round } from './xml.js';

/** The inset of a line in cell sides, and its dashes, for layers of overlapping cages. */
const LAYERS = [
  { inset: 0.07, dashes: '4 3' },
  { inset: 0.14, dashes: '1.5 2' },
  { inset: 0.21, dashes: '8 3' },
  { inset: 0.28, dashes: '8 2 1.5 2' },
] as const;

/** The inset of an outline in cell sides. */
const OUTLINE = 0.08;

/**
 * Draws the lines of all cages except solid ones, which are walls. Dashed lines have an inset, so that neighbouring cages and thick walls
 * stay apart; overlapping cages have different insets and dashes. A dashed wall lies on its side.
 */
export function drawCages(picture: Picture, geometry: Geometry): string {
  const cages = picture.cages ?? [];
  const layers = disjointLayers(cages.filter(({ style = 'dashed' }) => style === 'dashed'));
  const outlines = LAYERS.map(({ inset, dashes }, layer) => {
    const own = layers.filter((_, at) => at % LAYERS.length === layer).flat();
    const d = own.flatMap(({ cells }) => outlinePaths(cells, geometry, inset * geometry.size)).join('');
    return dashed(d, dashes);
  });
  const solid = (['found', 'clue'] as const).map((source) => {
    const own = cages.filter((cage) => cage.style === 'outline' && cage.source === source);
    const d = own.flatMap(({ cells }) => outlinePaths(cells, geometry, OUTLINE * geometry.size)).join('');
    const style = { 'stroke-width': geometry.size * 0.06, 'stroke-linejoin': 'round' };
    return d === ''
      ? ''
      : element('g', { class: `gp-${source}` }, element('path', { class: 'gp-stroke', d, ...style }));
  });
  return [dashed(drawDashedWalls(picture, geometry), LAYERS[0].dashes), ...outlines, ...solid].join('');
}

const dashed = (d: string, dashes: string): string =>
  d === '' ? '' : element('path', { class: 'gp-cage', d, 'stroke-width': 1.25, 'stroke-dasharray': dashes });

function drawDashedWalls({ walls = [] }: Picture, { x, y }: Geometry): string {
  return walls
    .filter(({ weight }) => weight === 'dashed')
    .map(({ at: { row, col, towards } }) =>
      towards === 'right'
        ? `M${round(x(col + 1))} ${round(y(row))}V${round(y(row + 1))}`
        : `M${round(x(col))} ${round(y(row + 1))}H${round(x(col + 1))}`,
    )
    .join('');
}

/** Returns the closed paths around a cage, each in one piece so that its dashes continue around corners. */
function outlinePaths(cage: readonly Cell[], { x, y, size }: Geometry, inset: number): string[] {
  const inside = new Set(cage.map(key));
  const next = new Map<string, Point>();
  const starts = new Map<string, Point>();
  for (const { row, col } of cage) {
    const at = (down: number, right: number) => inside.has(key({ row: row + down, col: col + right }));
    // Clockwise: seen from inside, each side runs from its left corner to its right corner.
    for (const [down, right] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const) {
      if (at(down, right)) continue;
      // The direction along the side: right on the upper one, down on the right one, and so on.
      const [ahead, sideways] = [right, -down];
      const end = (sign: 1 | -1): Point => {
        const straight = at(sign * ahead, sign * sideways);
        const corner = at(down + sign * ahead, right + sign * sideways);
        const reach = size / 2 + (straight ? (corner ? inset : 0) : -inset);
        const out = size / 2 - inset;
        return {
          x: round(x(col + 0.5) + right * out + sign * sideways * reach),
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
