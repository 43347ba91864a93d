import { type AnyPuzzle, type Engine, readPuzzle, type SearchStats } from '@gridproof/core';
import { PeakMemory } from './peak-memory.js';
import { carryOut, type Task, type TaskResult } from './tasks.js';

/** What is asked in a run. */
export interface Question {
  readonly text: string;
  /** `answer` by default. */
  readonly task?: Task | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** How many steps a small search may take before an engine is asked: by default, as many as core gives it. */
  readonly searchSteps?: number | undefined;
}

/** One run on one puzzle; `failed` where the engine or the puzzle type threw. */
export interface Sample extends TaskResult {
  /** By phase; `total` is everything but `parse`. */
  readonly milliseconds: Readonly<Record<string, number>>;
  /** The most resident memory that the process has held during the run, in bytes. */
  readonly memory: number;
}

/** Reads a puzzle, carries the task out and says how long that took. */
export async function measure(
  { text, task = 'answer', ...options }: Question,
  types: readonly AnyPuzzle[],
  engine: Engine,
): Promise<Sample> {
  const memory = PeakMemory.watch();
  const began = performance.now();
  const { type, puzzle } = readPuzzle(text, types);
  const start = performance.now();
  const result = await carryOut(task, type, puzzle, engine, options).catch(failed);
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

const failed = (error: unknown): TaskResult => ({
  status: 'failed',
  reason: error instanceof Error ? error.message : String(error),
});

/** `solve` is the time to the first verified answer, `proof` the rest; where there is none, everything is proof. */
function halves(
  total: number,
  stats: SearchStats | undefined,
  status: string,
): Readonly<Record<string, number>> {
  const solve = stats?.firstAnswer;
  if (solve !== undefined) return { solve, proof: total - solve };
  return status === 'unsolvable' ? { proof: total } : {};
}
