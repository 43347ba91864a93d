import { endsOf, type Picture, type Stroke } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import { isBeside } from './margins.js';
import { element, round } from './xml.js';

/** How wide a line is, and each of two, as parts of a cell's side. */
const [SINGLE, DOUBLE] = [0.11, 0.065];

/** The lines from cell to cell, found ones below those of the puzzle. */
export function drawStrokes({ strokes = [] }: Picture, geometry: Geometry): string {
  const { size } = geometry;
  return (['found', 'clue'] as const)
    .map((source) => {
      const own = strokes.filter((stroke) => stroke.source === source);
      const path = (times: 1 | 2, width: number) => {
        const d = own
          .filter((stroke) => timesOf(stroke) === times)
          .map((stroke) => pathOf(stroke, geometry))
          .join('');
        return d === '' ? '' : element('path', { class: 'gp-stroke', 'stroke-width': size * width, d });
      };
      const drawn =
        path(1, SINGLE) + path(2, DOUBLE) + own.map((stroke) => drawEnd(stroke, geometry)).join('');
      return drawn === '' ? '' : element('g', { class: `gp-${source}` }, drawn);
    })
    .join('');
}

const timesOf = (stroke: Stroke): 1 | 2 => ('count' in stroke && stroke.count === 2 ? 2 : 1);

/** The path of a line between two cells. */
function pathOf({ at, ...stroke }: Stroke, { middle, size }: Geometry): string {
  if (at.kind !== 'link') return '';
  const [from, to] = endsOf(at).map(middle) as [Point, Point];
  // Two lines run beside each other.
  const apart = 'count' in stroke && stroke.count === 2 ? [-0.085 * size, 0.085 * size] : [0];
  return apart
    .map((by) =>
      at.towards === 'right'
        ? `M${round(from.x)} ${round(from.y + by)}H${round(to.x)}`
        : `M${round(from.x + by)} ${round(from.y)}V${round(to.y)}`,
    )
    .join('');
}

/** A line that ends in its cell: round there, and straight at the side, where it may meet another. */
function drawEnd(stroke: Stroke, { middle, size }: Geometry): string {
  if (!('towards' in stroke)) return '';
  const { x, y } = middle(stroke.at);
  const { towards } = stroke;
  // A little farther than the side, so that no gap is seen between two that meet.
  const [half, radius] = [size / 2 + 0.25, (size * SINGLE) / 2];
  const [left, top] = [
    towards === 'left' ? x - half : isBeside(towards) ? x : x - radius,
    towards === 'above' ? y - half : isBeside(towards) ? y - radius : y,
  ];
  const [width, height] = isBeside(towards) ? [half, 2 * radius] : [2 * radius, half];
  return (
    element('rect', { class: 'gp-solid', x: left, y: top, width, height }) +
    element('circle', { class: 'gp-solid', cx: x, cy: y, r: radius })
  );
}
