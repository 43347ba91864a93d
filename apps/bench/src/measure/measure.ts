import { type AnyPuzzle, type Engine, readPuzzle, type SearchStats } from '@gridproof/core';
import { PeakMemory } from './peak-memory.js';
import { type BenchResult, type BenchTask, carryOut } from './tasks.js';

/** The task of a run. */
export interface Question {
  readonly text: string;
  /** Default: `answer`. */
  readonly task?: BenchTask | undefined;
  /** In milliseconds. */
  readonly timeout: number;
  /** Step limit of the depth-first search before an engine. Default: core's own limit. */
  readonly searchSteps?: number | undefined;
}

/** One run on one puzzle; `failed` if the engine or the puzzle type threw an error. */
export interface RunSample extends BenchResult {
  /** Milliseconds by phase; `total` includes everything but `parse`. */
  readonly milliseconds: Readonly<Record<string, number>>;
  /** Peak resident memory of the process during the run, in bytes. */
  readonly memory: number;
}

/** Reads a puzzle, runs the task and measures its time. */
export async function measure(
  { text, task = 'answer', ...options }: Question,
  types: readonly AnyPuzzle[],
  engine: Engine,
): Promise<RunSample> {
  const memory = PeakMemory.watch();
  const began = performance.now();
  const { type, puzzle } = readPuzzle(text, types);
  const start = performance.now();
  const result = await carryOut(task, type, puzzle, engine, options).catch(failedResult);
  const total = performance.now() - start;
  const { status, reason, stats, rating, explanation } = result;
  const parts = result.milliseconds ?? halves(total, stats, status);
  return {
    status,
    ...(reason !== undefined && { reason }),
    ...(stats && { stats }),
    ...(rating && { rating }),
    ...(explanation && { explanation }),
    milliseconds: { parse: start - began, total, ...parts, ...stats?.milliseconds },
    memory: memory.peak(),
  };
}

const failedResult = (error: unknown): BenchResult => ({
  status: 'failed',
  reason: error instanceof Error ? error.message : String(error),
});

/** Splits the time: `solve` is the time to the first verified answer, `proof` the rest. Without an answer, all of it is `proof`. */
function halves(
  total: number,
  stats: SearchStats | undefined,
  status: string,
): Readonly<Record<string, number>> {
  const solve = stats?.firstAnswer;
  if (solve !== undefined) return { solve, proof: total - solve };
  return status === 'unsolvable' ? { proof: total } : {};
}
