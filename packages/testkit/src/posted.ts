import { type AnyPuzzle, Model } from '@gridproof/core';

/** Returns the model of a puzzle. */
export function encodePuzzle(type: AnyPuzzle, puzzle: unknown): Model {
  const model = new Model();
  type.encode(model, puzzle);
  return model;
}

/** Returns the constraints that a type posts for a puzzle. */
export const postedBy = (type: AnyPuzzle, puzzle: unknown): Model['posted'] =>
  encodePuzzle(type, puzzle).posted;

/** Returns the rules that a type posts for a puzzle, and `given` if it has givens. */
export const postedRules = (type: AnyPuzzle, puzzle: unknown): ReadonlySet<string> =>
  new Set(postedBy(type, puzzle).map(({ source }) => source));
