import { Board, type Picture, type Source } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { cellsOf, Lattice } from './lattice.js';
import { element, round } from './xml.js';

/** The ground of the positions that are no cells: one with cells all around would look like an empty cell. */
export function drawGaps(picture: Picture, { x, y, size }: Geometry): string {
  const has = cellsOf(picture);
  const gaps = new Board(picture.width, picture.height).cells.filter(({ row, col }) => !has(row, col));
  const d = gaps
    .map(({ row, col }) => `M${round(x(col))} ${round(y(row))}h${size}v${size}h${-size}Z`)
    .join('');
  return d === '' ? '' : element('path', { class: 'gp-gap', d });
}

/** Thin lines between all cells, and a stronger one around them. */
export function drawGrid(picture: Picture, geometry: Geometry): string {
  const has = cellsOf(picture);
  const besides = (cells: 1 | 2) =>
    along(
      picture,
      geometry,
      (row, line) => Number(has(row, line - 1)) + Number(has(row, line)) === cells,
      (line, col) => Number(has(line - 1, col)) + Number(has(line, col)) === cells,
    );
  return stroke('gp-line', besides(2), 1) + stroke('gp-edge', besides(1), 1.5);
}

/** The thick walls: those that the solver found below those of the puzzle. */
export function drawWalls(picture: Picture, geometry: Geometry): string {
  const lattice = new Lattice(picture, ['thick']);
  return (['found', 'clue'] as const)
    .map((source: Source) => {
      const walls = along(
        picture,
        geometry,
        (row, line) => lattice.right(row, line - 1)?.source === source,
        (line, col) => lattice.below(line - 1, col)?.source === source,
      );
      const drawn = stroke('gp-wall', walls, Math.max(2, Math.round(geometry.size * 0.075)));
      return drawn === '' ? '' : element('g', { class: `gp-${source}` }, drawn);
    })
    .join('');
}

function stroke(kind: string, d: string, width: number): string {
  return d === '' ? '' : element('path', { class: kind, d, 'stroke-width': width });
}

/** The path along those stretches of the lattice on which something stands. */
function along(
  { width, height }: Picture,
  { x, y }: Geometry,
  upright: (row: number, line: number) => boolean,
  level: (line: number, col: number) => boolean,
): string {
  const uprights = Array.from({ length: width + 1 }, (_, line) =>
    runs(height, (row) => upright(row, line)).map(
      ([from, to]) => `M${round(x(line))} ${round(y(from))}V${round(y(to))}`,
    ),
  );
  const levels = Array.from({ length: height + 1 }, (_, line) =>
    runs(width, (col) => level(line, col)).map(
      ([from, to]) => `M${round(x(from))} ${round(y(line))}H${round(x(to))}`,
    ),
  );
  return [...uprights, ...levels].flat().join('');
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
