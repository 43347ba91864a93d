import type { Grid } from '../../board/grid.js';
import { type Cell, placeKey } from '../../board/place.js';
import { and, type Bool, not } from '../../expressions/expression.js';
import { adjacentCells, type CellIndex, cellIndex, coveredCells, type ShapeRows } from './orientations.js';
import { type PieceSet, shapeOf } from './shape.js';

/** A possible placement of a piece. */
export interface Placement {
  /** Index of the piece set. */
  readonly setIndex: number;
  readonly shape: ShapeRows;
  readonly cells: readonly Cell[];
  /** Condition that a piece is there. */
  readonly isPlaced: Bool;
}

/** All possible placements. */
export interface Placements {
  readonly placements: readonly Placement[];
  /** Pairs of touching cells that no piece covers together. */
  readonly separatePairs: readonly (readonly [Cell, Cell])[];
}

/** Finds all placements of the pieces on some cells. */
export function placementsOf(on: Grid<Bool>, pieceSets: readonly PieceSet[], corners: boolean): Placements {
  const inside = cellIndex(on.places);
  // If a single piece is everything that is on, and all shapes have the same size, the cells around it need no condition.
  const sizes = new Set(pieceSets.flatMap(({ shapes }) => shapes.map((shape) => shapeOf(shape).size)));
  const single = sizes.size === 1 && pieceSets.reduce((all, { number }) => all + number, 0) === 1;
  const touches = single ? undefined : new Touches(on.places, pieceSets, corners, inside);
  const placements: Placement[] = [];
  for (const [setIndex, { shapes }] of pieceSets.entries())
    for (const shape of shapes)
      for (const cells of coveredBy(shape, on.places, inside)) {
        const all = on.pick(cells);
        const off = touches ? on.pick(touches.excludedAround(cells)).map(not) : [];
        placements.push({ setIndex, shape, cells, isPlaced: { op: 'defined', as: and(...all, ...off) } });
      }
  return { placements, separatePairs: touches?.apart ?? [] };
}

/** Returns the cells of each placement of a shape. */
function coveredBy(shape: ShapeRows, places: readonly Cell[], inside: CellIndex): (readonly Cell[])[] {
  const placements: (readonly Cell[])[] = [];
  const { forms } = shapeOf(shape);
  for (const from of places)
    for (const form of forms) {
      const cells = coveredCells(from, form, inside);
      if (cells) placements.push(cells);
    }
  return placements;
}

/** Touching cells, and whether a piece covers both. */
class Touches {
  readonly #beside: ReadonlyMap<number, readonly Cell[]>;
  /** By cell: the touching cells that a piece covers together with it. */
  readonly #covered: ReadonlyMap<number, Set<number>>;
  readonly apart: readonly (readonly [Cell, Cell])[];

  constructor(places: readonly Cell[], pieceSets: readonly PieceSet[], corners: boolean, inside: CellIndex) {
    const neighbours = new Map(
      places.map((place) => [placeKey(place), adjacentCells(place, corners, inside)]),
    );
    const covered = new Map(places.map((place) => [placeKey(place), new Set<number>()]));
    for (const { shapes } of pieceSets)
      for (const shape of shapes)
        for (const cells of coveredBy(shape, places, inside)) {
          const keys = cells.map(placeKey);
          for (const key of keys) for (const other of keys) covered.get(key)!.add(other);
        }
    this.#beside = neighbours;
    this.#covered = covered;
    this.apart = places.flatMap((place) =>
      neighbours
        .get(placeKey(place))!
        .filter((other) => {
          const key = placeKey(other);
          return placeKey(place) < key && !covered.get(placeKey(place))!.has(key);
        })
        .map((other) => [place, other] as const),
    );
  }

  /** Returns the cells around some cells that the placement must turn off; the separation of pairs excludes the others. */
  excludedAround(cells: readonly Cell[]): readonly Cell[] {
    const keys = new Set(cells.map(placeKey));
    const adjacent = new Map<number, Cell>();
    for (const key of keys)
      for (const cell of this.#beside.get(key)!) {
        const other = placeKey(cell);
        if (keys.has(other) || adjacent.has(other)) continue;
        const together = this.#covered.get(other)!;
        const isNear = this.#beside.get(other)!.every((near) => {
          const nearKey = placeKey(near);
          return !keys.has(nearKey) || together.has(nearKey);
        });
        if (isNear) adjacent.set(other, cell);
      }
    return [...adjacent.values()];
  }
}
