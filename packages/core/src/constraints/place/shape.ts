import { type Drawing, formsOf, nameOf, type Step } from './form.js';

/** All that is worth knowing of a drawing. */
export interface Shape {
  /** Its forms, turned and mirrored. */
  readonly forms: readonly (readonly Step[])[];
  /** How many cells it has. */
  readonly size: number;
  /** The same for all drawings that can be turned or mirrored into each other. */
  readonly name: string;
}

/** A number of pieces, each of one of some shapes. */
export interface Lot {
  /** The shapes as they are drawn; a piece may be turned and mirrored. */
  readonly shapes: readonly Drawing[];
  /** How many pieces there are. */
  readonly number: number;
}

const shapes = new WeakMap<Drawing, Shape>();

/** What a drawing shows; many regions may have the same drawings. */
export function shapeOf(drawn: Drawing): Shape {
  let shape = shapes.get(drawn);
  if (!shape) {
    const forms = formsOf(drawn);
    shape = { forms, size: forms[0]?.length ?? 0, name: nameOf(forms[0] ?? []) };
    shapes.set(drawn, shape);
  }
  return shape;
}
