import type { Place } from '../board/place.js';
import { unaryDomains } from '../constraints/unary-domains.js';
import type { Variable } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import { Model, type Posted } from '../model.js';
import type { AnyPuzzle } from '../puzzle.js';

/** A player's entries, compared with the clues. */
export interface SplitEntries {
  /** Entries that repeat no clue. */
  readonly entries: readonly Fact[];
  /** Entries that a single clue excludes; they are in `entries` too. */
  readonly contradictions: readonly Contradiction[];
}

/** An entry that contradicts a clue. */
export interface Contradiction {
  readonly entry: Fact;
  /** Places of the clue. */
  readonly clue: readonly Place[];
  /** Values that the clue allows. */
  readonly values: readonly (boolean | number)[];
}

/**
 * Separates a player's entries from repeated clues. A clue is anything that `encode` posts as given, as far as it concerns a single
 * variable.
 */
export function splitEntries(type: AnyPuzzle, puzzle: unknown, entries: readonly Fact[]): SplitEntries {
  const clues = cluesIn(modelOf(type, puzzle));
  const otherEntries: Fact[] = [];
  const contradictions: Contradiction[] = [];
  for (const entered of entries) {
    const variableClues = clues.get(entered.variable) ?? [];
    const agrees = (value: boolean | number) => (value === entered.value) === entered.holds;
    if (variableClues.some(({ values }) => values.every(agrees))) continue;
    otherEntries.push(entered);
    const broken = variableClues.find(({ values }) => !values.some(agrees));
    if (broken) contradictions.push({ entry: entered, ...broken });
  }
  return { entries: otherEntries, contradictions };
}

/** The values that clues give by themselves. */
export const clueFacts = (type: AnyPuzzle, puzzle: unknown): readonly Fact[] =>
  clueFactsIn(modelOf(type, puzzle));

/** The values that the clues of a model give by themselves. */
export const clueFactsIn = (model: PuzzleModel): readonly Fact[] =>
  [...cluesIn(model)].flatMap(([variable, clues]) => {
    const sure = clues.find(({ values }) => values.length === 1);
    return sure ? { variable, value: sure.values[0]!, holds: true } : [];
  });

interface PuzzleModel {
  readonly required: readonly Posted[];
  readonly variables: readonly Variable[];
}

function modelOf(type: AnyPuzzle, puzzle: unknown): PuzzleModel {
  const model = new Model();
  type.encode(model, puzzle);
  return model;
}

/** The clues of each variable, with the values that they allow. */
function cluesIn({
  required,
  variables,
}: PuzzleModel): ReadonlyMap<number, readonly Omit<Contradiction, 'entry'>[]> {
  const clues = new Map<number, Omit<Contradiction, 'entry'>[]>();
  for (const { source, places, constraint } of required) {
    if (source !== 'given') continue;
    for (const { variable, values } of unaryDomains(constraint, variables))
      clues.set(variable, [...(clues.get(variable) ?? []), { clue: places, values }]);
  }
  return clues;
}
