import type { Chunk } from './chunk.js';
import type { ChunkHandler, ChunkState, Counts, Queue, Worker } from './queue.js';

interface Job {
  readonly chunk: Chunk;
  state: ChunkState;
  /** The number of workers that the chunk has killed. */
  lostWorkers: number;
}

/** Maximum number of workers that a chunk may kill. */
const MAX_LOST_WORKERS = 3;

/** A queue within one process. */
export class MemoryQueue implements Queue {
  readonly #jobs = new Map<string, Job>();
  readonly #workers = new Set<MemoryWorker>();

  async add(chunk: Chunk): Promise<void> {
    const id = idOf(chunk);
    if (!this.#jobs.has(id)) this.#jobs.set(id, { chunk, state: { is: 'waiting' }, lostWorkers: 0 });
    this.#distribute();
  }

  /** The state of a chunk. */
  async state(chunk: Chunk): Promise<ChunkState> {
    return this.#jobs.get(idOf(chunk))?.state ?? { is: 'gone' };
  }

  async remove(chunk: Chunk): Promise<boolean> {
    const id = idOf(chunk);
    if (this.#jobs.get(id)?.state.is === 'active') return false;
    this.#jobs.delete(id);
    return true;
  }

  /** Counts chunks and workers. */
  async counts(): Promise<Counts> {
    const all = [...this.#jobs.values()];
    const countOf = (state: ChunkState['is']) => all.filter(({ state: { is } }) => is === state).length;
    return { waiting: countOf('waiting'), active: countOf('active'), workers: this.#workers.size };
  }

  async startWorker(work: ChunkHandler): Promise<MemoryWorker> {
    const worker = new MemoryWorker(work, () => this.#workers.delete(worker));
    this.#workers.add(worker);
    this.#distribute();
    return worker;
  }

  /** Loses all chunks, like a server that restarts without its file. */
  clear(): void {
    this.#jobs.clear();
  }

  /** Closes its workers, which return their chunks. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#workers, (worker) => worker.close()));
  }

  #distribute(): void {
    for (const worker of this.#workers) {
      if (worker.isBusy) continue;
      const job = [...this.#jobs.values()].find(({ state }) => state.is === 'waiting');
      if (job) void this.#runJob(job, worker);
    }
  }

  async #runJob(job: Job, worker: MemoryWorker): Promise<void> {
    job.state = { is: 'active' };
    const state = await worker.take(job.chunk);
    if (state.is === 'lost' && ++job.lostWorkers < MAX_LOST_WORKERS) job.state = { is: 'waiting' };
    else job.state = state;
    this.#distribute();
  }
}

const idOf = ({ run, name }: Chunk): string => `${run}:${name}`;

/** A worker of a `MemoryQueue`. */
export class MemoryWorker implements Worker {
  readonly #abortController = new AbortController();
  readonly #death: Promise<ChunkState>;
  #resolveDeath: (state: ChunkState) => void = () => {};
  #current: Promise<ChunkState> | undefined;

  constructor(
    readonly work: ChunkHandler,
    /** Called when the worker takes no further chunk. */
    readonly onClose: () => void,
  ) {
    this.#death = new Promise((resolve) => {
      this.#resolveDeath = resolve;
    });
  }

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Works on a chunk; resolves to its new state. */
  take(chunk: Chunk): Promise<ChunkState> {
    this.#current = Promise.race([this.#runChunk(chunk), this.#death]).finally(() => {
      this.#current = undefined;
    });
    return this.#current;
  }

  async #runChunk(chunk: Chunk): Promise<ChunkState> {
    try {
      const rows = await this.work(chunk, this.#abortController.signal);
      return rows ? { is: 'done', rows } : { is: 'done' };
    } catch (error) {
      if (this.#abortController.signal.aborted) return { is: 'waiting' };
      return { is: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Kills the worker together with its chunk. */
  kill(): void {
    this.onClose();
    this.#resolveDeath({ is: 'lost' });
  }

  async close(patience = 0): Promise<void> {
    this.onClose();
    const timer = setTimeout(() => this.#abortController.abort(), patience);
    await this.#current;
    clearTimeout(timer);
  }
}
