import type { Literal } from '../../engine.js';
import { TRUE } from '../../literal.js';
import type { Lower, Writer } from '../writer.js';
import type { VisibleCount } from './definition.js';

/**
 * After each building, represents the tallest height so far and the visible count, both in unary. Only taller buildings are visible behind
 * the tallest, and after k visible ones the tallest has at least the k-th height. So both numbers bound each other, and a clue excludes
 * heights by itself.
 */
export const lower: Lower<VisibleCount> = ({ line, min, max }, writer) => {
  const lowest = Math.min(...line.map((variable) => variable.min));
  const heights = Math.max(...line.map((variable) => variable.max)) - lowest + 1;
  /** Greater numbers count as this one. */
  const most = Number.isFinite(max) ? Math.max(min, max + 1) : min;

  let tallest: Unary = NOTHING;
  let seen: Unary = NOTHING;
  for (const variable of line) {
    const values = writer.literalsOf(variable);
    const is = (height: number): Literal => values[lowest + height - 1 - variable.min] ?? -TRUE;
    const next = tallestOf(tallest, is, heights, writer);
    const counted = countOf(seen, isSeen(tallest, next, is, heights, writer), most, writer);
    for (let height = 1; height <= heights; height++) {
      writer.define([-counted(height), next(height)]);
      writer.clause([-next(height), counted(min - (heights - height))]);
    }
    tallest = next;
    seen = counted;
  }
  writer.clause([seen(min)]);
  writer.clause([-seen(max + 1)]);
};

/** A unary number: returns the literal of being at least n. */
type Unary = (n: number) => Literal;

const NOTHING: Unary = (n) => (n <= 0 ? TRUE : -TRUE);

const unary =
  (literals: readonly Literal[]): Unary =>
  (n) =>
    n <= 0 ? TRUE : (literals[n - 1] ?? -TRUE);

/** Returns the height of the tallest so far, counted from the lowest height: of the earlier ones, or of the present one. */
function tallestOf(before: Unary, is: Unary, heights: number, writer: Writer): Unary {
  const tallest = unary(Array.from({ length: heights }, (_, at) => (at === 0 ? TRUE : writer.fresh())));
  for (let height = 2; height <= heights; height++) {
    writer.define([-before(height), tallest(height)]);
    writer.define([-is(height), tallest(height)]);
    writer.define([-tallest(height), tallest(height - 1)]);
    writer.define([-tallest(height), before(height), is(height), tallest(height + 1)]);
  }
  return tallest;
}

/** Returns the literal of a building being taller than all before it. */
function isSeen(before: Unary, tallest: Unary, is: Unary, heights: number, writer: Writer): Literal {
  if (before(1) === -TRUE) return TRUE;
  const seen = writer.fresh();
  for (let height = 1; height <= heights; height++) {
    writer.define([-is(height), -before(height), -seen]);
    writer.define([-is(height), before(height), seen]);
    writer.define([-tallest(height), before(height), seen]);
    writer.define([-seen, -before(height), tallest(height + 1)]);
  }
  return seen;
}

/** Returns the visible count, up to a bound: the earlier count, plus one if this building is visible. */
function countOf(before: Unary, isSeen: Literal, most: number, writer: Writer): Unary {
  const literals: Literal[] = [];
  for (let n = 1; n <= most && before(n - 1) !== -TRUE; n++) {
    const counted = isSeen === TRUE ? before(n - 1) : writer.fresh();
    literals.push(counted);
    writer.define([-before(n), counted]);
    writer.define([-before(n - 1), -isSeen, counted]);
    writer.define([-counted, before(n - 1)]);
    writer.define([-counted, before(n), isSeen]);
  }
  return unary(literals);
}
