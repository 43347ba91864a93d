import type { Literal } from '../../engine.js';
import type { Bool } from '../../expressions/expression.js';
import { boundUnarySum, type UnaryNumber } from '../unary-number.js';
import type { Lower, Writer } from '../writer.js';
import type { Sight } from './definition.js';

/**
 * How far each ray is seen is a number in unary, one literal for each cell of it: all before are true, and so is this one. These
 * numbers are added up two by two, so that what is known of some bounds the others.
 */
export const lower: Lower<Sight> = ({ rays, min, max }, writer) => {
  boundUnarySum(
    rays.map((ray) => lengthOf(ray, max, writer)),
    min,
    max,
    writer,
  );
};

/** How far a ray is seen, up to one more than may be. */
function lengthOf(ray: readonly Bool[], max: number, writer: Writer): UnaryNumber {
  let sure = 0;
  const literals: Literal[] = [];
  for (const one of ray) {
    if (sure + literals.length > max) break;
    const literal = writer.literalOf(one);
    const known = writer.known(literal);
    if (known < 0) break;
    const last = literals.at(-1);
    if (last === undefined) {
      if (known > 0) sure++;
      else literals.push(literal);
    } else literals.push(known > 0 ? last : both(last, literal, writer));
  }
  return { sure, literals };
}

/** A literal that is true exactly where both are. */
function both(one: Literal, other: Literal, writer: Writer): Literal {
  const literal = writer.fresh();
  writer.define([-literal, one]);
  writer.define([-literal, other]);
  writer.define([literal, -one, -other]);
  return literal;
}
