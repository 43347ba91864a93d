import { type Offset, orientationsOf, type ShapeRows, shapeKey } from './orientations.js';

/** All that is worth knowing of a drawing. */
export interface Shape {
  /** Its forms, turned and mirrored. */
  readonly forms: readonly (readonly Offset[])[];
  /** How many cells it has. */
  readonly size: number;
  /** The same for all drawings that can be turned or mirrored into each other. */
  readonly name: string;
}

/** A number of pieces, each of one of some shapes. */
export interface PieceSet {
  /** The shapes as they are drawn; a piece may be turned and mirrored. */
  readonly shapes: readonly ShapeRows[];
  /** How many pieces there are. */
  readonly number: number;
}

const shapes = new WeakMap<ShapeRows, Shape>();

/** What a drawing shows; many regions may have the same drawings. */
export function shapeOf(drawn: ShapeRows): Shape {
  let shape = shapes.get(drawn);
  if (!shape) {
    const forms = orientationsOf(drawn);
    shape = { forms, size: forms[0]?.length ?? 0, name: shapeKey(forms[0] ?? []) };
    shapes.set(drawn, shape);
  }
  return shape;
}
