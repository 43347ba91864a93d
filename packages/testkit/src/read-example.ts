import { type AnyPuzzle, type Example, PuzzleError, type ReadPuzzle, readPuzzle } from '@gridproof/core';

/** Parses an example's puzzle; an error names the example. */
export function readExample(type: AnyPuzzle, { name, puzzle }: Example): ReadPuzzle {
  try {
    return readPuzzle(puzzle, [type], { as: type.id });
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    throw new Error(`the example '${name}' of ${type.id} cannot be read: ${error.sentence}`);
  }
}
