import type { Sample } from '../measure/measure.js';
import { type Spread, spreadOf } from '../measure/statistics.js';
import type { TaskResult } from '../measure/tasks.js';
import type { Case } from '../suites/case.js';

/** The result of the runs of one puzzle on one engine; README.md explains it. */
export interface Result extends Case, Pick<TaskResult, 'rating' | 'explanation'> {
  readonly engine: string;
  readonly status: Sample['status'];
  readonly reason?: string;
  /** Not solved: the times of `total` and `proof` stand for more than is written, the limit at least. */
  readonly censored: boolean;
  /** What decided it: the engine's name, or `propagation`, or `search`. */
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
  /** The most resident memory of the process during any of the runs, in bytes. */
  readonly memory: number;
}

/** The phases of a task in the order in which they first happen; `parse` comes before the task. */
export const PHASES = ['parse', 'encode', 'lower', 'load', 'search', 'cut', 'decode', 'verify'] as const;

/** Whether a run found what was asked. */
export const solved = ({ status }: Pick<Sample, 'status'>): boolean =>
  status !== 'unknown' && status !== 'failed';

/**
 * Puts the runs of a case together. A case that was not solved in one of them counts as not solved: its time then stands
 * for the limit, so that it is neither dropped nor taken for shorter than it was.
 */
export function resultOf(one: Case, engine: string, samples: readonly Sample[], timeout: number): Result {
  const unsolved = samples.filter((sample) => !solved(sample)).map((sample) => atLimit(sample, timeout));
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

/** A run that was not solved, with the limit as its time. */
function atLimit(sample: Sample, timeout: number): Sample {
  const { solve = 0 } = sample.milliseconds;
  const proof = Math.max(0, timeout - solve);
  return { ...sample, milliseconds: { ...sample.milliseconds, total: timeout, proof } };
}
