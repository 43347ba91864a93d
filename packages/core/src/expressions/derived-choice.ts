import type { Place } from '../board/place.js';
import type { ValueWords } from '../value-words.js';
import { valueUnder } from './evaluate.js';
import type { Bool, IntVar } from './expression.js';
import { type AnswerVars, type Assignment, placesOf } from './values.js';

/** One of the things that may be noted at a place. */
export interface DerivedOption {
  /** What it means for the answer. */
  readonly means: Bool;
  /** What is said of the place; `name` calls places as the players of the puzzle type do. */
  readonly words: (name: (places: readonly Place[]) => string) => ValueWords;
}

/** What a player notes down at a place beside the answer: the number of the choice that is true, from 0 on. */
export interface DerivedChoice {
  readonly variable: IntVar;
  readonly place: Place;
  readonly choices: readonly DerivedOption[];
}

/** An assignment of an answer key with what its notes say; the first choice where none is true, which breaks their rule. */
export function withDerived(key: Assignment, notes: readonly DerivedChoice[]): Assignment {
  if (notes.length === 0) return key;
  const value = valueUnder(key);
  const all = [...key];
  for (const { variable, choices } of notes)
    all[variable.id] = Math.max(
      0,
      choices.findIndex(({ means }) => value(means) === true),
    );
  return all;
}

/** By variable: where it stands, in a grid of an answer key or as a note. */
export const variablePlaces = (
  key: AnswerVars,
  notes: readonly DerivedChoice[],
): ReadonlyMap<number, Place> =>
  new Map([...placesOf(key), ...notes.map(({ variable, place }) => [variable.id, place] as const)]);
