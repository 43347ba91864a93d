import { Board, type Picture, type SymbolSource, side } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { cellsOf, key, Lattice } from './lattice.js';
import { CORE, huesOf, isCored, type LineHues } from './svg-hues.js';
import { element, round } from './xml.js';

/** Draws the background of gaps in the board: a gap with cells all around would look like an empty cell. */
export function drawGaps(picture: Picture, { x, y, size }: Geometry): string {
  const has = cellsOf(picture);
  const gaps = new Board(picture.width, picture.height).cells.filter(({ row, col }) => !has(row, col));
  const d = gaps
    .map(({ row, col }) => `M${round(x(col))} ${round(y(row))}h${size}v${size}h${-size}Z`)
    .join('');
  return d === '' ? '' : element('path', { class: 'gp-gap', d });
}

/** The distance of a box from the sides of its cell, in cell sides. */
const GAP = 0.14;

/** Draws the lines of the board: thin between its cells, and as thick as walls around them. */
export function drawGrid(picture: Picture, geometry: Geometry): string {
  const { frame = 'grid', majorLines = 0 } = picture;
  const has = cellsOf(picture);
  if (frame === 'none') return '';
  if (frame === 'dots') return drawCorners(picture, geometry);
  if (frame === 'boxes') return drawBoxes(picture, geometry);
  const { size } = geometry;
  const between = (cells: 1 | 2, isIncluded: (line: number) => boolean = () => true) =>
    pathAlong(
      picture,
      geometry,
      (row, line) => isIncluded(line) && Number(has(row, line - 1)) + Number(has(row, line)) === cells,
      (line, col) => isIncluded(line) && Number(has(line - 1, col)) + Number(has(line, col)) === cells,
    );
  const thin =
    frame === 'dashed'
      ? drawDashes(between(2), size)
      : stroke('gp-line', between(2), Math.max(1, Math.round(size * 0.02)));
  const major = majorLines ? between(2, (line) => line % majorLines === 0) : '';
  return (
    thin +
    stroke('gp-major', major, Math.max(2, size * 0.05)) +
    stroke('gp-edge', between(1), wallWidth(size))
  );
}

/** Draws a dashed path: six dashes per cell side, half a dash at each end. */
function drawDashes(d: string, size: number): string {
  const dash = size / 12;
  const style = { 'stroke-dasharray': `${round(dash)} ${round(dash)}`, 'stroke-dashoffset': dash / 2 };
  return stroke('gp-dashes', d, 1, style);
}

/** Returns the thickness of walls and of the line around a board. */
export const wallWidth = (size: number): number => Math.max(2, Math.round(size * 0.075));

/** Draws a dot at each corner of a cell. */
function drawCorners(picture: Picture, { x, y, size }: Geometry): string {
  const has = cellsOf(picture);
  const dots = new Board(picture.width, picture.height).corners.filter(({ row, col }) =>
    [0, 1].some((up) => [0, 1].some((left) => has(row - up, col - left))),
  );
  const r = Math.max(1.5, size * 0.05);
  return dots
    .map(({ row, col }) => element('circle', { class: 'gp-corner', cx: x(col), cy: y(row), r }))
    .join('');
}

function drawBoxes(picture: Picture, { x, y, size }: Geometry): string {
  const has = cellsOf(picture);
  const gap = picture.tiled ? size * 0.03 : size * GAP;
  const fed = new Set(picture.fed?.map(key));
  return new Board(picture.width, picture.height).cells
    .filter(({ row, col }) => has(row, col))
    .map((cell) =>
      element('rect', {
        class: fed.has(key(cell)) ? 'gp-tile gp-fed' : picture.tiled ? 'gp-tile' : 'gp-box',
        x: x(cell.col) + gap,
        y: y(cell.row) + gap,
        width: size - 2 * gap,
        height: size - 2 * gap,
        rx: size * 0.06,
        'stroke-width': picture.tiled ? undefined : Math.max(1, size * 0.03),
      }),
    )
    .join('');
}

/** Draws the thick walls: those of the solver below those of the puzzle, and none along the line around the board. */
export function drawWalls(picture: Picture, geometry: Geometry, lineHues?: LineHues): string {
  const cages = (picture.cages ?? []).filter(({ style }) => style === 'solid');
  const lattice = new Lattice({ ...picture, cages }, ['thick']);
  const hueOf = huesOf(picture, lineHues);
  const hues = new Set(['', ...(picture.walls ?? []).map(({ at }) => hueOf(at))]);
  const quarter = geometry.size / 4;
  // On a board without lines, a wall is a bar, because it would look like a line.
  const bars =
    picture.frame === 'none'
      ? { 'stroke-dasharray': `${round(2 * quarter)} ${round(2 * quarter)}`, 'stroke-dashoffset': -quarter }
      : {};
  const has = cellsOf(picture);
  const isEdged = picture.frame === undefined || picture.frame === 'grid' || picture.frame === 'dashed';
  const isShown = (source: SymbolSource, one: readonly [number, number], other: readonly [number, number]) =>
    source === 'clue' || !isEdged || has(...one) === has(...other);
  const draw = (source: SymbolSource, hue: string) => {
    const walls = pathAlong(
      picture,
      geometry,
      (row, line) =>
        lattice.right(row, line - 1)?.source === source &&
        hueOf(side(row, line - 1, 'right')) === hue &&
        isShown(source, [row, line - 1], [row, line]),
      (line, col) =>
        lattice.below(line - 1, col)?.source === source &&
        hueOf(side(line - 1, col, 'below')) === hue &&
        isShown(source, [line - 1, col], [line, col]),
    );
    const width = wallWidth(geometry.size);
    const drawn =
      stroke('gp-wall', walls, width, bars) + (isCored(hue) ? stroke('gp-core', walls, width * CORE) : '');
    return drawn === '' ? '' : element('g', { class: `gp-${source}${hue}` }, drawn);
  };
  return [...[...hues].map((hue) => draw('found', hue)), draw('clue', '')].join('');
}

function stroke(
  kind: string,
  d: string,
  width: number,
  style: Readonly<Record<string, string | number>> = {},
): string {
  return d === '' ? '' : element('path', { class: kind, d, 'stroke-width': width, ...style });
}

/** Returns the path along the occupied runs of the lattice. */
function pathAlong(
  { width, height }: Picture,
  { x, y }: Geometry,
  upright: (row: number, line: number) => boolean,
  level: (line: number, col: number) => boolean,
): string {
  const uprights = Array.from({ length: width + 1 }, (_, line) =>
    findRuns(height, (row) => upright(row, line)).map(
      ([from, to]) => `M${round(x(line))} ${round(y(from))}V${round(y(to))}`,
    ),
  );
  const levels = Array.from({ length: height + 1 }, (_, line) =>
    findRuns(width, (col) => level(line, col)).map(
      ([from, to]) => `M${round(x(from))} ${round(y(line))}H${round(x(to))}`,
    ),
  );
  return [...uprights, ...levels].flat().join('');
}

/** Returns the maximal runs [from, to) of 0..count-1 with a wall. */
function findRuns(count: number, stands: (at: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < count; at++) {
    const last = found.at(-1);
    if (!stands(at)) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}
