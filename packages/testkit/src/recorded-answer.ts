import { type AnyPuzzle, type Assignment, readEntries } from '@gridproof/core';

/** Returns a recorded answer as values of the answer variables in order; undefined for a type without a description, which parses it. */
export function recordedAssignment(type: AnyPuzzle, puzzle: unknown, answer: string): Assignment | undefined {
  if (!type.described) return undefined;
  return readEntries(type, puzzle, answer)
    .toSorted((a, b) => a.variable - b.variable)
    .map(({ value }) => value);
}
