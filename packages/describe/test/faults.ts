import { PuzzleError } from '../src/index.js';

/** Returns the error messages of faulty texts, one after the other. */
export const faults = (texts: readonly string[], read: (text: string) => unknown): string =>
  texts
    .map((text) => {
      try {
        read(text);
      } catch (error) {
        if (error instanceof PuzzleError) return error.sentence;
        throw error;
      }
      throw new Error(`nothing is wrong with '${text}'`);
    })
    .join('\n');
