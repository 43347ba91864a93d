import type { Literal } from '../engine.js';
import type { Writer } from './writer.js';

/** A number in unary: at least `sure`; the literal at k is true if it is greater than sure + k. Each literal follows from the next. */
export interface UnaryNumber {
  readonly sure: number;
  readonly literals: readonly Literal[];
}

/** Maximum number of clauses for a sum; a larger one becomes a counting row, which is shorter and propagates less. */
const MAX_PAIRS = 10_000;

/** Requires the sum of the numbers to be within bounds, by a totalizer (Bailleux and Boufkhad, 2003). */
export function boundUnarySum(
  numbers: readonly UnaryNumber[],
  min: number,
  max: number,
  writer: Writer,
): void {
  const sure = numbers.reduce((all, one) => all + one.sure, 0);
  const [least, most] = [min - sure, max - sure];
  if (most < 0) {
    writer.clause([]);
    return;
  }
  // Adds short numbers first, so that the last sum, which needs no literals, is the longest.
  const open = numbers.map(({ literals }) => literals).filter(({ length }) => length > 0);
  while (open.length > 2) {
    open.sort((a, b) => a.length - b.length);
    const [one, other] = open.splice(0, 2) as [readonly Literal[], readonly Literal[]];
    if (one.length * other.length > MAX_PAIRS) {
      writer.count([...one, ...other, ...open.flat()], least, most);
      return;
    }
    open.push(sumOf(one, other, most + 1, writer));
  }
  compare(open[0] ?? [], open[1] ?? [], least, most, writer);
}

/** Returns the sum of two numbers, up to a bound. */
function sumOf(
  one: readonly Literal[],
  other: readonly Literal[],
  most: number,
  writer: Writer,
): readonly Literal[] {
  const sum = Array.from({ length: Math.min(one.length + other.length, most) }, () => writer.fresh());
  for (let i = 0; i <= one.length; i++)
    for (let j = 0; j <= other.length && i + j <= sum.length; j++) {
      if (i + j > 0)
        writer.define([
          sum[i + j - 1]!,
          ...(i > 0 ? [-one[i - 1]!] : []),
          ...(j > 0 ? [-other[j - 1]!] : []),
        ]);
      if (i + j < sum.length)
        writer.define([
          -sum[i + j]!,
          ...(i < one.length ? [one[i]!] : []),
          ...(j < other.length ? [other[j]!] : []),
        ]);
    }
  return sum;
}

/** Requires the sum of two numbers to be within bounds. */
function compare(
  one: readonly Literal[],
  other: readonly Literal[],
  min: number,
  max: number,
  writer: Writer,
): void {
  for (let i = 0; i <= one.length; i++) {
    const [above, below] = [max + 1 - i, min - 1 - i];
    if (above >= 0 && above <= other.length)
      writer.clause([...(i > 0 ? [-one[i - 1]!] : []), ...(above > 0 ? [-other[above - 1]!] : [])]);
    if (below >= 0)
      writer.clause([...(i < one.length ? [one[i]!] : []), ...(below < other.length ? [other[below]!] : [])]);
  }
}
