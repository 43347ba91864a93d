import type { Place } from '../board/place.js';
import type { ValueWords } from '../value-words.js';
import { createEvaluator } from './evaluate.js';
import type { Bool, IntVar } from './expression.js';
import { type AnswerVars, type Assignment, placesOf } from './values.js';

/** One choice of a derived variable. */
export interface DerivedOption {
  /** Condition on the answer. */
  readonly condition: Bool;
  /** Returns the words for the place; `name` names places in the notation of the puzzle type. */
  readonly words: (name: (places: readonly Place[]) => string) => ValueWords;
}

/** A derived variable at a place: its value is the index of the choice that is true. */
export interface DerivedChoice {
  readonly variable: IntVar;
  readonly place: Place;
  readonly choices: readonly DerivedOption[];
}

/** Adds the values of derived variables to an assignment of the answer; the first choice if none is true, which breaks their rule. */
export function withDerived(assignment: Assignment, derived: readonly DerivedChoice[]): Assignment {
  if (derived.length === 0) return assignment;
  const value = createEvaluator(assignment);
  const all = [...assignment];
  for (const { variable, choices } of derived)
    all[variable.id] = Math.max(
      0,
      choices.findIndex(({ condition }) => value(condition) === true),
    );
  return all;
}

/** Places by variable, from the grids of the answer and from derived variables. */
export const variablePlaces = (
  answerVars: AnswerVars,
  derived: readonly DerivedChoice[],
): ReadonlyMap<number, Place> =>
  new Map([...placesOf(answerVars), ...derived.map(({ variable, place }) => [variable.id, place] as const)]);
