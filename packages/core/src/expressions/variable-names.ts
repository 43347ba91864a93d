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
export function namedVariables(
  answerVars: AnswerVars,
  path: readonly string[] = [],
): readonly NamedVariable[] {
  if (answerVars instanceof Grid)
    return answerVars
      .entries()
      .map(([place, variable]) => ({ name: [...path, placeName(place)].join(' '), variable }));
  if (isVariable(answerVars)) return [{ name: path.join(' ') || 'answer', variable: answerVars }];
  if (Array.isArray(answerVars))
    return answerVars.flatMap((part, at) => namedVariables(part, [...path, `${at + 1}`]));
  return Object.entries(answerVars).flatMap(([name, part]: [string, AnswerVars]) =>
    namedVariables(part, [...path, name]),
  );
}
