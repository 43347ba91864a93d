import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import type { Job, LateFault, Outcome, RunOptions, Task } from './job.js';
import { Order } from './order.js';
import type { ResourceLimits } from './resource-limits.js';
import { oneThread } from './thread.js';
import { Turn } from './turn.js';

/** How many threads there are, and how they live. */
export interface RunnerOptions {
  /** How many jobs may run at once; by default as many as there are processors. A thread starts when a job needs it. */
  readonly threads?: number | undefined;
  /** A thread is replaced after about this many jobs, 5000 by default: an engine's memory only grows. */
  readonly jobsPerThread?: number | undefined;
  /** What memory a thread may take for JavaScript: one that needs more crashes, and is replaced. */
  readonly resourceLimits?: ResourceLimits | undefined;
  /** Called with what puzzle types and engines throw when no job waits for it any more; by default it is dropped. */
  readonly onLate?: ((fault: LateFault) => void) | undefined;
}

/**
 * Quick jobs that wait are handed to a thread several at a time, since handing over takes about as long as the
 * quickest of them: as many as take this many milliseconds, going by the last ones, and never more than `MOST`.
 */
const TURN = 40;
const MOST = 64;

/**
 * Worker threads that stay warm between jobs. There are never more than jobs that were to run at once. A killed or crashed
 * thread is replaced.
 */
export class Runner {
  /** All that were started, and those of them that have nothing to do. */
  readonly #started: Promise<Tinypool>[] = [];
  readonly #idle: Promise<Tinypool>[] = [];
  readonly #threads: number;
  readonly #jobsPerThread: number;
  readonly #resourceLimits: ResourceLimits | undefined;
  readonly #onLate: ((fault: LateFault) => void) | undefined;
  /** In the order in which they were handed in. */
  #waiting: Order[] = [];
  /** Those that wait and those at work. */
  readonly #open = new Set<Order>();
  readonly #turns = new Set<Turn>();
  #closed = false;
  /** Milliseconds that a job took in the last turn. */
  #pace = Number.POSITIVE_INFINITY;

  constructor({
    threads = availableParallelism(),
    jobsPerThread = 5000,
    resourceLimits,
    onLate,
  }: RunnerOptions = {}) {
    if (!Number.isInteger(threads) || threads < 1)
      throw new RangeError(`a runner needs one thread or more, not ${threads}`);
    this.#threads = threads;
    this.#jobsPerThread = jobsPerThread;
    this.#resourceLimits = resourceLimits;
    this.#onLate = onLate;
  }

  /** Starts a thread before there is a job for it: it loads what it always needs meanwhile. */
  prepare(): void {
    if (!this.#closed && this.#started.length === 0) this.#idle.push(this.#begun());
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
    await Promise.all(
      this.#started.map(async (one) => {
        const thread = await one.catch(() => undefined);
        await thread?.destroy();
      }),
    );
  }

  /** Gives each thread that has nothing to do, or is not started yet, its share of what waits. */
  #share(): void {
    if (this.#free === 0) return;
    this.#waiting = this.#waiting.filter(({ settled }) => !settled);
    while (this.#free > 0 && this.#waiting.length > this.#ending) {
      // Half of what would be fair, if there are others: what is held behind a slow job is then little.
      const share = Math.ceil(this.#waiting.length / this.#threads / (this.#threads > 1 ? 2 : 1));
      const quick = Math.min(MOST, Math.floor(TURN / this.#pace));
      void this.#turn(this.#thread(), this.#waiting.splice(0, Math.max(1, Math.min(share, quick))));
    }
  }

  /** How many threads will have nothing to do in a moment; where one has nothing to do already, that does not matter. */
  get #ending(): number {
    return this.#idle.length > 0 ? 0 : [...this.#turns].filter(({ isOver }) => isOver).length;
  }

  /** How many threads could begin something. */
  get #free(): number {
    return this.#threads - this.#started.length + this.#idle.length;
  }

  /** One that has nothing to do, else a new one. */
  #thread(): Promise<Tinypool> {
    return this.#idle.pop() ?? this.#begun();
  }

  /** A new one. */
  #begun(): Promise<Tinypool> {
    const thread = oneThread(this.#resourceLimits);
    // If it cannot be made, each of its jobs says so.
    thread.catch(() => {});
    this.#started.push(thread);
    return thread;
  }

  async #turn(thread: Promise<Tinypool>, orders: readonly Order[]): Promise<void> {
    const turn = new Turn(orders, this.#jobsPerThread, this.#onLate);
    this.#turns.add(turn);
    const start = performance.now();
    await turn.take(thread);
    this.#pace = (performance.now() - start) / orders.length;
    this.#turns.delete(turn);
    this.#idle.push(thread);
    this.#waiting.unshift(...orders);
    this.#share();
  }
}
