import type { Cell, Tone, Tube } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { key } from './lattice.js';
import { element, round } from './xml.js';

/** The width of a tube, the radius of its bulb and the thickness of its glass, in cell sides. */
const [WIDTH, BULB, GLASS] = [0.36, 0.34, 0.045];

/** Draws a tube with its bulb: the glass, the filling, and dots in cells known to be empty. */
export function drawTube({ cells }: Tube, tones: ReadonlyMap<string, Tone>, geometry: Geometry): string {
  const { size, middle } = geometry;
  const [bulb] = cells;
  if (!bulb) return '';
  const { x: cx, y: cy } = middle(bulb);
  const toneAt = (at: Cell) => tones.get(key(at));
  const body = pathOf(cells, geometry);
  // The filling starts at the bulb; a wrong answer may have several pieces.
  const pieces = piecesOf(cells, (at) => toneAt(at) === 'dark');
  const path = (d: string, kind: string, width: number) =>
    element('path', {
      class: kind,
      d,
      'stroke-width': size * width,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const circle = (kind: string, r: number) => element('circle', { class: kind, cx, cy, r: size * r });
  const empty = cells
    .filter((at) => toneAt(at) === 'light')
    .map((at) => {
      const { x, y } = middle(at);
      return element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * 0.05 });
    });
  const filling = pieces.map((piece) => {
    // A single cell is a round drop.
    const d = piece.length === 1 ? `${pathOf(piece, geometry)}h0` : pathOf(piece, geometry);
    return path(d, 'gp-stroke', WIDTH - 4 * GLASS);
  });
  if (toneAt(bulb) === 'dark') filling.push(circle('gp-solid', BULB - 2 * GLASS));
  return [
    element('g', { class: 'gp-mild' }, path(body, 'gp-stroke', WIDTH), circle('gp-solid', BULB)),
    path(body, 'gp-halo', WIDTH - 2 * GLASS),
    circle('gp-paper', BULB - GLASS),
    filling.length > 0 ? element('g', { class: 'gp-liquid' }, ...filling) : '',
    empty.length > 0 ? element('g', { class: 'gp-mild' }, ...empty) : '',
  ].join('');
}

function pathOf(cells: readonly Cell[], { middle }: Geometry): string {
  const points = cells.map(middle).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${points.join('L')}`;
}

/** Returns the maximal runs of cells that satisfy a condition. */
function piecesOf(cells: readonly Cell[], isIn: (at: Cell) => boolean): readonly (readonly Cell[])[] {
  const pieces: Cell[][] = [];
  for (const [rank, at] of cells.entries()) {
    if (!isIn(at)) continue;
    if (rank > 0 && isIn(cells[rank - 1]!)) pieces.at(-1)!.push(at);
    else pieces.push([at]);
  }
  return pieces;
}
