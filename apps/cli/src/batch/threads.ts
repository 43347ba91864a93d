import { availableParallelism } from 'node:os';
import { Runner } from '@gridproof/runner';

/** How many puzzles are to be solved at the same time. */
export interface Jobs {
  /** As many as there are processors, by default. */
  readonly jobs?: number | undefined;
  /** More of them than processors are meant, too: each is a thread with an engine of its own, and takes its memory. */
  readonly oversubscribe?: boolean | undefined;
}

/** How many threads may be used, and a sentence on that where it may surprise. */
export function threadsFor(
  { jobs, oversubscribe = false }: Jobs,
  processors = availableParallelism(),
): { readonly threads: number; readonly says?: string } {
  if (jobs === undefined) return { threads: processors };
  if (jobs <= processors) return { threads: jobs };
  const has = processors === 1 ? 'one processor' : `${processors} processors`;
  return oversubscribe
    ? { threads: jobs, says: `up to ${jobs} threads share ${has}` }
    : {
        threads: processors,
        says: `${processors === 1 ? 'one thread is' : `${processors} threads are`} used, since there ${
          processors === 1 ? 'is' : 'are'
        } ${has}; with --oversubscribe, up to ${jobs}`,
      };
}

/** So many threads; the first of them starts at once, while this one loads the puzzle types. */
export function runnerOf(threads: number, maxMemory?: number): Runner {
  const runner = new Runner({ threads, maxMemory });
  runner.prepare();
  return runner;
}
