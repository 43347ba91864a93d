import { type AnyPuzzle, type Assignment, readEntries } from '@gridproof/core';

/** A recorded answer as values of the key, in the order of the variables; none without a description, which reads them. */
export function recordedAssignment(type: AnyPuzzle, puzzle: unknown, answer: string): Assignment | undefined {
  if (!type.described) return undefined;
  return readEntries(type, puzzle, answer)
    .toSorted((a, b) => a.variable - b.variable)
    .map(({ value }) => value);
}
