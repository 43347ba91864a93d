import { checkpoint } from '../../checkpoint.js';

/**
 * A step of an arrangement from one position of a line to a later one: a single empty cell, or a run and the empty cell after it. The first
 * `runs` runs come before it.
 */
interface Step {
  readonly runs: number;
  readonly from: number;
  /** Length of its run; 0 for an empty cell. */
  readonly length: number;
}

/** All arrangements of runs in a line, as the steps of which they consist. */
export interface Arrangements {
  readonly steps: readonly Step[];
  /** Returns the steps before a step, as indices in `steps`; empty at the beginning of the line. */
  before(step: Step): readonly number[];
  /** Returns the steps after a step; empty at the end of the line. */
  after(step: Step): readonly number[];
}

/**
 * Returns the arrangements of runs of these lengths that fit the known cells of a line: 1 full, -1 empty, 0 open; undefined if nothing
 * fits. A state is the number of runs before a position. Only steps on paths from the beginning to the end remain, so each run has a first
 * and a last position.
 */
export function arrangements(known: readonly number[], lengths: readonly number[]): Arrangements | undefined {
  // One extra empty cell, because every run is followed by one.
  const cells = known.length + 1;
  const across = cells + 1;
  const state = (runs: number, at: number): number => runs * across + at;
  /** By cell: the number of known empty cells before it. */
  const empty = [0];
  for (const one of known) empty.push(empty.at(-1)! + (one < 0 ? 1 : 0));

  const isOpen = (at: number) => at >= known.length || known[at]! <= 0;
  const fits = (at: number, length: number): boolean =>
    at + length < cells && empty[at + length] === empty[at] && isOpen(at + length);
  const next = (runs: number, at: number): readonly Step[] => {
    const steps: Step[] = [];
    if (at < cells && isOpen(at)) steps.push({ runs, from: at, length: 0 });
    const length = lengths[runs];
    if (length !== undefined && fits(at, length)) steps.push({ runs, from: at, length });
    return steps;
  };
  const endOf = ({ runs, from, length }: Step): number =>
    length ? state(runs + 1, from + length + 1) : state(runs, from + 1);

  const reached = new Uint8Array((lengths.length + 1) * across);
  reached[0] = 1;
  for (let at = 0; at < cells; at++) {
    checkpoint(1 + (lengths.length >> 6));
    for (let runs = 0; runs <= lengths.length; runs++)
      if (reached[state(runs, at)]) for (const step of next(runs, at)) reached[endOf(step)] = 1;
  }

  const leads = new Uint8Array(reached.length);
  leads[state(lengths.length, cells)] = 1;
  const possible: Step[] = [];
  for (let at = cells - 1; at >= 0; at--) {
    checkpoint(1 + (lengths.length >> 6));
    for (let runs = lengths.length; runs >= 0; runs--) {
      if (!reached[state(runs, at)]) continue;
      for (const step of next(runs, at)) {
        if (!leads[endOf(step)]) continue;
        leads[state(runs, at)] = 1;
        possible.push(step);
      }
    }
  }
  if (!leads[0] || !reached[state(lengths.length, cells)]) return undefined;

  const from = new Map<number, number[]>();
  const to = new Map<number, number[]>();
  const append = (map: Map<number, number[]>, key: number, at: number) => {
    const list = map.get(key);
    if (list) list.push(at);
    else map.set(key, [at]);
  };
  for (const [at, step] of possible.entries()) {
    checkpoint();
    append(from, state(step.runs, step.from), at);
    append(to, endOf(step), at);
  }
  return {
    steps: possible,
    before: (step) => to.get(state(step.runs, step.from)) ?? [],
    after: (step) => from.get(endOf(step)) ?? [],
  };
}
