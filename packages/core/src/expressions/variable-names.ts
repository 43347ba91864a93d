import { Grid } from '../board/grid.js';
import { placeName } from '../board/place.js';
import type { Variable } from './expression.js';
import { type AnswerVars, isVariable } from './values.js';

/** A variable of an answer key, by a name that a reader understands: its place, behind the names that lead to it. */
export interface NamedVariable {
  readonly name: string;
  readonly variable: Variable;
}

/** All variables of an answer key, in its order. */
export function namedVariables(key: AnswerVars, path: readonly string[] = []): readonly NamedVariable[] {
  if (key instanceof Grid)
    return key
      .entries()
      .map(([place, variable]) => ({ name: [...path, placeName(place)].join(' '), variable }));
  if (isVariable(key)) return [{ name: path.join(' ') || 'answer', variable: key }];
  if (Array.isArray(key)) return key.flatMap((part, at) => namedVariables(part, [...path, `${at + 1}`]));
  return Object.entries(key).flatMap(([name, part]: [string, AnswerVars]) =>
    namedVariables(part, [...path, name]),
  );
}
