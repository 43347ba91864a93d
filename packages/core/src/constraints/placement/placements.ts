import type { Grid } from '../../board/grid.js';
import { type Cell, placeKey } from '../../board/place.js';
import { and, type Bool, not } from '../../expressions/expression.js';
import { adjacentCells, type CellIndex, cellIndex, covered, type ShapeRows } from './orientations.js';
import { type PieceSet, shapeOf } from './shape.js';

/** A place where a piece fits. */
export interface Placement {
  /** Which lot the piece is of. */
  readonly lot: number;
  readonly shape: ShapeRows;
  readonly cells: readonly Cell[];
  /** A piece is there. */
  readonly on: Bool;
}

/** Where pieces fit. */
export interface Placements {
  readonly positions: readonly Placement[];
  /** Cells that touch, and no piece covers both. */
  readonly apart: readonly (readonly [Cell, Cell])[];
}

/** All positions of the pieces on some cells. */
export function placementsOf(on: Grid<Bool>, lots: readonly PieceSet[], corners: boolean): Placements {
  const inside = cellIndex(on.places);
  // A single piece, none smaller or larger, is all that is on: then nothing need be said of the cells around it.
  const sizes = new Set(lots.flatMap(({ shapes }) => shapes.map((shape) => shapeOf(shape).size)));
  const single = sizes.size === 1 && lots.reduce((all, { number }) => all + number, 0) === 1;
  const touches = single ? undefined : new Touches(on.places, lots, corners, inside);
  const positions: Placement[] = [];
  for (const [lot, { shapes }] of lots.entries())
    for (const shape of shapes)
      for (const cells of coveredBy(shape, on.places, inside)) {
        const all = on.pick(cells);
        const off = touches ? on.pick(touches.around(cells)).map(not) : [];
        positions.push({ lot, shape, cells, on: { op: 'defined', as: and(...all, ...off) } });
      }
  return { positions, apart: touches?.apart ?? [] };
}

/** The cells of each position of a shape. */
function coveredBy(shape: ShapeRows, places: readonly Cell[], inside: CellIndex): (readonly Cell[])[] {
  const found: (readonly Cell[])[] = [];
  const { forms } = shapeOf(shape);
  for (const from of places)
    for (const form of forms) {
      const cells = covered(from, form, inside);
      if (cells) found.push(cells);
    }
  return found;
}

/** Which cells touch, and whether a piece covers both. */
class Touches {
  readonly #beside: ReadonlyMap<number, readonly Cell[]>;
  /** By cell: those that touch it and that a piece covers with it. */
  readonly #together: ReadonlyMap<number, Set<number>>;
  readonly apart: readonly (readonly [Cell, Cell])[];

  constructor(places: readonly Cell[], lots: readonly PieceSet[], corners: boolean, inside: CellIndex) {
    const beside = new Map(places.map((one) => [placeKey(one), adjacentCells(one, corners, inside)]));
    const together = new Map(places.map((one) => [placeKey(one), new Set<number>()]));
    for (const { shapes } of lots)
      for (const shape of shapes)
        for (const cells of coveredBy(shape, places, inside)) {
          const keys = cells.map(placeKey);
          for (const key of keys) for (const other of keys) together.get(key)!.add(other);
        }
    this.#beside = beside;
    this.#together = together;
    this.apart = places.flatMap((one) =>
      beside
        .get(placeKey(one))!
        .filter((other) => {
          const key = placeKey(other);
          return placeKey(one) < key && !together.get(placeKey(one))!.has(key);
        })
        .map((other) => [one, other] as const),
    );
  }

  /** The cells around some that must be off by themselves: others are apart from one of these in any case. */
  around(cells: readonly Cell[]): readonly Cell[] {
    const own = new Set(cells.map(placeKey));
    const found = new Map<number, Cell>();
    for (const key of own)
      for (const one of this.#beside.get(key)!) {
        const other = placeKey(one);
        if (own.has(other) || found.has(other)) continue;
        const together = this.#together.get(other)!;
        const isNear = this.#beside.get(other)!.every((near) => {
          const nearKey = placeKey(near);
          return !own.has(nearKey) || together.has(nearKey);
        });
        if (isNear) found.set(other, one);
      }
    return [...found.values()];
  }
}
