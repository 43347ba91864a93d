import { endsOf, type Picture, type Stroke } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import { isBeside } from './margins.js';
import { upToRim } from './over-rim.js';
import { element, round } from './xml.js';

/** How wide a line is, and each of two or more, as parts of a cell's side. */
const [SINGLE, ONE_OF_MANY] = [0.11, 0.065];
/** How far lines beside each other are apart: two, and more. */
const [APART, NEAR] = [0.17, 0.14];

/** The lines from cell to cell, found ones below those of the puzzle. */
export function drawStrokes({ strokes = [] }: Picture, geometry: Geometry): string {
  const { size } = geometry;
  return (['found', 'clue'] as const)
    .map((source) => {
      const own = upToRim(strokes).filter((stroke) => stroke.source === source);
      const path = (several: boolean, width: number) => {
        const d = own
          .filter((stroke) => timesOf(stroke) > 1 === several)
          .map((stroke) => pathOf(stroke, geometry))
          .join('');
        return d === '' ? '' : element('path', { class: 'gp-stroke', 'stroke-width': size * width, d });
      };
      const drawn =
        path(false, SINGLE) +
        path(true, ONE_OF_MANY) +
        own.map((stroke) => drawEnd(stroke, geometry)).join('');
      return drawn === '' ? '' : element('g', { class: `gp-${source}` }, drawn);
    })
    .join('');
}

const timesOf = (stroke: Stroke): number => ('count' in stroke && stroke.count) || 1;

/** The path of a line between two cells, or of several beside each other. */
function pathOf(stroke: Stroke, { middle, size }: Geometry): string {
  const { at } = stroke;
  if (at.kind !== 'link') return '';
  const [from, to] = endsOf(at).map(middle) as [Point, Point];
  const times = timesOf(stroke);
  const apart = times === 2 ? APART : NEAR;
  return Array.from({ length: times }, (_, nth) => (nth - (times - 1) / 2) * apart * size)
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
