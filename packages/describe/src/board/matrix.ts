import { PuzzleError, type Size } from '@gridproof/core';

/** Demands that the rows of a JSON list have the size of a board; `name` is the list's path. */
export function checkMatrix(
  name: string,
  rows: readonly (readonly unknown[])[],
  { width, height }: Size,
): void {
  for (const [at, { length }] of rows.entries())
    if (length !== width)
      throw new PuzzleError('ragged', `${name}[${at}] has length ${length}, expected ${width}`);
  if (rows.length !== height)
    throw new PuzzleError('size-mismatch', `${name} has length ${rows.length}, expected ${height}`);
}
