import type { Bool } from '../../expressions/expression.js';
import type { Meaning } from '../meaning.js';
import { arrangements } from './arrangements.js';

/** The true ones of a line of booleans stand in runs of these lengths, in this order. */
export interface Runs {
  readonly op: 'runs';
  readonly line: readonly Bool[];
  readonly lengths: readonly number[];
}

/**
 * The true ones of a line of booleans stand in runs of these lengths, in this order, and between two runs at least one is false: the
 * clue of a line of shaded cells. It is lowered as a graph of all arrangements, by the places at which each run may begin.
 */
export function runs(line: readonly Bool[], lengths: readonly number[]): Runs {
  for (const length of lengths)
    if (!Number.isInteger(length) || length < 1) throw new RangeError(`no run of length ${length}`);
  return { op: 'runs', line, lengths };
}

export const meaning: Meaning<Runs> = {
  holds({ line, lengths }, value) {
    const found: number[] = [];
    let length = 0;
    for (const one of [...line.map(value), false])
      if (one) length++;
      else if (length > 0) {
        found.push(length);
        length = 0;
      }
    return found.join() === lengths.join();
  },
  scope: ({ line }) => line,
  mayHold({ line, lengths }, known) {
    const of = line.map((one) => {
      const value = known(one);
      return value === undefined ? 0 : value ? 1 : -1;
    });
    return arrangements(of, lengths) !== undefined;
  },
  words: { number: ({ lengths }) => (lengths.length ? lengths : 0) },
};
