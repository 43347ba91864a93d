import type { Chunk } from './chunk.js';
import type { ChunkHandler, ChunkState, Counts, Queue, Worker } from './queue.js';

interface Job {
  readonly chunk: Chunk;
  state: ChunkState;
  /** The number of workers that the chunk has killed. */
  lost: number;
}

/** Maximum number of workers that a chunk may kill. */
const DEATHS = 3;

/** A queue within one process. */
export class MemoryQueue implements Queue {
  readonly #jobs = new Map<string, Job>();
  readonly #workers = new Set<MemoryWorker>();

  async add(chunk: Chunk): Promise<void> {
    const id = idOf(chunk);
    if (!this.#jobs.has(id)) this.#jobs.set(id, { chunk, state: { is: 'waiting' }, lost: 0 });
    this.#share();
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
    const many = (state: ChunkState['is']) => all.filter(({ state: { is } }) => is === state).length;
    return { waiting: many('waiting'), active: many('active'), workers: this.#workers.size };
  }

  async work(work: ChunkHandler): Promise<MemoryWorker> {
    const worker = new MemoryWorker(work, () => this.#workers.delete(worker));
    this.#workers.add(worker);
    this.#share();
    return worker;
  }

  /** Loses all chunks, like a server that restarts without its file. */
  forget(): void {
    this.#jobs.clear();
  }

  /** Closes its workers, which return their chunks. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#workers, (worker) => worker.close()));
  }

  #share(): void {
    for (const worker of this.#workers) {
      if (worker.isBusy) continue;
      const job = [...this.#jobs.values()].find(({ state }) => state.is === 'waiting');
      if (job) void this.#take(job, worker);
    }
  }

  async #take(job: Job, worker: MemoryWorker): Promise<void> {
    job.state = { is: 'active' };
    const state = await worker.take(job.chunk);
    if (state.is === 'lost' && ++job.lost < DEATHS) job.state = { is: 'waiting' };
    else job.state = state;
    this.#share();
  }
}

const idOf = ({ run, name }: Chunk): string => `${run}:${name}`;

/** A worker of a `MemoryQueue`. */
export class MemoryWorker implements Worker {
  readonly #aborting = new AbortController();
  readonly #death: Promise<ChunkState>;
  #die: (state: ChunkState) => void = () => {};
  #atWork: Promise<ChunkState> | undefined;

  constructor(
    readonly work: ChunkHandler,
    /** Called when the worker takes no further chunk. */
    readonly leave: () => void,
  ) {
    this.#death = new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  get isBusy(): boolean {
    return this.#atWork !== undefined;
  }

  /** Works on a chunk; resolves to its new state. */
  take(chunk: Chunk): Promise<ChunkState> {
    this.#atWork = Promise.race([this.#state(chunk), this.#death]).finally(() => {
      this.#atWork = undefined;
    });
    return this.#atWork;
  }

  async #state(chunk: Chunk): Promise<ChunkState> {
    try {
      const rows = await this.work(chunk, this.#aborting.signal);
      return rows ? { is: 'done', rows } : { is: 'done' };
    } catch (error) {
      if (this.#aborting.signal.aborted) return { is: 'waiting' };
      return { is: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Kills the worker together with its chunk. */
  kill(): void {
    this.leave();
    this.#die({ is: 'lost' });
  }

  async close(patience = 0): Promise<void> {
    this.leave();
    const timer = setTimeout(() => this.#aborting.abort(), patience);
    await this.#atWork;
    clearTimeout(timer);
  }
}
