import type { Bool } from '../../expressions/expression.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';
import { type Arrangements, findArrangements } from './arrangements.js';

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

const arrangementsOf = ({ line, lengths }: Runs, known: ReadKnown): Arrangements | undefined =>
  findArrangements(
    line.map((one) => {
      const value = known(one);
      return value === undefined ? 0 : value ? 1 : -1;
    }),
    lengths,
  );

const mayHold = (rule: Runs, known: ReadKnown): boolean => arrangementsOf(rule, known) !== undefined;

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
  /** Returns the runs that are drawn at the only place left for them. */
  settledNumbers(rule, known) {
    const steps = arrangementsOf(rule, known)?.steps ?? [];
    return [...rule.lengths.keys()].filter((at) => {
      const [first, ...others] = steps.filter(({ runs, length }) => runs === at && length > 0);
      const isFixed = first && others.length === 0;
      return isFixed && rule.line.slice(first.from, first.from + first.length).every((one) => known(one));
    });
  },
  words: { number: ({ lengths }) => (lengths.length ? lengths : 0) },
};
