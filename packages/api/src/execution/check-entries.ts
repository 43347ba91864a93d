import type { Conflict, Fact, Reason, TaskProgress } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { OnePuzzle } from '../puzzle/puzzle-input.js';
import type { EngineStrategy } from './engine-strategy.js';
import { runExplain } from './run-explain.js';
import type { Runners } from './runners.js';

/** The verdict on a partial answer. */
export type EntriesVerdict = { readonly engine: string; readonly elapsed: number } & (
  | { readonly status: 'correct so far' }
  /** The entries alone break these rules and clues. */
  | { readonly status: 'wrong'; readonly broken: readonly Reason[] }
  /** No answer agrees with the entries. */
  | { readonly status: 'contradictory'; readonly conflict: Conflict }
  /** No answer agrees with the entries; `reason` explains why no conflict was found. */
  | { readonly status: 'contradictory'; readonly conflict?: never; readonly reason: string }
  | { readonly status: 'unknown'; readonly reason: string }
);

/** Checks whether entries can be completed, and explains why not. */
export async function checkEntries(
  runners: Runners,
  item: OnePuzzle,
  {
    answer,
    engine,
    entries,
    timeout,
    signal,
    onProgress,
  }: {
    /** Solves the puzzle with the entries. */
    readonly answer: EngineStrategy;
    /** The engine that explains why the entries cannot be completed. */
    readonly engine: InstalledEngine;
    readonly entries: readonly Fact[];
    /** Milliseconds. */
    readonly timeout?: number | undefined;
    /** Stops the explanation immediately; `answer` has a signal of its own. */
    readonly signal?: AbortSignal | undefined;
    readonly onProgress: (progress: TaskProgress) => void;
  },
): Promise<EntriesVerdict> {
  const start = Date.now();
  const query = { task: 'solve', entries, timeout } as const;
  const solved = await answer(runners, { ...item, query, onProgress });
  const source = { engine: solved.engine, elapsed: solved.elapsed };
  if (solved.status === 'solved') return { status: 'correct so far', ...source };
  if (solved.status !== 'unsolvable') return { status: 'unknown', reason: solved.reason ?? '', ...source };
  const remaining = timeout && Math.max(1, timeout - (Date.now() - start));
  const { elapsed: _, ...explanation } = await runExplain(runners.threadRunner(engine), {
    ...item,
    engine,
    entries,
    timeout: remaining,
    signal,
    onProgress,
  });
  const elapsed = Date.now() - start;
  switch (explanation.status) {
    case 'unsolvable': {
      const { conflict, broken } = explanation;
      if (broken.length) return { status: 'wrong', broken, engine: explanation.engine, elapsed };
      return { status: 'contradictory', conflict, engine: explanation.engine, elapsed };
    }
    case 'unknown':
      return { status: 'contradictory', reason: explanation.reason, ...source, elapsed };
    default:
      return {
        status: 'unknown',
        reason: 'the engine contradicts itself: it found no answer, and then one',
        ...source,
      };
  }
}

/** A verdict in one sentence. */
export function entriesVerdictText(verdict: EntriesVerdict): string {
  switch (verdict.status) {
    case 'correct so far':
      return 'correct so far: this can be completed; whether in only one way was not checked';
    case 'wrong':
      return 'wrong: what is entered breaks these rules';
    case 'contradictory': {
      const { conflict } = verdict;
      if (!conflict) return `this cannot be completed, and why was not found: ${verdict.reason}`;
      return conflict.reasons.some(({ rule }) => rule === 'entry')
        ? 'nothing is broken yet, but this cannot be completed'
        : 'nothing is broken yet, but the puzzle itself has no answer';
    }
    case 'unknown':
      return `don't know whether this can be completed: ${verdict.reason}`;
  }
}
