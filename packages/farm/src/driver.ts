import { setTimeout as wait } from 'node:timers/promises';
import { type Chunk, type Json, splitChunk } from './chunk.js';
import type { Counts, Queue } from './queue.js';
import { type Store, StoreError } from './store.js';

/** How far a run has come. */
export interface Progress {
  /** Chunks and rows that are in the store; those that were there before are among them. */
  readonly chunks: number;
  readonly rows: number;
  /** Rows that were there before. */
  readonly before: number;
  readonly counts: Counts;
}

/** What a driver is given. */
export interface DriverOptions {
  readonly chunks: AsyncIterable<Chunk>;
  readonly store: Store;
  readonly queue: Queue;
  /** The row of an entry that no worker survives. */
  readonly lost: (entry: Json) => string;
  /** Called each time the queue was looked at. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two looks at the queue. */
  readonly pause?: number | undefined;
}

/** A chunk that fails on every worker, though none of them dies of it. */
export class ChunkFailedError extends Error {
  override readonly name = 'ChunkFailed';
}

/** How many chunks a worker finds ready: enough that none waits, few enough that any number of rows needs the same memory. */
const AHEAD = 4;

/** How often it is tried at the end to have the queue forget what is done. */
const LAST_LOOKS = 5;

/**
 * Hands chunks to a queue until the rows of all are in the store; those that are there already are left alone, so to start again
 * is to go on. Several drivers may work at the same run. Returns how many chunks there are.
 *
 * @throws ChunkFailed, StoreError
 */
export async function runDriver(driving: DriverOptions): Promise<number> {
  const { signal } = driving;
  signal?.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal!.reason);
  });
  signal?.addEventListener('abort', abort, { once: true });
  try {
    // A queue whose server is away does not answer.
    return await Promise.race([new Driver(driving).run(), aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

class Driver {
  /** Handed to the queue, and not in the store yet. */
  readonly #open = new Map<string, Chunk>();
  /** Those that no worker survived, by their names: their halves are at work. */
  readonly #split = new Map<string, Chunk>();
  /** In the store already, while their workers have not told the queue yet: it is to forget them, too. */
  readonly #leaving = new Map<string, Chunk>();
  /** Those that a worker said it had stored, and that are not there. */
  readonly #unseen = new Set<string>();
  #counts: Counts = { waiting: 0, active: 0, workers: 0 };
  #chunks = 0;
  #rows = 0;
  #before = 0;

  constructor(readonly driving: DriverOptions) {}

  async run(): Promise<number> {
    const { chunks, signal } = this.driving;
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      await this.#begin(chunk);
      while (this.#open.size >= AHEAD * Math.max(1, this.#counts.workers)) await this.#look();
    }
    while (this.#open.size > 0) await this.#look();
    for (let look = 0; look < LAST_LOOKS && this.#leaving.size > 0; look++) await this.#look();
    return this.#chunks;
  }

  async #begin(chunk: Chunk): Promise<void> {
    const { store, queue } = this.driving;
    if (await store.has(chunk)) {
      this.#before += chunk.entries.length;
      this.#count(chunk);
      return;
    }
    this.#open.set(chunk.name, chunk);
    // What failed under another driver is tried again.
    if ((await queue.state(chunk)).is === 'failed') await queue.remove(chunk);
    await queue.add(chunk);
  }

  /** Looks once what has become of the open chunks, and waits a moment where nothing has. */
  async #look(): Promise<void> {
    const { queue, onProgress, signal, pause = 200 } = this.driving;
    signal?.throwIfAborted();
    const open = this.#open.size;
    for (const chunk of [...this.#leaving.values()])
      if (await queue.remove(chunk)) this.#leaving.delete(chunk.name);
    for (const chunk of [...this.#open.values()]) await this.#follow(chunk);
    this.#counts = await queue.counts();
    onProgress?.({
      chunks: this.#chunks,
      rows: this.#rows,
      before: this.#before,
      counts: this.#counts,
    });
    // Each look is a question for each open chunk: with very many of them, there are fewer looks.
    if (this.#open.size >= open) await wait(Math.max(pause, 2 * open), undefined, signal ? { signal } : {});
  }

  async #follow(chunk: Chunk): Promise<void> {
    const { store, queue } = this.driving;
    if (await store.has(chunk)) return this.#settle(chunk);
    const state = await queue.state(chunk);
    switch (state.is) {
      case 'waiting':
      case 'active':
        return;
      case 'gone':
        // Another driver may have settled it meanwhile; else the queue has lost it.
        if (!(await store.has(chunk))) await queue.add(chunk);
        return;
      case 'done':
        if (state.rows) await store.put(chunk, state.rows);
        else if (!(await store.has(chunk))) return this.#miss(chunk);
        return this.#settle(chunk);
      case 'lost':
        await queue.remove(chunk);
        return this.#halve(chunk);
      case 'failed':
        await queue.remove(chunk);
        throw new ChunkFailedError(state.why);
    }
  }

  /** Its rows are in the store. */
  async #settle(chunk: Chunk): Promise<void> {
    this.#open.delete(chunk.name);
    if (!(await this.driving.queue.remove(chunk))) this.#leaving.set(chunk.name, chunk);
    const parent = this.#split.get(chunk.name.replace(/-\d$/, ''));
    if (parent && parent !== chunk) await this.#join(parent);
    else this.#count(chunk);
  }

  #count({ entries }: Chunk): void {
    this.#chunks++;
    this.#rows += entries.length;
  }

  /** A chunk that costs worker after worker is halved, until the entry that does it is alone. */
  async #halve(chunk: Chunk): Promise<void> {
    const { store, lost } = this.driving;
    const halves = splitChunk(chunk);
    if (!halves) {
      await store.put(chunk, chunk.entries.map(lost));
      return this.#settle(chunk);
    }
    this.#open.delete(chunk.name);
    this.#split.set(chunk.name, chunk);
    for (const half of halves) {
      this.#open.set(half.name, half);
      await this.driving.queue.add(half);
    }
  }

  /** Once both halves are there, the whole is, and they are not needed any more. */
  async #join(chunk: Chunk): Promise<void> {
    const { store } = this.driving;
    const halves = splitChunk(chunk)!;
    const there = await Promise.all(halves.map((half) => store.has(half)));
    if (!there.every(Boolean)) return;
    const rows = await Promise.all(halves.map(({ name }) => store.read(name)));
    await store.put(chunk, rows.flat());
    this.#split.delete(chunk.name);
    await this.#settle(chunk);
    for (const { name } of halves) await store.remove(name);
  }

  /** A worker says that it has stored a chunk: perhaps it took a moment, or a file was torn. */
  async #miss(chunk: Chunk): Promise<void> {
    const { queue } = this.driving;
    await queue.remove(chunk);
    if (this.#unseen.has(chunk.name))
      throw new StoreError(
        'missing',
        `a worker has stored chunk ${chunk.name}, and it cannot be seen here: both must see the same folder`,
      );
    this.#unseen.add(chunk.name);
    await queue.add(chunk);
  }
}
