import type { Literal } from '../engine.js';
import type { BoolVar, IntVar, Variable } from '../expression.js';
import { Grid } from '../grid.js';
import { TRUE } from '../literal.js';
import { placeName } from '../place.js';
import type { Key } from '../program.js';
import { isVariable, type Vars } from '../values.js';

/** A variable of an answer key, by a name that a reader understands: its place, behind the names that lead to it. */
export interface NamedVariable {
  readonly name: string;
  readonly variable: Variable;
}

/** All variables of an answer key, in its order. */
export function namedVariables(key: Vars, path: readonly string[] = []): readonly NamedVariable[] {
  if (key instanceof Grid)
    return key
      .entries()
      .map(([place, variable]) => ({ name: [...path, placeName(place)].join(' '), variable }));
  if (isVariable(key)) return [{ name: path.join(' ') || 'answer', variable: key }];
  if (Array.isArray(key)) return key.flatMap((part, at) => namedVariables(part, [...path, `${at + 1}`]));
  return Object.entries(key).flatMap(([name, part]: [string, Vars]) => namedVariables(part, [...path, name]));
}

/** The values that an integer may still have, each with its literal. */
export function possibleValues(
  { id, min }: IntVar,
  { first, literals }: Key,
): readonly (readonly [value: number, literal: Literal])[] {
  const own = literals.subarray(first[id], first[id + 1]);
  return Array.from(own, (literal, at) => [min + at, literal] as const).filter(
    ([, literal]) => literal !== -TRUE,
  );
}

/** The literal of a boolean. */
export const literalOf = ({ id }: BoolVar, { first, literals }: Key): Literal => literals[first[id]!]!;
