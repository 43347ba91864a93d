import type { Place } from '../board/place.js';
import type { Constraint } from '../constraints/constraint.js';
import { evaluate } from '../constraints/evaluate.js';
import { scopeOf } from '../constraints/scope.js';
import { domain } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import { Model } from '../model.js';
import type { AnyPuzzle } from '../puzzle.js';

/** What a player has entered, compared with the clues. */
export interface BesideClues {
  /** What no clue says by itself. */
  readonly own: readonly Fact[];
  /** What a clue excludes by itself; it is among the player's own, too. */
  readonly contradictions: readonly Contradiction[];
}

/** An entry where a clue says something else. */
export interface Contradiction {
  readonly entered: Fact;
  /** Where the clue stands. */
  readonly clue: readonly Place[];
  /** The values that the clue leaves. */
  readonly values: readonly (boolean | number)[];
}

/**
 * Separates what a player has entered from the clues that a half-done board repeats. A clue is what `encode` gives as one, as far
 * as it speaks of a single variable.
 */
export function besideClues(type: AnyPuzzle, puzzle: unknown, entries: readonly Fact[]): BesideClues {
  const clues = cluesIn(modelOf(type, puzzle));
  const own: Fact[] = [];
  const contradictions: Contradiction[] = [];
  for (const entered of entries) {
    const said = clues.get(entered.variable) ?? [];
    const agrees = (value: boolean | number) => (value === entered.value) === entered.holds;
    if (said.some(({ values }) => values.every(agrees))) continue;
    own.push(entered);
    const broken = said.find(({ values }) => !values.some(agrees));
    if (broken) contradictions.push({ entered, ...broken });
  }
  return { own, contradictions };
}

/** The values that clues give by themselves. */
export const clueFacts = (type: AnyPuzzle, puzzle: unknown): readonly Fact[] =>
  factsOf(modelOf(type, puzzle)).map(({ fact }) => fact);

/** The values that the clues of a model give by themselves, and where each clue stands. */
export function factsOf(model: Model): readonly { readonly fact: Fact; readonly clue: readonly Place[] }[] {
  return [...cluesIn(model)].flatMap(([variable, clues]) => {
    const sure = clues.find(({ values }) => values.length === 1);
    return sure ? { fact: { variable, value: sure.values[0]!, holds: true }, clue: sure.clue } : [];
  });
}

function modelOf(type: AnyPuzzle, puzzle: unknown): Model {
  const model = new Model();
  type.encode(model, puzzle);
  return model;
}

/** By variable: what each clue that speaks of it leaves. */
function cluesIn(model: Model): ReadonlyMap<number, readonly Omit<Contradiction, 'entered'>[]> {
  const clues = new Map<number, Omit<Contradiction, 'entered'>[]>();
  for (const { source, places, constraint } of model.posted) {
    if (source !== 'given') continue;
    for (const part of conjuncts(constraint)) {
      const [variable, another] = scopeOf(part);
      if (variable === undefined || another !== undefined) continue;
      const values = domain(model.variables[variable]!).filter((value) => {
        const assignment: (boolean | number)[] = [];
        assignment[variable] = value;
        return evaluate(part, assignment);
      });
      clues.set(variable, [...(clues.get(variable) ?? []), { clue: places, values }]);
    }
  }
  return clues;
}

/** What must hold together so that a constraint does. */
const conjuncts = (constraint: Constraint): readonly Constraint[] =>
  typeof constraint === 'object' && constraint.op === 'and'
    ? constraint.all.flatMap(conjuncts)
    : [constraint];
