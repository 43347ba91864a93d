import { PuzzleError } from '@gridproof/core';

/** What the player is told when this fails, as a fault with its place. */
export function sentence(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  return 'no error';
}
