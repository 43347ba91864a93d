import { countNoun, mapOrdered } from '@gridproof/api';
import type { BatchOutput } from './batch-output.js';
import type { BatchSolver } from './batch-solver.js';
import type { InputEntry } from './entries.js';
import { Notices } from './notices.js';
import { remainingEntries } from './resume.js';

/** Number of puzzles read ahead per thread. */
const READ_AHEAD = 128;

/** Progress of a batch. */
export interface BatchProgress {
  /** Counts an entry that has a row now. */
  add(entry: InputEntry, status: string): void;
  /** Counts an entry whose row an earlier run has written. */
  skip(entry: InputEntry, status: string): void;
  /** Writes a line for people. */
  say(text: string): void;
}

/** Where entries are solved and their rows written. */
export interface SolveOptions {
  readonly solver: BatchSolver;
  readonly threads: number;
  /** A file whose existing rows remain, or a function that writes a row. */
  readonly output: BatchOutput | ((row: string) => Promise<void>);
  readonly progress: BatchProgress;
  readonly signal: AbortSignal;
}

/**
 * Solves entries and writes their rows in input order, until the entries end or the signal aborts. Skips entries that have a
 * row in the output file, and closes the file.
 */
export async function solveEntries(
  entries: AsyncIterable<InputEntry>,
  { solver, threads, output, progress, signal }: SolveOptions,
): Promise<void> {
  const say = (text: string) => progress.say(text);
  const faults = new Notices(say, 'each with its row');
  const claims = new Notices(say, 'each with its puzzle type in its row');
  const file = typeof output === 'function' ? undefined : output;
  const remaining = file
    ? remainingEntries(entries, file, solver.request, (...skipped) => progress.skip(...skipped))
    : entries;
  const solve = async (entry: InputEntry) => ({ entry, ...(await solver.solve(entry)) });
  let differing = 0;
  try {
    for await (const { entry, status, row, fault, claimed, differs } of mapOrdered(
      remaining,
      solve,
      threads * READ_AHEAD,
    )) {
      // The outcome of a cancelled puzzle is not a result.
      if (signal.aborted) break;
      if (fault !== undefined) faults.add(fault);
      if (claimed !== undefined) claims.add(claimed);
      if (differs) differing++;
      if (typeof output === 'function') await output(row);
      else output.add(row);
      progress.add(entry, status);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const notices of [faults, claims]) notices.end();
    file?.close();
  }
  if (differing > 0)
    say(
      `${countNoun(differing, 'solution')} of the input ${differing === 1 ? 'is' : 'are'} not the answer that was found`,
    );
}
