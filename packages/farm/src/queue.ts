import type { Chunk } from './chunk.js';

/** The state of a chunk in a queue. */
export type ChunkState =
  | { readonly is: 'waiting' | 'active' }
  /** `rows`: from a worker that does not write to the store. */
  | { readonly is: 'done'; readonly rows?: readonly string[] }
  /** The chunk killed the maximum number of workers. */
  | { readonly is: 'lost' }
  | { readonly is: 'failed'; readonly why: string }
  /** The queue does not know the chunk. */
  | { readonly is: 'gone' };

/**
 * Solves a chunk; returned rows pass through the queue. After an abort of `signal` the handler may throw, and another
 * worker gets the chunk.
 */
export type ChunkHandler = (chunk: Chunk, signal: AbortSignal) => Promise<readonly string[] | undefined>;

/** Numbers of chunks by state, and of workers. */
export interface Counts {
  readonly waiting: number;
  readonly active: number;
  readonly workers: number;
}

/** Carries chunks to workers. It may lose and repeat chunks; the store knows the finished ones. */
export interface Queue {
  /** Adds a chunk; does nothing if the queue has it already. */
  add(chunk: Chunk): Promise<void>;
  /** The state of a chunk. */
  state(chunk: Chunk): Promise<ChunkState>;
  /** Removes a chunk; false if a worker still has it. */
  remove(chunk: Chunk): Promise<boolean>;
  /** Counts chunks and workers, including those of other processes. */
  counts(): Promise<Counts>;
  /** Starts a worker that handles one chunk at a time. */
  startWorker(handler: ChunkHandler): Promise<Worker>;
  /** Closes its workers and connections. */
  close(): Promise<void>;
}

/** Takes chunks from a queue until it is closed. */
export interface Worker {
  /** Stops taking chunks; finishes the current chunk within `patience` milliseconds, or returns it. */
  close(patience?: number): Promise<void>;
}
