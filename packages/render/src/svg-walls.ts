import type { Picture, Source } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { Lattice } from './lattice.js';
import { element, round } from './xml.js';

/** Thin lines between all cells, and a stronger one around the board. */
export function drawGrid({ width, height }: Picture, { x, y, size }: Geometry): string {
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, at) => at + 1);
  const uprights = inner(width).map((line) => `M${round(x(line))} ${round(y(0))}V${round(y(height))}`);
  const levels = inner(height).map((line) => `M${round(x(0))} ${round(y(line))}H${round(x(width))}`);
  const lines = element('path', {
    class: 'gp-line',
    d: [...uprights, ...levels].join(''),
    'stroke-width': 1,
  });
  const edge = { x: x(0), y: y(0), width: width * size, height: height * size };
  return (
    (width * height > 1 ? lines : '') + element('rect', { class: 'gp-edge', ...edge, 'stroke-width': 1.5 })
  );
}

/** The thick walls: those that the solver found below those of the puzzle. */
export function drawWalls(picture: Picture, { x, y, size }: Geometry): string {
  const lattice = new Lattice(picture, ['thick']);
  const { width, height } = picture;
  return (['found', 'clue'] as const)
    .map((source: Source) => {
      const uprights = Array.from({ length: width + 1 }, (_, line) =>
        runs(height, (row) => lattice.right(row, line - 1)?.source === source).map(
          ([from, to]) => `M${round(x(line))} ${round(y(from))}V${round(y(to))}`,
        ),
      );
      const levels = Array.from({ length: height + 1 }, (_, line) =>
        runs(width, (col) => lattice.below(line - 1, col)?.source === source).map(
          ([from, to]) => `M${round(x(from))} ${round(y(line))}H${round(x(to))}`,
        ),
      );
      const d = [...uprights, ...levels].flat().join('');
      const path = { class: 'gp-wall', d, 'stroke-width': Math.max(2, Math.round(size * 0.075)) };
      return d === '' ? '' : element('g', { class: `gp-${source}` }, element('path', path));
    })
    .join('');
}

/** The longest stretches [from, to) of 0..count-1 in which a wall stands. */
function runs(count: number, stands: (at: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < count; at++) {
    const last = found.at(-1);
    if (!stands(at)) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}
