import { PuzzleError, type Size } from '@gridproof/core';

/** Checks that the rows of a JSON list match the size of a board; `name` is the path of the list. Throws `PuzzleError`. */
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
