import { type AnyPuzzle, type Engine, forced, readPuzzle, type SearchStats, unique } from '@gridproof/core';
import { PeakMemory } from './peak-memory.js';

/** One run on one puzzle. */
export interface Sample {
  /** What the task came to; `failed` where the engine or the puzzle type threw. */
  readonly status: 'unique' | 'multiple' | 'forced' | 'unsolvable' | 'unknown' | 'failed';
  /** Why it is unknown, or how it failed. */
  readonly reason?: string;
  /** Undefined where the run was ended from outside. */
  readonly stats?: SearchStats;
  /** By phase; `total` is everything but `parse`. */
  readonly milliseconds: Readonly<Record<string, number>>;
  /** The most resident memory that the process has held during the run, in bytes. */
  readonly memory: number;
}

/**
 * Reads a puzzle, finds an answer, proves that there is no other or finds it, and says how long that took; where several
 * answers are usual, finds what they have in common.
 */
export async function measure(
  text: string,
  types: readonly AnyPuzzle[],
  engine: Engine,
  timeout: number,
): Promise<Sample> {
  const memory = PeakMemory.watch();
  const began = performance.now();
  const { type, puzzle } = readPuzzle(text, types);
  const start = performance.now();
  const task = type.openEnded ? forced : unique;
  const told = await task(type, puzzle, engine, { timeout }).catch(failed);
  const total = performance.now() - start;
  const { status, stats } = told;
  return {
    status,
    ...('reason' in told ? { reason: told.reason } : {}),
    ...(stats ? { stats } : {}),
    milliseconds: { parse: start - began, total, ...halves(total, stats, status), ...stats?.milliseconds },
    memory: memory.peak(),
  };
}

function failed(error: unknown): { status: 'failed'; reason: string; stats?: SearchStats } {
  return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

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
