import { domain, type IntVar } from '../../expressions/expression.js';
import { type Comparison, comparison } from '../comparison.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';

/** The number of integers that are greater than all before them, including the first. */
export interface VisibleCount {
  readonly op: 'seen';
  readonly line: readonly IntVar[];
  /** Bounds of the number; `max` may be infinite. */
  readonly min: number;
  readonly max: number;
}

/**
 * Counts the integers that are greater than all before them, like the buildings of a line that are visible from its end. Equal ones hide
 * each other.
 */
export const visibleCount = (line: readonly IntVar[]): Comparison<VisibleCount> =>
  comparison((min, max) => ({ op: 'seen', line, min, max }));

export const definition: ConstraintDefinition<VisibleCount> = {
  holds({ line, min, max }, value) {
    let tallest = Number.NEGATIVE_INFINITY;
    let number = 0;
    for (const variable of line) {
      if ((value(variable) as number) <= tallest) continue;
      tallest = value(variable) as number;
      number++;
    }
    return min <= number && number <= max;
  },
  scope: ({ line }) => line,
  mayHold: ({ line, min, max }, known) =>
    possible(line, known).some(({ least, most }) => least <= max && most >= min),
  isSettled: ({ line, min, max }, known) =>
    possible(line, known).every(({ least, most }) => min <= least && most <= max),
  words: { number: ({ min, max }) => (min === max ? min : undefined) },
};

/** Bounds of the visible count for each possible greatest integer. */
interface Numbers {
  readonly tallest: number;
  readonly least: number;
  readonly most: number;
}

function possible(line: readonly IntVar[], known: ReadKnown): readonly Numbers[] {
  let states = new Map<number, Numbers>([
    [Number.NEGATIVE_INFINITY, { tallest: Number.NEGATIVE_INFINITY, least: 0, most: 0 }],
  ]);
  for (const variable of line) {
    const next = new Map<number, Numbers>();
    const fixed = known(variable) as number | undefined;
    for (const { tallest, least, most } of states.values())
      for (const value of fixed === undefined ? (domain(variable) as readonly number[]) : [fixed]) {
        const top = Math.max(tallest, value);
        const more = value > tallest ? 1 : 0;
        const other = next.get(top);
        next.set(top, {
          tallest: top,
          least: Math.min(least + more, other?.least ?? Number.POSITIVE_INFINITY),
          most: Math.max(most + more, other?.most ?? 0),
        });
      }
    states = next;
  }
  return [...states.values()];
}
