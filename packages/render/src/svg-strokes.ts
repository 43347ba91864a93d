import { type Cell, endsOf, type Picture, placeKey, type Stroke } from '@gridproof/core';
import type { Geometry, PlacePositions, Point } from './geometry.js';
import { isRowEnd } from './margins.js';
import { byHue, CORE, huesOf, isCored, type LineHues } from './svg-hues.js';
import { clipAtEdge } from './wrapping-strokes.js';
import { element, round } from './xml.js';

/** The width of a single line, of each of several, and of one on tiles, in cell sides. */
const [SINGLE, ONE_OF_MANY, TILED] = [0.12, 0.065, 0.2];
/** The extent of the background around a line over discs, in cell sides. */
const CASING = 0.07;
/** The distance of parallel lines in cell sides: for two, and for more. */
const [APART, NEAR] = [0.17, 0.14];

/** Draws the lines from cell to cell, found ones below those of the puzzle. */
export function drawStrokes(picture: Picture, geometry: Geometry, lineHues?: LineHues): string {
  const { strokes = [], marks, tiled } = picture;
  const { size } = geometry;
  const single = tiled ? TILED : SINGLE;
  const hueOf = huesOf(picture, lineHues);
  const isOverDiscs = marks.some(({ at, symbol, text }) => at.kind === 'cell' && symbol === 'disc' && !text);
  const knobs = tiled ? lastCells(strokes) : new Set();
  const source = picture.fed?.[0];
  const lines = (['found', 'clue'] as const)
    .flatMap((source) =>
      byHue(
        clipAtEdge(strokes).filter((stroke) => stroke.source === source),
        hueOf,
      ),
    )
    .map(([hue, own]) => {
      const path = (several: boolean, width: number) => {
        const d = own
          .filter((stroke) => timesOf(stroke) > 1 === several)
          .map((stroke) => strokePath(stroke, geometry))
          .join('');
        if (d === '') return '';
        const line = (kind: string, wide: number) =>
          element('path', { class: kind, 'stroke-width': size * wide, d });
        return (
          (isOverDiscs ? line('gp-stroke gp-halo', width + CASING) : '') +
          line('gp-stroke', width) +
          (isCored(hue) ? line('gp-core', width * CORE) : '')
        );
      };
      const drawn =
        path(false, single) +
        path(true, ONE_OF_MANY) +
        own.map((stroke) => drawEnd(stroke, single, geometry)).join('') +
        own.map((stroke) => drawKnobs(stroke, knobs, geometry)).join('');
      return drawn === '' ? '' : element('g', { class: `gp-${own[0]!.source}${hue}` }, drawn);
    });
  return [...lines, source ? drawSource(source, geometry) : ''].join('');
}

/** Draws a hole in the centre of the source tile. */
function drawSource(at: Cell, { middle, size }: Geometry): string {
  const { x, y } = middle(at);
  return element('circle', { class: 'gp-paper', cx: x, cy: y, r: size * 0.12 });
}

/** Returns the cells where exactly one line ends. */
function lastCells(strokes: readonly Stroke[]): ReadonlySet<number> {
  const ends = new Map<number, number>();
  for (const { at } of clipAtEdge(strokes))
    for (const cell of at.kind === 'link' ? endsOf(at) : [at])
      ends.set(placeKey(cell), (ends.get(placeKey(cell)) ?? 0) + 1);
  return new Set([...ends].flatMap(([cell, times]) => (times === 1 ? [cell] : [])));
}

const drawKnobs = ({ at }: Stroke, knobs: ReadonlySet<unknown>, { middle, size }: Geometry): string =>
  (at.kind === 'link' ? endsOf(at) : [at])
    .filter((cell) => knobs.has(placeKey(cell)))
    .map(middle)
    .map(({ x, y }) => element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * 0.24 }))
    .join('');

/** Returns the width of a line of a picture. */
export const strokeWidth = ({ tiled }: Picture, stroke: Stroke, size: number): number =>
  size * (timesOf(stroke) > 1 ? ONE_OF_MANY : tiled ? TILED : SINGLE);

const timesOf = (stroke: Stroke): number => ('count' in stroke && stroke.count) || 1;

/** Returns the path of one or several parallel lines between two cells; they may start and end at a distance from the centres. */
export function strokePath(
  stroke: Stroke,
  { middle, size }: PlacePositions,
  [before, behind]: readonly [before: number, behind: number] = [0, 0],
): string {
  const { at } = stroke;
  if (at.kind !== 'link') return '';
  const [from, to] = endsOf(at).map(middle) as [Point, Point];
  const times = timesOf(stroke);
  const apart = times === 2 ? APART : NEAR;
  return Array.from({ length: times }, (_, nth) => (nth - (times - 1) / 2) * apart * size)
    .map((by) =>
      at.towards === 'right'
        ? `M${round(from.x + before)} ${round(from.y + by)}H${round(to.x - behind)}`
        : `M${round(from.x + by)} ${round(from.y + before)}V${round(to.y - behind)}`,
    )
    .join('');
}

/** Draws a line that ends in its cell: round there, and straight at the side, where it may meet another. */
function drawEnd(stroke: Stroke, wide: number, { middle, size }: Geometry): string {
  if (!('towards' in stroke)) return '';
  const { x, y } = middle(stroke.at);
  const { towards } = stroke;
  // Extends a little beyond the side, so that two lines meet without a visible gap.
  const [half, radius] = [size / 2 + 0.25, (size * wide) / 2];
  const [left, top] = [
    towards === 'left' ? x - half : isRowEnd(towards) ? x : x - radius,
    towards === 'above' ? y - half : isRowEnd(towards) ? y - radius : y,
  ];
  const [width, height] = isRowEnd(towards) ? [half, 2 * radius] : [2 * radius, half];
  return (
    element('rect', { class: 'gp-solid', x: left, y: top, width, height }) +
    element('circle', { class: 'gp-solid', cx: x, cy: y, r: radius })
  );
}
