import { Grid } from '../board/grid.js';
import type { Place } from '../board/place.js';
import type { BoolVar, IntVar, Variable } from './expression.js';

/** The answer variables that `encode` returns: variables, in grids, lists and records of any depth. */
export type AnswerVars =
  | Variable
  | Grid<Variable, any>
  | readonly AnswerVars[]
  | { readonly [name: string]: AnswerVars };

/** The same shape with a boolean or a number instead of each variable. */
export type AnswerValues<V> = V extends BoolVar
  ? boolean
  : V extends IntVar
    ? number
    : V extends Grid<infer T, infer K extends Place>
      ? Grid<AnswerValues<T>, K>
      : { readonly [Name in keyof V]: AnswerValues<V[Name]> };

/** One value for each variable of a model, by the variable's id. */
export type Assignment = readonly (boolean | number)[];

/** Replaces the answer variables by the values of an assignment. */
export function valuesOf<V extends AnswerVars>(answerVars: V, assignment: Assignment): AnswerValues<V> {
  return replace(answerVars, (variable) => assignment[variable.id]!) as AnswerValues<V>;
}

/** Returns the ids of all answer variables. */
export function variableIds(answerVars: AnswerVars): ReadonlySet<number> {
  const ids = new Set<number>();
  replace(answerVars, (variable) => ids.add(variable.id));
  return ids;
}

/** Returns the places of answer variables in grids, by id. */
export function placesOf(answerVars: AnswerVars): ReadonlyMap<number, Place> {
  if (answerVars instanceof Grid)
    return new Map(answerVars.values.map((variable, at) => [variable.id, answerVars.places[at]!]));
  if (isVariable(answerVars)) return new Map();
  return new Map(Object.values(answerVars).flatMap((part: AnswerVars) => [...placesOf(part)]));
}

/** Returns the places of matching answer variables in grids. */
export function placesWhere(
  answerVars: AnswerVars,
  matches: (variable: Variable) => boolean,
): readonly Place[] {
  if (answerVars instanceof Grid) return answerVars.places.filter((_, at) => matches(answerVars.values[at]!));
  if (isVariable(answerVars)) return [];
  return Object.values(answerVars).flatMap((part: AnswerVars) => placesWhere(part, matches));
}

function replace(answerVars: AnswerVars, by: (variable: Variable) => unknown): unknown {
  if (answerVars instanceof Grid) return answerVars.map(by);
  if (Array.isArray(answerVars)) return answerVars.map((part) => replace(part, by));
  if (isVariable(answerVars)) return by(answerVars);
  return Object.fromEntries(Object.entries(answerVars).map(([name, part]) => [name, replace(part, by)]));
}

/** Returns whether a part of the answer variables is a single variable. */
export function isVariable(answerVars: AnswerVars): answerVars is Variable {
  return 'op' in answerVars && 'id' in answerVars && typeof answerVars.id === 'number';
}
