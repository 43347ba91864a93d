import type { ShapeRows } from '@gridproof/describe';

/** L, I, T and S: all tetrominoes but the square. */
export const TETROMINOES: readonly ShapeRows[] = [
  ['#.', '#.', '##'],
  ['####'],
  ['###', '.#.'],
  ['.##', '##.'],
];
