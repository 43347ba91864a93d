import type { Literal } from '../../engine.js';
import type { Bool } from '../../expressions/expression.js';
import { boundUnarySum, type UnaryNumber } from '../unary-number.js';
import type { Lower, Writer } from '../writer.js';
import type { Sight } from './definition.js';

/**
 * Represents the visible length of each ray in unary, one literal per cell: this cell and all before it are true. Adds these numbers in
 * pairs, so that known lengths bound the others.
 */
export const lower: Lower<Sight> = ({ rays, min, max }, writer) => {
  boundUnarySum(
    rays.map((ray) => lengthOf(ray, max, writer)),
    min,
    max,
    writer,
  );
};

/** Returns the visible length of a ray, up to one more than the maximum. */
function lengthOf(ray: readonly Bool[], max: number, writer: Writer): UnaryNumber {
  let sure = 0;
  const literals: Literal[] = [];
  for (const one of ray) {
    if (sure + literals.length > max) break;
    const literal = writer.literalOf(one);
    const known = writer.rootValue(literal);
    if (known < 0) break;
    const last = literals.at(-1);
    if (last === undefined) {
      if (known > 0) sure++;
      else literals.push(literal);
    } else literals.push(known > 0 ? last : both(last, literal, writer));
  }
  return { sure, literals };
}

/** Returns a literal equivalent to the conjunction. */
function both(one: Literal, other: Literal, writer: Writer): Literal {
  const literal = writer.fresh();
  writer.define([-literal, one]);
  writer.define([-literal, other]);
  writer.define([literal, -one, -other]);
  return literal;
}
