import { type AnyPuzzle, type Assignment, PuzzleError, readEntries } from '@gridproof/core';

/** A recorded answer as values of the key; undefined where the key is no grid of cells, and so cannot be told by signs. */
export function recordedAssignment(type: AnyPuzzle, puzzle: unknown, answer: string): Assignment | undefined {
  try {
    const facts = readEntries(type, puzzle, answer);
    return facts.toSorted((a, b) => a.variable - b.variable).map(({ value }) => value);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
