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
export function valuesOf<V extends AnswerVars>(key: V, assignment: Assignment): AnswerValues<V> {
  return replace(key, (variable) => assignment[variable.id]!) as AnswerValues<V>;
}

/** Returns the ids of all answer variables. */
export function variableIds(key: AnswerVars): ReadonlySet<number> {
  const ids = new Set<number>();
  replace(key, (variable) => ids.add(variable.id));
  return ids;
}

/** Returns the places of answer variables in grids, by id. */
export function placesOf(key: AnswerVars): ReadonlyMap<number, Place> {
  if (key instanceof Grid) return new Map(key.values.map((variable, at) => [variable.id, key.places[at]!]));
  if (isVariable(key)) return new Map();
  return new Map(Object.values(key).flatMap((part: AnswerVars) => [...placesOf(part)]));
}

/** Returns the places of matching answer variables in grids. */
export function placesWhere(key: AnswerVars, matches: (variable: Variable) => boolean): readonly Place[] {
  if (key instanceof Grid) return key.places.filter((_, at) => matches(key.values[at]!));
  if (isVariable(key)) return [];
  return Object.values(key).flatMap((part: AnswerVars) => placesWhere(part, matches));
}

function replace(key: AnswerVars, by: (variable: Variable) => unknown): unknown {
  if (key instanceof Grid) return key.map(by);
  if (Array.isArray(key)) return key.map((part) => replace(part, by));
  if (isVariable(key)) return by(key);
  return Object.fromEntries(Object.entries(key).map(([name, part]) => [name, replace(part, by)]));
}

/** Returns whether a part of the answer variables is a single variable. */
export function isVariable(key: AnswerVars): key is Variable {
  return 'op' in key && 'id' in key && typeof key.id === 'number';
}
