import { endsOf, type Picture, type SymbolSource } from '@gridproof/core';
import type { Point } from './geometry.js';
import type { Arm, Arms } from './junction.js';
import { key } from './lattice.js';
import type { Layout } from './layout.js';
import { isRowEnd } from './margins.js';
import { clipAtEdge } from './wrapping-strokes.js';

/** A character that lines from cell to cell pass: the arms that meet there, and their source. */
export interface StrokeCrossing extends Point {
  readonly arms: Arms;
  readonly source: SymbolSource;
}

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

/** Returns the lines from cell to cell and the tubes of a picture, character by character. */
export function passagesOf(
  { strokes = [], tubes = [] }: Picture,
  layout: Layout,
  isFilled: (at: { readonly row: number; readonly col: number }) => boolean,
): readonly StrokeCrossing[] {
  const found = new Map<string, { x: number; y: number; arms: [Arm, Arm, Arm, Arm]; source: SymbolSource }>();
  const add = (x: number, y: number, arm: 0 | 1 | 2 | 3, weight: Arm, source: SymbolSource) => {
    const at = `${x},${y}`;
    const passage = found.get(at) ?? { x, y, arms: ['none', 'none', 'none', 'none'], source };
    passage.arms[arm] = weight;
    found.set(at, passage);
  };
  const spot = ({ row, col }: { readonly row: number; readonly col: number }) => {
    const [field, y] = [layout.columns.get(col), layout.rows.get(row)];
    return field && y !== undefined ? { x: field.text + layout.width - 1, y } : undefined;
  };
  const join = (from: Point, to: Point, weight: Arm, source: SymbolSource) => {
    for (let x = from.x; x < to.x; x++) {
      add(x, from.y, RIGHT, weight, source);
      add(x + 1, from.y, LEFT, weight, source);
    }
    for (let y = from.y; y < to.y; y++) {
      add(from.x, y, DOWN, weight, source);
      add(from.x, y + 1, UP, weight, source);
    }
  };
  for (const stroke of clipAtEdge(strokes)) {
    if (stroke.at.kind === 'link') {
      const [from, to] = endsOf(stroke.at).map(spot);
      const weight = 'count' in stroke && (stroke.count ?? 1) > 1 ? 'double' : 'thin';
      if (from && to) join(from, to, weight, stroke.source);
      continue;
    }
    const middle = spot(stroke.at);
    if (!middle || !('towards' in stroke)) continue;
    const { x, y } = middle;
    const { source, towards, at } = stroke;
    // The line extends half into the side; a line that it meets there comes from the other cell.
    if (isRowEnd(towards)) {
      const line = layout.uprights.get(towards === 'left' ? at.col : at.col + 1) ?? x;
      if (towards === 'left') join({ x: line, y }, middle, 'thin', source);
      else join(middle, { x: line, y }, 'thin', source);
    } else {
      const line = layout.levels.get(towards === 'above' ? at.row : at.row + 1) ?? y;
      if (towards === 'above') join({ x, y: line }, middle, 'thin', source);
      else join(middle, { x, y: line }, 'thin', source);
    }
  }
  for (const { cells, source } of tubes)
    for (const [at, to] of cells.slice(1).entries()) {
      const from = cells[at]!;
      const [first, second] = [spot(from), spot(to)];
      const weight = isFilled(from) && isFilled(to) ? 'thick' : 'thin';
      if (!first || !second) continue;
      const forward = first.x + first.y <= second.x + second.y;
      join(forward ? first : second, forward ? second : first, weight, source);
    }
  return [...found.values()];
}

/** Returns the numbers of parallel lines, printed from three lines on in a cell in the middle. */
export const numbersOnStrokes = ({ strokes = [] }: Picture) =>
  strokes.flatMap((stroke) => {
    if (!('count' in stroke) || (stroke.count ?? 1) < 3 || stroke.at.length < 2) return [];
    const { row, col, towards, length } = stroke.at;
    const by = Math.ceil(length / 2);
    const at = towards === 'right' ? { row, col: col + by } : { row: row + by, col };
    return [{ at, text: `${stroke.count}`, source: stroke.source }];
  });

/** Returns the cells of tubes, and whether each is a bulb. */
export const tubeCells = ({ tubes = [] }: Picture): ReadonlyMap<string, 'bulb' | 'body'> =>
  new Map(tubes.flatMap(({ cells }) => cells.map((at, rank) => [key(at), rank ? 'body' : 'bulb'] as const)));
