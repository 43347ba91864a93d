import type { Bool } from '../../expressions/expression.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';
import { findArrangements } from './arrangements.js';

/** The true booleans of a line form runs of these lengths, in this order. */
export interface Runs {
  readonly op: 'runs';
  readonly line: readonly Bool[];
  readonly lengths: readonly number[];
}

/**
 * Requires that the true booleans of a line form runs of these lengths, in this order, with at least one false between two runs: the clue
 * of a line of shaded cells. The lowering is a graph of all arrangements, with the possible start positions of each run.
 * @throws {RangeError} for a length below 1
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
  return findArrangements(of, lengths) !== undefined;
}

/** Counts the complete runs from the beginning of a line, up to the first unknown cell. */
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
  /** Returns only the true booleans if they suffice, otherwise all known ones. */
  breaches(rule, known) {
    if (mayHold(rule, known)) return [];
    const on = rule.line.filter((one) => known(one) === true);
    const isEnough = !mayHold(rule, (one) => known(one) || undefined);
    return [{ scope: isEnough ? on : rule.line }];
  },
  /** Counts complete runs from both ends. */
  settledNumbers(rule, known) {
    if (!mayHold(rule, known)) return [];
    const line = rule.line.map(known);
    const first = completeRuns(line, rule.lengths);
    const last = completeRuns(line.toReversed(), rule.lengths.toReversed());
    return [...rule.lengths.keys()].filter((at) => at < first || at >= rule.lengths.length - last);
  },
  words: { number: ({ lengths }) => (lengths.length ? lengths : 0) },
};
