import type { Chunk } from './chunk.js';

/** What has become of a chunk that was handed to a queue. */
export type ChunkState =
  | { readonly is: 'waiting' | 'active' }
  /** `rows`: from a worker that does not write into the store itself. */
  | { readonly is: 'done'; readonly rows?: readonly string[] }
  /** It has cost as many workers as it may. */
  | { readonly is: 'lost' }
  | { readonly is: 'failed'; readonly why: string }
  /** The queue knows nothing of it. */
  | { readonly is: 'gone' };

/**
 * Solves a chunk; rows that it returns are handed back through the queue. Where `signal` is aborted it may throw, and the chunk
 * is given to another worker.
 */
export type ChunkHandler = (chunk: Chunk, signal: AbortSignal) => Promise<readonly string[] | undefined>;

/** How much there is to do, and who does it. */
export interface Counts {
  readonly waiting: number;
  readonly active: number;
  readonly workers: number;
}

/** Carries chunks to workers. It may lose and repeat them; the store knows what is done. */
export interface Queue {
  /** Adding twice is adding once. */
  add(chunk: Chunk): Promise<void>;
  /** What has become of a chunk. */
  state(chunk: Chunk): Promise<ChunkState>;
  /** Forgets a chunk; false where a worker is at it still. */
  remove(chunk: Chunk): Promise<boolean>;
  /** Counts chunks and workers, also those of other processes. */
  counts(): Promise<Counts>;
  /** Begins to work, at one chunk at a time. */
  work(work: ChunkHandler): Promise<Worker>;
  /** Ends its workers, and lets go of what it is connected with. */
  close(): Promise<void>;
}

/** Takes chunks from a queue until it is closed. */
export interface Worker {
  /** Takes no further chunk; the one at hand is finished within `patience` milliseconds, or given back. */
  close(patience?: number): Promise<void>;
}
