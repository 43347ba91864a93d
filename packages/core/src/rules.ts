import { Model } from './model.js';
import type { AnyPuzzle } from './puzzle.js';

/** The rules that the model of a puzzle uses, by name, in the player's words. */
export function rulesFor(type: AnyPuzzle, puzzle: unknown): Readonly<Record<string, string>> {
  const model = new Model();
  type.encode(model, puzzle);
  const used = new Set<string>(model.required.map(({ source }) => source));
  return Object.fromEntries(Object.entries<string>(type.rules).filter(([rule]) => used.has(rule)));
}

/** The rules of a puzzle type as sentences, with the condition of a variant's rule in front: `With 'cover: yes': The line …`. */
export const ruleSentences = ({ rules, conditions = {} }: AnyPuzzle): readonly string[] =>
  Object.entries<string>(rules).map(([rule, sentence]) => {
    const condition: string | undefined = conditions[rule];
    return condition === undefined ? sentence : `${condition}: ${sentence}`;
  });
