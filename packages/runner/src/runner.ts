import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { Order } from './order.js';
import { Turn } from './turn.js';

/** How many threads there are, and how they live. */
export interface RunnerOptions {
  /** How many jobs may run at once; as many as there are processors unless said. */
  readonly threads?: number | undefined;
  /** A thread is replaced after about so many jobs, 5000 unless said: an engine's memory only grows. */
  readonly jobsPerThread?: number | undefined;
}

/**
 * Quick jobs that wait are handed to a thread several at a time, since handing over takes about as long as the
 * quickest of them: as many as take so many milliseconds, going by the last ones, and never more than `MOST`.
 */
const TURN = 40;
const MOST = 16;

/** A pool of worker threads that stay warm between jobs. A killed or crashed thread is replaced. */
export class Runner {
  readonly #pool: Promise<Tinypool>;
  readonly #threads: number;
  readonly #jobsPerThread: number;
  /** In the order in which they were handed in. */
  #waiting: Order[] = [];
  /** Those that wait and those at work. */
  readonly #open = new Set<Order>();
  readonly #turns = new Set<Turn>();
  #idle: number;
  #closed = false;
  /** Milliseconds that a job took in the last turn. */
  #pace = Number.POSITIVE_INFINITY;

  constructor({ threads = availableParallelism(), jobsPerThread = 5000 }: RunnerOptions = {}) {
    if (!(threads >= 1)) throw new RangeError(`a runner needs at least one thread, not ${threads}`);
    this.#threads = threads;
    this.#idle = threads;
    this.#jobsPerThread = jobsPerThread;
    this.#pool = poolOf(threads);
    // If it cannot be made, each job says so.
    this.#pool.catch(() => {});
  }

  /** Runs a job when a thread is free for it. Throws only what a listener throws; after `close` a job is `killed`. */
  async run<T extends Task>(job: Job<T>, options: RunOptions = {}): Promise<Outcome<T>> {
    const { signal } = options;
    const order = new Order(job, options);
    if (this.#closed || signal?.aborted) order.abort();
    else {
      signal?.addEventListener('abort', order.abort, { once: true });
      this.#open.add(order);
      this.#waiting.push(order);
      this.#share();
    }
    try {
      return (await order.outcome) as Outcome<T>;
    } finally {
      signal?.removeEventListener('abort', order.abort);
      this.#open.delete(order);
    }
  }

  /** Ends all threads. Jobs at work or waiting are `killed`, reason `aborted`. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const order of this.#open) order.abort();
    // A turn that ended its thread later would have it replaced.
    for (const turn of this.#turns) turn.end();
    const pool = await this.#pool.catch(() => undefined);
    await pool?.destroy();
  }

  /** Gives each thread that has nothing to do its share of what waits. */
  #share(): void {
    if (this.#idle === 0) return;
    this.#waiting = this.#waiting.filter(({ settled }) => !settled);
    while (this.#idle > 0 && this.#waiting.length > 0) {
      this.#idle--;
      // Half of what would be fair, if there are others: what is held behind a slow job is then little.
      const share = Math.ceil(this.#waiting.length / this.#threads / (this.#threads > 1 ? 2 : 1));
      const quick = Math.min(MOST, Math.floor(TURN / this.#pace));
      void this.#turn(this.#waiting.splice(0, Math.max(1, Math.min(share, quick))));
    }
  }

  async #turn(orders: readonly Order[]): Promise<void> {
    const turn = new Turn(orders, this.#jobsPerThread);
    this.#turns.add(turn);
    const start = performance.now();
    await turn.take(this.#pool);
    this.#pace = (performance.now() - start) / orders.length;
    this.#turns.delete(turn);
    this.#idle++;
    this.#waiting.unshift(...orders);
    this.#share();
  }
}

/** A pool of so many threads. Its package is loaded only here: a program that does its jobs in its own thread needs none. */
async function poolOf(threads: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    // This path holds from the sources and from the build. Threads load built packages, whatever conditions or
    // loaders this process was started with.
    filename: fileURLToPath(new URL('../dist/worker.js', import.meta.url)),
    execArgv: [],
    runtime: 'worker_threads',
    // With fewer, a job that waits behind a killed one would wait for ever: the pool only keeps up its minimum.
    minThreads: threads,
    maxThreads: threads,
  });
  // A thread that falls between two jobs is replaced, and there is nobody to tell.
  pool.on('error', () => {});
  return pool;
}
