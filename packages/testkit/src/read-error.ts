import { PuzzleError } from '@gridproof/core';

/** What a player reads about a text that is wrong; throws if nothing is wrong with it. */
export function readError(text: string, read: (text: string) => unknown): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  throw new Error(`nothing is wrong with '${text}'`);
}
