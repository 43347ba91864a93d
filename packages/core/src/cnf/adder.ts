import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';
import type { WeightedLiteral } from './weighted-totalizer.js';

/**
 * Requires the weights of the true literals to add up to between `least` and `most`, unless one of `unless` is true. Adds bit by bit, as in
 * Eén and Sörensson, "Translating pseudo-Boolean constraints into SAT" (2006): small for large weights, but it propagates little before
 * most literals are decided.
 */
export function encodeAdder(
  to: ClauseList,
  terms: readonly WeightedLiteral[],
  least: number,
  most: number,
  unless: readonly Literal[],
): void {
  const bits = sumOf(to, terms);
  // A number is larger than another if it has a bit that the other lacks, and all higher bits that the other has.
  for (const [at, bit] of bits.entries()) {
    const higher = bits.slice(at + 1);
    const has = (number: number) => (_: unknown, above: number) => bitOf(number, at + 1 + above);
    if (!bitOf(most, at)) to.add(...unless, -bit, ...higher.filter(has(most)).map((one) => -one));
    if (bitOf(least, at)) to.add(...unless, bit, ...higher.filter((one, above) => !has(least)(one, above)));
  }
}

/** Returns the bits of the sum, the lowest first. */
function sumOf(to: ClauseList, terms: readonly WeightedLiteral[]): readonly Literal[] {
  const waiting: Literal[][] = [];
  for (const [weight, literal] of terms)
    for (let at = 0; 2 ** at <= weight; at++) {
      waiting[at] ??= [];
      if (bitOf(weight, at)) waiting[at]!.push(literal);
    }
  const bits: Literal[] = [];
  for (let at = 0; at < waiting.length; at++) {
    const ones = waiting[at]!;
    while (ones.length > 1) {
      const some = ones.splice(0, 3);
      const [sum, carry] = [to.fresh(), to.fresh()];
      for (let truths = 0; truths < 2 ** some.length; truths++) {
        const unlessSo = some.map((literal, n) => (bitOf(truths, n) ? -literal : literal));
        const total = some.filter((_, n) => bitOf(truths, n)).length;
        to.add(...unlessSo, total % 2 ? sum : -sum);
        to.add(...unlessSo, total > 1 ? carry : -carry);
      }
      ones.push(sum);
      waiting[at + 1] ??= [];
      waiting[at + 1]!.push(carry);
    }
    bits.push(ones[0] ?? never(to));
  }
  return bits;
}

/** Returns a literal that is false. */
function never(to: ClauseList): Literal {
  const literal = to.fresh();
  to.add(-literal);
  return literal;
}

const bitOf = (number: number, at: number): boolean => Math.floor(number / 2 ** at) % 2 === 1;
