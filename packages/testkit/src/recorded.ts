import { type AnyPuzzle, type Assignment, type Fact, PuzzleError, readEntries } from '@gridproof/core';

/** A recorded answer as values of the key; undefined where the key is no grid of cells, and so cannot be told by signs. */
export function recordedAssignment(type: AnyPuzzle, puzzle: unknown, answer: string): Assignment | undefined {
  try {
    return valuesIn(readEntries(type, puzzle, answer));
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** The values that facts about all variables tell, in the order of the variables. */
export const valuesIn = (facts: readonly Fact[]): Assignment =>
  facts.toSorted((a, b) => a.variable - b.variable).map(({ value }) => value);
