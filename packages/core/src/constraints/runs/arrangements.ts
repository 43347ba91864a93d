import { checkpoint } from '../../checkpoint.js';

/** A step along a line: either one empty cell, or one run and the empty cell after it. */
interface Step {
  /** Number of runs before the step. */
  readonly runs: number;
  /** Position at which it begins. */
  readonly from: number;
  /** Length of its run; 0 for an empty cell. */
  readonly length: number;
}

/** All arrangements of runs in a line, as a graph of their steps. */
export interface Arrangements {
  readonly steps: readonly Step[];
  /** Returns the steps before a step, as indices in `steps`; empty at the beginning of the line. */
  before(step: Step): readonly number[];
  /** Returns the steps after a step; empty at the end of the line. */
  after(step: Step): readonly number[];
}

/**
 * Returns the arrangements of runs of these lengths that fit the known cells of a line (1 is full, -1 empty, 0 open); undefined if there
 * are none. A state is a position and the number of runs before it. The result contains only steps on paths from the beginning of the line
 * to its end, so each run has a first and a last position.
 */
export function findArrangements(
  known: readonly number[],
  lengths: readonly number[],
): Arrangements | undefined {
  // The line gets an extra empty cell at its end, because an empty cell follows every run.
  const cells = known.length + 1;
  const stride = cells + 1;
  const state = (runs: number, at: number): number => runs * stride + at;
  /** Number of known empty cells before each cell. */
  const emptyBefore = [0];
  for (const one of known) emptyBefore.push(emptyBefore.at(-1)! + (one < 0 ? 1 : 0));

  const isOpen = (at: number) => at >= known.length || known[at]! <= 0;
  const fits = (at: number, length: number): boolean =>
    at + length < cells && emptyBefore[at + length] === emptyBefore[at] && isOpen(at + length);
  const next = (runs: number, at: number): readonly Step[] => {
    const steps: Step[] = [];
    if (at < cells && isOpen(at)) steps.push({ runs, from: at, length: 0 });
    const length = lengths[runs];
    if (length !== undefined && fits(at, length)) steps.push({ runs, from: at, length });
    return steps;
  };
  const endOf = ({ runs, from, length }: Step): number =>
    length ? state(runs + 1, from + length + 1) : state(runs, from + 1);

  const reached = new Uint8Array((lengths.length + 1) * stride);
  reached[0] = 1;
  for (let at = 0; at < cells; at++) {
    checkpoint(1 + (lengths.length >> 6));
    for (let runs = 0; runs <= lengths.length; runs++)
      if (reached[state(runs, at)]) for (const step of next(runs, at)) reached[endOf(step)] = 1;
  }

  const leadsToEnd = new Uint8Array(reached.length);
  leadsToEnd[state(lengths.length, cells)] = 1;
  const possible: Step[] = [];
  for (let at = cells - 1; at >= 0; at--) {
    checkpoint(1 + (lengths.length >> 6));
    for (let runs = lengths.length; runs >= 0; runs--) {
      if (!reached[state(runs, at)]) continue;
      for (const step of next(runs, at)) {
        if (!leadsToEnd[endOf(step)]) continue;
        leadsToEnd[state(runs, at)] = 1;
        possible.push(step);
      }
    }
  }
  if (!leadsToEnd[0] || !reached[state(lengths.length, cells)]) return undefined;

  const stepsFrom = new Map<number, number[]>();
  const stepsTo = new Map<number, number[]>();
  const append = (map: Map<number, number[]>, key: number, at: number) => {
    const list = map.get(key);
    if (list) list.push(at);
    else map.set(key, [at]);
  };
  for (const [at, step] of possible.entries()) {
    checkpoint();
    append(stepsFrom, state(step.runs, step.from), at);
    append(stepsTo, endOf(step), at);
  }
  return {
    steps: possible,
    before: (step) => stepsTo.get(state(step.runs, step.from)) ?? [],
    after: (step) => stepsFrom.get(endOf(step)) ?? [],
  };
}
