import type { Literal } from '../engine.js';
import type { BoolVar, IntVar } from '../expressions/expression.js';
import { TRUE } from '../literal.js';
import type { LiteralMap } from '../program/program.js';

/** The possible values of an integer with their literals. */
export function possibleValues(
  { id, min }: IntVar,
  { first, literals }: LiteralMap,
): readonly (readonly [value: number, literal: Literal])[] {
  const valueLiterals = literals.subarray(first[id], first[id + 1]);
  return Array.from(valueLiterals, (literal, at) => [min + at, literal] as const).filter(
    ([, literal]) => literal !== -TRUE,
  );
}

/** The literal of a boolean. */
export const booleanLiteral = ({ id }: BoolVar, { first, literals }: LiteralMap): Literal =>
  literals[first[id]!]!;
