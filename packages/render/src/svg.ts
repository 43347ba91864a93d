import type { Picture, Shade } from '@gridproof/core';
import { type Geometry, geometryOf } from './geometry.js';
import { shownHighlights } from './highlights.js';
import { key } from './lattice.js';
import { cagePath } from './svg-cages.js';
import { drawAreas, drawLegend, drawRings } from './svg-highlights.js';
import { drawMark } from './svg-marks.js';
import { styleSheet } from './svg-style.js';
import { drawGrid, drawWalls } from './svg-walls.js';
import { element, escapeXml } from './xml.js';

/** How a picture is drawn. */
export interface SvgOptions {
  /** What the drawing shows, for those who hear it; its size in cells unless told. */
  readonly title?: string;
  /** The length of a cell's side in pixels; 40 unless told. */
  readonly cellSize?: number;
}

/** A picture as a self-contained SVG document for screens, light or dark, and for print. */
export function renderSvg(picture: Picture, options: SvgOptions = {}): string {
  const { cellSize = 40, title = `A board of ${picture.width} by ${picture.height} cells` } = options;
  const highlights = shownHighlights(picture);
  const geometry = geometryOf(picture, cellSize, highlights.length > 0 ? 240 : 0);
  const marked = new Set(picture.marks.filter(({ at }) => at.kind === 'cell').map(({ at }) => key(at)));
  const legend = drawLegend(highlights, geometry, geometry.height);
  const width = geometry.width;
  const height = highlights.length > 0 ? legend.bottom + Math.round(geometry.margin / 2) : geometry.height;
  const parts = [
    element('rect', { class: 'gp-paper', width, height, rx: 6 }),
    ...(picture.shades ?? []).map((shade) => drawShade(shade, geometry, marked.has(key(shade.at)))),
    picture.lines === false ? '' : drawGrid(picture, geometry),
    ...drawAreas(highlights, geometry),
    drawCages(picture, geometry),
    drawWalls(picture, geometry),
    ...highlights.map((highlight) => drawRings(highlight, geometry)),
    ...drawMarks(picture, geometry),
    legend.svg,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'gridproof',
      role: 'img',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    '\n',
    element('title', {}, escapeXml(title)),
    '\n',
    element('style', {}, styleSheet),
    ...parts.filter((part) => part !== '').map((part) => `\n${part}`),
    '\n',
  );
}

function drawShade({ at, tone, source }: Shade, { x, y, size, middle }: Geometry, marked: boolean): string {
  const area = element('rect', {
    class: `gp-${tone} gp-by-${source}`,
    x: x(at.col),
    y: y(at.row),
    width: size,
    height: size,
    'shape-rendering': 'crispEdges',
  });
  if (tone !== 'light' || marked) return area;
  // A light ground alone would be lost in print.
  const { x: cx, y: cy } = middle(at);
  const dot = element('circle', { class: 'gp-solid', cx, cy, r: size * 0.05 });
  return area + element('g', { class: 'gp-mild' }, dot);
}

function drawCages(picture: Picture, geometry: Geometry): string {
  const d = cagePath(picture, geometry);
  return d === ''
    ? ''
    : element('path', { class: 'gp-cage', d, 'stroke-width': 1.25, 'stroke-dasharray': '4 3' });
}

/** Cells first, then what stands on their corners and sides and so over their diagonals. */
function drawMarks(picture: Picture, geometry: Geometry): string[] {
  const { marks, shades = [] } = picture;
  const dark = new Set(shades.filter(({ tone }) => tone === 'dark').map(({ at }) => key(at)));
  const small = marks.some(({ at, symbol }) => at.kind !== 'cell' && symbol !== undefined);
  const inCells = marks.filter(({ at }) => at.kind === 'cell');
  const onLattice = marks.filter(({ at }) => at.kind !== 'cell');
  const roomy = inCells.every(({ text = '', note }) => note === undefined && [...text].length <= 1);
  return [...inCells, ...onLattice].map((mark) =>
    drawMark(mark, { geometry, small, roomy, dark: mark.at.kind === 'cell' && dark.has(key(mark.at)) }),
  );
}
