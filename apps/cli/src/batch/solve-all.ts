import { countNoun, mapOrdered } from '@gridproof/api';
import type { OutputStream } from '../io.js';
import { writeLine } from '../terminal/write-line.js';
import type { BatchOutput } from './batch-output.js';
import type { InputEntry } from './entries.js';
import { Notices } from './notices.js';
import type { ProgressBar } from './progress-bar.js';
import type { BatchSolver } from './solver.js';

/** Number of puzzles read ahead per thread. */
const READ_AHEAD = 128;

export interface Work {
  readonly solver: BatchSolver;
  readonly threads: number;
  readonly bar: ProgressBar;
  /** Destination of the rows; undefined for standard output. */
  readonly record: BatchOutput | undefined;
  readonly signal: AbortSignal;
  readonly stdout: OutputStream;
}

/** Solves entries and writes their rows in input order, until the entries end or the signal aborts. */
export async function solveAll(
  entries: AsyncIterable<InputEntry>,
  { solver, threads, bar, record, signal, stdout }: Work,
): Promise<void> {
  const say = (text: string) => bar.say(text);
  const faults = new Notices(say, 'each with its row');
  const claims = new Notices(say, 'each with its puzzle type in its row');
  let differing = 0;
  const all = mapOrdered(entries, solver.solve, threads * READ_AHEAD);
  try {
    for await (const { entry, status, row, fault, claimed, differs } of all) {
      // The outcome of a cancelled puzzle is not a result.
      if (signal.aborted) break;
      if (fault !== undefined) faults.add(fault);
      if (claimed !== undefined) claims.add(claimed);
      if (differs) differing++;
      if (record) record.add(row);
      else {
        if (stdout.isTTY) bar.clear();
        await writeLine(stdout, row, signal);
      }
      bar.tally.add(status);
      bar.reach(entry.end);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const notices of [faults, claims]) notices.end();
    bar.stop();
  }
  if (differing > 0)
    say(
      `${countNoun(differing, 'solution')} of the input ${differing === 1 ? 'is' : 'are'} not the answer that was found`,
    );
}
