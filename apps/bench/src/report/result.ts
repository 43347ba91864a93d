import type { RunSample } from '../measure/measure.js';
import { type Spread, spreadOf } from '../measure/statistics.js';
import type { BenchResult } from '../measure/tasks.js';
import type { Case } from '../suites/case.js';

/** Result of the runs of one puzzle on one engine; described in README.md. */
export interface Result extends Case, Pick<BenchResult, 'rating' | 'explanation'> {
  readonly engine: string;
  readonly status: RunSample['status'];
  readonly reason?: string;
  /** True if the puzzle was not solved. `total` and `proof` then are lower bounds. */
  readonly censored: boolean;
  /** The name of the deciding engine, `propagation`, or `search`. */
  readonly by: string;
  readonly variables: number;
  readonly clauses: number;
  readonly counts: number;
  readonly linears: number;
  readonly calls: number;
  readonly rounds: number;
  readonly cuts: number;
  readonly runs: number;
  /** By phase. */
  readonly milliseconds: Readonly<Record<string, Spread>>;
  /** Peak resident memory of the process in any run, in bytes. */
  readonly memory: number;
}

/** Phases of a task in the order in which they first occur; `parse` precedes the task. */
export const PHASES = ['parse', 'encode', 'lower', 'load', 'search', 'cut', 'decode', 'verify'] as const;

/** Returns whether a run found its result. */
export const isSolved = ({ status }: Pick<RunSample, 'status'>): boolean =>
  status !== 'unknown' && status !== 'failed';

/**
 * Combines the runs of a case. A case with an unsolved run counts as unsolved, with the time limit as its time, so that it
 * is neither dropped nor underestimated.
 */
export function resultOf(one: Case, engine: string, samples: readonly RunSample[], timeout: number): Result {
  const unsolved = samples.filter((sample) => !isSolved(sample)).map((sample) => atLimit(sample, timeout));
  const counting = unsolved.length > 0 ? unsolved : samples;
  const { status, reason, stats, rating, explanation } = counting.at(-1)!;
  const {
    variables = 0,
    clauses = 0,
    counts = 0,
    linears = 0,
    calls = 0,
    rounds = 0,
    cuts = 0,
  } = stats ?? {};
  const phases = new Set(counting.flatMap(({ milliseconds }) => Object.keys(milliseconds)));
  const spreads = [...phases].map(
    (phase) => [phase, spreadOf(counting.map(({ milliseconds }) => milliseconds[phase] ?? 0))] as const,
  );
  return {
    ...one,
    engine,
    status,
    ...(reason !== undefined && { reason }),
    ...(rating && { rating }),
    ...(explanation && { explanation }),
    censored: unsolved.length > 0,
    by: calls > 0 ? engine : (stats?.engine ?? engine),
    variables,
    clauses,
    counts,
    linears,
    calls,
    rounds,
    cuts,
    runs: counting.length,
    milliseconds: Object.fromEntries(spreads),
    memory: Math.max(...samples.map(({ memory }) => memory)),
  };
}

/** An unsolved run with the time limit as its time. */
function atLimit(sample: RunSample, timeout: number): RunSample {
  const { solve = 0 } = sample.milliseconds;
  const proof = Math.max(0, timeout - solve);
  return { ...sample, milliseconds: { ...sample.milliseconds, total: timeout, proof } };
}
