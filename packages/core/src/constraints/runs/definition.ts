import type { Bool } from '../../expressions/expression.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';
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

function mayHold({ line, lengths }: Runs, known: ReadKnown): boolean {
  const of = line.map((one) => {
    const value = known(one);
    return value === undefined ? 0 : value ? 1 : -1;
  });
  return arrangements(of, lengths) !== undefined;
}

/** How many runs from the beginning of a line are complete, as far as all cells before and behind them are known. */
function completeRuns(line: readonly (boolean | number | undefined)[], lengths: readonly number[]): number {
  let [runs, length] = [0, 0];
  for (const one of [...line, false]) {
    if (one === undefined) break;
    if (one) length++;
    else if (length > 0) {
      if (length !== lengths[runs]) break;
      runs++;
      length = 0;
    }
  }
  return runs;
}

export const definition: ConstraintDefinition<Runs> = {
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
  mayHold,
  /** The true ones alone where they are enough, else all that are known. */
  breaches(rule, known) {
    if (mayHold(rule, known)) return [];
    const on = rule.line.filter((one) => known(one) === true);
    const isEnough = !mayHold(rule, (one) => known(one) || undefined);
    return [{ of: isEnough ? on : rule.line }];
  },
  /** Runs are counted from both ends. */
  settledNumbers(rule, known) {
    if (!mayHold(rule, known)) return [];
    const line = rule.line.map(known);
    const first = completeRuns(line, rule.lengths);
    const last = completeRuns(line.toReversed(), rule.lengths.toReversed());
    return [...rule.lengths.keys()].filter((at) => at < first || at >= rule.lengths.length - last);
  },
  words: { number: ({ lengths }) => (lengths.length ? lengths : 0) },
};
