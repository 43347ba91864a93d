import { availableParallelism } from 'node:os';

/** Number of puzzles to solve at the same time. */
export interface Jobs {
  /** Default: the number of processors. */
  readonly jobs?: number | undefined;
  /** Allows more jobs than processors. Each is a thread with its own engine and memory. */
  readonly oversubscribe?: boolean | undefined;
}

/** Returns the number of threads, and a notice if it differs from the requested number. */
export function threadsFor(
  { jobs, oversubscribe = false }: Jobs,
  processors = availableParallelism(),
): { readonly threads: number; readonly notice?: string } {
  if (jobs === undefined) return { threads: processors };
  if (jobs <= processors) return { threads: jobs };
  const has = processors === 1 ? 'one processor' : `${processors} processors`;
  return oversubscribe
    ? { threads: jobs, notice: `up to ${jobs} threads share ${has}` }
    : {
        threads: processors,
        notice: `${processors === 1 ? 'one thread is' : `${processors} threads are`} used, since there ${
          processors === 1 ? 'is' : 'are'
        } ${has}; with --oversubscribe, up to ${jobs}`,
      };
}
