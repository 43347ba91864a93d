import { type Engine, forced, type SearchStats, unique } from '@gridproof/core';
import type { Case } from './case.js';

/** One run on one puzzle. */
export interface Sample {
  readonly status: string;
  readonly stats: SearchStats;
  /** Milliseconds by phase; `engine` is what the engine took (load and search), `total` everything from the puzzle on. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

/**
 * Finds an answer of a puzzle, proves that there is no other or finds it, and says how long that took; where several
 * answers are usual, finds what they have in common.
 */
export async function measure({ type, puzzle }: Case, engine: Engine, timeout: number): Promise<Sample> {
  const start = performance.now();
  const task = type.openEnded ? forced : unique;
  const { status, stats } = await task(type, puzzle, engine, { timeout });
  const total = performance.now() - start;
  const { load = 0, search = 0 } = stats.milliseconds;
  return { status, stats, milliseconds: { total, engine: load + search, ...stats.milliseconds } };
}
