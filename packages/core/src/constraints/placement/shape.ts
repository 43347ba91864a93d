import { type Offset, orientationsOf, type ShapeRows, shapeKey } from './orientations.js';

/** Data derived from a drawn shape. */
export interface Shape {
  /** All orientations. */
  readonly forms: readonly (readonly Offset[])[];
  /** The orientations as texts. */
  readonly texts: ReadonlySet<string>;
  /** Number of cells. */
  readonly size: number;
  /** Key that is equal for all orientations. */
  readonly name: string;
}

/** A number of pieces of some shapes. */
export interface PieceSet {
  /** Drawn shapes; a piece may have any orientation. */
  readonly shapes: readonly ShapeRows[];
  /** Number of pieces. */
  readonly number: number;
}

const shapes = new WeakMap<ShapeRows, Shape>();

/** Analyses a shape; cached, because many regions may share shapes. */
export function shapeOf(rows: ShapeRows): Shape {
  let shape = shapes.get(rows);
  if (!shape) {
    const forms = orientationsOf(rows);
    shape = {
      forms,
      texts: new Set(forms.map(String)),
      size: forms[0]?.length ?? 0,
      name: shapeKey(forms[0] ?? []),
    };
    shapes.set(rows, shape);
  }
  return shape;
}
