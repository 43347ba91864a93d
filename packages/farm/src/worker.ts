import type { Chunk } from './chunk.js';
import type { Queue, Worker } from './queue.js';
import type { Store } from './store.js';

/** What a worker is given. */
export interface WorkerOptions {
  readonly queue: Queue;
  /** The rows of all entries of a chunk, in their order; throws where `signal` is aborted. */
  readonly solve: (chunk: Chunk, signal: AbortSignal) => Promise<readonly string[]>;
  /** The store that a run's driver uses, if this worker sees it; without it rows are handed back through the queue. */
  readonly storeOf?: ((chunk: Chunk) => Promise<Store | undefined>) | undefined;
  /** Called with each chunk that is solved. */
  readonly onChunk?: ((chunk: Chunk) => void) | undefined;
}

/** Takes chunks from a queue and solves them, one after the other, until the worker is closed. */
export function startWorker({ queue, solve, storeOf, onChunk }: WorkerOptions): Promise<Worker> {
  return queue.work(async (chunk, signal) => {
    const store = await storeOf?.(chunk);
    // It may have been given to two workers.
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
