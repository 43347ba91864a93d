import type { Chunk } from './chunk.js';
import type { Queue, Worker } from './queue.js';
import type { Store } from './store.js';

/** Options of a worker. */
export interface WorkerOptions {
  readonly queue: Queue;
  /** Computes the rows of all entries of a chunk in order; throws if `signal` is aborted. */
  readonly solve: (chunk: Chunk, signal: AbortSignal) => Promise<readonly string[]>;
  /** Returns the store of the run's driver, if this worker sees it; otherwise rows pass through the queue. */
  readonly storeOf?: ((chunk: Chunk) => Promise<Store | undefined>) | undefined;
  /** Called with each solved chunk. */
  readonly onChunk?: ((chunk: Chunk) => void) | undefined;
}

/** Starts a worker that solves chunks from a queue, one at a time. */
export function startWorker({ queue, solve, storeOf, onChunk }: WorkerOptions): Promise<Worker> {
  return queue.startWorker(async (chunk, signal) => {
    const store = await storeOf?.(chunk);
    // The queue may give a chunk to two workers.
    if (await store?.has(chunk)) return undefined;
    const rows = await solve(chunk, signal);
    signal.throwIfAborted();
    if (rows.length !== chunk.entries.length)
      throw new Error(
        `chunk ${chunk.name} has ${chunk.entries.length} entries, and came to ${rows.length} rows`,
      );
    await store?.put(chunk, rows);
    onChunk?.(chunk);
    return store ? undefined : rows;
  });
}
