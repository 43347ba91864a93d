import type { Cell } from '@gridproof/describe';

/** The shapes of rectangles, in the order of puzz.link's numbers. */
export const shapes = ['tall', 'wide', 'square'] as const;
export type Shape = (typeof shapes)[number];

/** Returns the shape of a rectangle of cells. */
export function shapeOf(cells: readonly Cell[]): Shape {
  const height = new Set(cells.map(({ row }) => row)).size;
  return shapeOfSize(height, cells.length / height);
}

/** Returns the shape of a rectangle of this height and width. */
export const shapeOfSize = (height: number, width: number): Shape =>
  height > width ? 'tall' : height < width ? 'wide' : 'square';
