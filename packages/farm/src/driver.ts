import { setTimeout as wait } from 'node:timers/promises';
import { type Chunk, type Json, splitChunk } from './chunk.js';
import type { Counts, Queue } from './queue.js';
import { type Store, StoreError } from './store.js';

/** The progress of a run. */
export interface FarmProgress {
  /** Chunks in the store, including earlier ones. */
  readonly chunks: number;
  /** Rows in the store, including earlier ones. */
  readonly rows: number;
  /** Rows that were in the store before this driver started. */
  readonly earlierRows: number;
  readonly counts: Counts;
}

/** Options of a driver. */
export interface DriverOptions {
  readonly chunks: AsyncIterable<Chunk>;
  readonly store: Store;
  readonly queue: Queue;
  /** Returns the row of an entry that crashes every worker. */
  readonly lostRow: (entry: Json) => string;
  /** Called after each poll of the queue. */
  readonly onProgress?: ((progress: FarmProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two polls of the queue. */
  readonly pollInterval?: number | undefined;
}

/** Thrown when a chunk fails on every worker without killing it. */
export class ChunkFailedError extends Error {
  override readonly name = 'ChunkFailed';
}

/** Chunks per worker in the queue: enough that no worker waits, few enough that memory does not depend on the number of rows. */
const CHUNKS_PER_WORKER = 4;

/** Maximum polls at the end to remove finished chunks from the queue. */
const MAX_FINAL_POLLS = 5;

/**
 * Adds chunks to a queue until the rows of all chunks are in the store. Skips chunks that are in the store already, so a
 * restart continues the run. Several drivers may work on the same run. Returns the number of chunks. @throws
 * ChunkFailedError, StoreError
 */
export async function runDriver(options: DriverOptions): Promise<number> {
  const { signal } = options;
  signal?.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal!.reason);
  });
  signal?.addEventListener('abort', abort, { once: true });
  try {
    // A queue whose server is away does not respond.
    return await Promise.race([new Driver(options).run(), aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

class Driver {
  /** Chunks in the queue that are not in the store yet. */
  readonly #open = new Map<string, Chunk>();
  /** Split chunks by name; their halves are in the queue. */
  readonly #splitChunks = new Map<string, Chunk>();
  /** Chunks in the store that the queue must still remove when their workers have finished. */
  readonly #finished = new Map<string, Chunk>();
  /** Chunks that a worker reported as stored but that are not in the store. */
  readonly #missing = new Set<string>();
  #counts: Counts = { waiting: 0, active: 0, workers: 0 };
  #chunks = 0;
  #rows = 0;
  #earlierRows = 0;

  constructor(readonly options: DriverOptions) {}

  async run(): Promise<number> {
    const { chunks, signal } = this.options;
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      await this.#start(chunk);
      while (this.#open.size >= CHUNKS_PER_WORKER * Math.max(1, this.#counts.workers)) await this.#poll();
    }
    while (this.#open.size > 0) await this.#poll();
    for (let look = 0; look < MAX_FINAL_POLLS && this.#finished.size > 0; look++) await this.#poll();
    return this.#chunks;
  }

  async #start(chunk: Chunk): Promise<void> {
    const { store, queue } = this.options;
    if (await store.has(chunk)) {
      this.#earlierRows += chunk.entries.length;
      this.#count(chunk);
      return;
    }
    this.#open.set(chunk.name, chunk);
    // Retries a chunk that failed under another driver.
    if ((await queue.state(chunk)).is === 'failed') await queue.remove(chunk);
    await queue.add(chunk);
  }

  /** Checks the open chunks once, and waits if none has finished. */
  async #poll(): Promise<void> {
    const { queue, onProgress, signal, pollInterval = 200 } = this.options;
    signal?.throwIfAborted();
    const open = this.#open.size;
    for (const chunk of [...this.#finished.values()])
      if (await queue.remove(chunk)) this.#finished.delete(chunk.name);
    for (const chunk of [...this.#open.values()]) await this.#check(chunk);
    this.#counts = await queue.counts();
    onProgress?.({
      chunks: this.#chunks,
      rows: this.#rows,
      earlierRows: this.#earlierRows,
      counts: this.#counts,
    });
    // A poll sends one query per open chunk, so many open chunks mean fewer polls.
    if (this.#open.size >= open)
      await wait(Math.max(pollInterval, 2 * open), undefined, signal ? { signal } : {});
  }

  async #check(chunk: Chunk): Promise<void> {
    const { store, queue } = this.options;
    if (await store.has(chunk)) return this.#finish(chunk);
    const state = await queue.state(chunk);
    switch (state.is) {
      case 'waiting':
      case 'active':
        return;
      case 'gone':
        // Another driver may have finished the chunk; otherwise the queue has lost it.
        if (!(await store.has(chunk))) await queue.add(chunk);
        return;
      case 'done':
        if (state.rows) await store.put(chunk, state.rows);
        else if (!(await store.has(chunk))) return this.#retryMissing(chunk);
        return this.#finish(chunk);
      case 'lost':
        await queue.remove(chunk);
        return this.#split(chunk);
      case 'failed':
        await queue.remove(chunk);
        throw new ChunkFailedError(state.why);
    }
  }

  /** Finishes a chunk whose rows are in the store. */
  async #finish(chunk: Chunk): Promise<void> {
    this.#open.delete(chunk.name);
    if (!(await this.options.queue.remove(chunk))) this.#finished.set(chunk.name, chunk);
    const parent = this.#splitChunks.get(chunk.name.replace(/-\d$/, ''));
    if (parent && parent !== chunk) await this.#join(parent);
    else this.#count(chunk);
  }

  #count({ entries }: Chunk): void {
    this.#chunks++;
    this.#rows += entries.length;
  }

  /** Splits a chunk that kills workers, until the entry that does it is alone. */
  async #split(chunk: Chunk): Promise<void> {
    const { store, lostRow } = this.options;
    const halves = splitChunk(chunk);
    if (!halves) {
      await store.put(chunk, chunk.entries.map(lostRow));
      return this.#finish(chunk);
    }
    this.#open.delete(chunk.name);
    this.#splitChunks.set(chunk.name, chunk);
    for (const half of halves) {
      this.#open.set(half.name, half);
      await this.options.queue.add(half);
    }
  }

  /** Joins the rows of both halves when they are in the store, and removes the halves. */
  async #join(chunk: Chunk): Promise<void> {
    const { store } = this.options;
    const halves = splitChunk(chunk)!;
    const isStored = await Promise.all(halves.map((half) => store.has(half)));
    if (!isStored.every(Boolean)) return;
    const rows = await Promise.all(halves.map(({ name }) => store.read(name)));
    await store.put(chunk, rows.flat());
    this.#splitChunks.delete(chunk.name);
    await this.#finish(chunk);
    for (const { name } of halves) await store.remove(name);
  }

  /** Retries a chunk that a worker reported as stored but that is not in the store, once. */
  async #retryMissing(chunk: Chunk): Promise<void> {
    const { queue } = this.options;
    await queue.remove(chunk);
    if (this.#missing.has(chunk.name))
      throw new StoreError(
        'missing',
        `a worker has stored chunk ${chunk.name}, and it cannot be seen here: both must see the same folder`,
      );
    this.#missing.add(chunk.name);
    await queue.add(chunk);
  }
}
