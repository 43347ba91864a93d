import { PuzzleError } from '@gridproof/core';

/** Returns the message that a player reads about a malformed text. Throws if the text is valid. */
export function readError(text: string, read: (text: string) => unknown): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  throw new Error(`nothing is wrong with '${text}'`);
}
