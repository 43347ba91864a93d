import { type AnyPuzzle, PuzzleError, typeNamed } from '@gridproof/core';

/** The kind of puzzle of this name; undefined where there is none. */
export function kindNamed(name: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined {
  try {
    return typeNamed(name, types);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
