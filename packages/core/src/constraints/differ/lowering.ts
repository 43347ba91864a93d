import { checkpoint } from '../../checkpoint.js';
import type { Variable } from '../../expressions/expression.js';
import type { Lower } from '../writer.js';
import type { Differ } from './definition.js';
import { type Element, LazyDiffer, twoValues } from './lazy.js';

/** Adds no eager clauses, because most lines that could be equal are not. */
export const lower: Lower<Differ> = ({ left, right }, writer) => {
  /** Returns the literals of the values that a variable shares with another. */
  const element = (one: Variable, other: Variable): Element => {
    const literals = writer.literalsOf(one);
    checkpoint();
    if (one.op === 'bool' || other.op === 'bool') return twoValues(literals[0]!);
    return literals.slice(Math.max(0, other.min - one.min), Math.max(0, other.max - one.min + 1));
  };
  const elements = (line: readonly Variable[], others: readonly Variable[]) =>
    line.map((variable, at) => element(variable, others[at]!));
  writer.addLazy(new LazyDiffer(elements(left, right), elements(right, left)));
};
