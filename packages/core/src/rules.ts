import { Model } from './model.js';
import type { AnyPuzzle } from './puzzle.js';

/** The rules that the model of a puzzle uses, by name, in the player's words. */
export function rulesFor(type: AnyPuzzle, puzzle: unknown): Readonly<Record<string, string>> {
  const model = new Model();
  type.encode(model, puzzle);
  const used = new Set<string>(model.required.map(({ source }) => source));
  return Object.fromEntries(Object.entries<string>(type.rules).filter(([rule]) => used.has(rule)));
}

/** The goal of a puzzle type and the rules that a puzzle uses, as sentences. */
export const instructionsFor = (type: AnyPuzzle, puzzle: unknown): readonly string[] => [
  ...goalOf(type),
  ...Object.values(rulesFor(type, puzzle)),
];

/**
 * The goal and the rules of a puzzle type as sentences, with the condition of a variant's rule in front: `With 'cover: yes': The line …`.
 */
export const ruleSentences = (type: AnyPuzzle): readonly string[] => [
  ...goalOf(type),
  ...Object.entries<string>(type.rules).map(([rule, sentence]) => {
    const condition: string | undefined = type.conditions?.[rule];
    return condition === undefined ? sentence : `${condition}: ${sentence}`;
  }),
];

const goalOf = ({ goal }: AnyPuzzle): readonly string[] => (goal === undefined ? [] : [goal]);
