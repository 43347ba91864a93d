import { Grid } from '../board/grid.js';
import { placeName } from '../board/place.js';
import type { Variable } from './expression.js';
import { type AnswerVars, isVariable } from './values.js';

/** An answer variable with a readable name: its path of names and its place. */
export interface NamedVariable {
  readonly name: string;
  readonly variable: Variable;
}

/** Lists all answer variables in order. */
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
