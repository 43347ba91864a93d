import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { JobBatch } from './job-batch.js';
import { defaultMaxMemory, residentMegabytes } from './memory.js';
import { QueuedJob } from './queued-job.js';
import type { ResourceLimits } from './resource-limits.js';
import { createPool } from './thread-pool.js';

/** How many threads there are, and how they live. */
export interface RunnerOptions {
  /** How many jobs may run at once; by default as many as there are processors. A thread starts when a job needs it. */
  readonly threads?: number | undefined;
  /** A thread is replaced after about this many jobs, 5000 by default: an engine's memory only grows. */
  readonly jobsPerThread?: number | undefined;
  /** What memory a thread may take for JavaScript: one that needs more crashes, and is replaced. */
  readonly resourceLimits?: ResourceLimits | undefined;
  /**
   * Megabytes that the whole process may have in use, WebAssembly of engines included; by default `defaultMaxMemory(threads)`. Beyond it the job that has been at
   * work longest is killed, and its thread replaced.
   */
  readonly maxMemory?: number | undefined;
  /** How many megabytes are in use; by default what the system says of this process. */
  readonly usedMemory?: (() => number) | undefined;
}

/**
 * Quick jobs that wait are handed to a thread several at a time, since handing over takes about as long as the
 * quickest of them: as many as take this many milliseconds, going by the last ones, and never more than `MOST`.
 */
const TURN = 40;
const MOST = 64;

/** Milliseconds between two looks at the memory in use. */
const MEMORY_EVERY = 100;

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
  /** In the order in which they were handed in, those that continue others first. */
  #waiting: QueuedJob[] = [];
  /** Those that wait and those at work. */
  readonly #open = new Set<QueuedJob>();
  readonly #turns = new Set<JobBatch>();
  readonly #maxMemory: number;
  readonly #usedMemory: () => number;
  /** Looks at the memory while jobs are at work. */
  #memoryTimer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Milliseconds that a job took in the last turn. */
  #pace = Number.POSITIVE_INFINITY;

  constructor({
    threads = availableParallelism(),
    jobsPerThread = 5000,
    resourceLimits,
    maxMemory = defaultMaxMemory(threads),
    usedMemory = residentMegabytes,
  }: RunnerOptions = {}) {
    if (!Number.isInteger(threads) || threads < 1)
      throw new RangeError(`a runner needs one thread or more, not ${threads}`);
    this.#threads = threads;
    this.#jobsPerThread = jobsPerThread;
    this.#resourceLimits = resourceLimits;
    this.#maxMemory = maxMemory;
    this.#usedMemory = usedMemory;
  }

  /** Starts a thread before there is a job for it: it loads what it always needs meanwhile. */
  prepare(): void {
    if (!this.#closed && this.#started.length === 0) this.#idle.push(this.#begun());
  }

  /** Runs a job when a thread is free for it. Throws only what a listener throws; after `close` a job is `killed`. */
  async run<T extends Task>(job: Job<T>, options: RunOptions = {}): Promise<Outcome<T>> {
    const { signal } = options;
    const order = new QueuedJob(job, options);
    if (this.#closed || signal?.aborted) order.abort();
    else {
      signal?.addEventListener('abort', order.abort, { once: true });
      this.#open.add(order);
      this.#wait([order]);
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
      // What continues has taken long already: nothing is to wait behind it.
      const many = this.#waiting[0]!.options.continues ? 1 : Math.max(1, Math.min(share, quick));
      void this.#turn(this.#thread(), this.#waiting.splice(0, many));
    }
  }

  /** Lets orders wait: those that continue others before all that do not. */
  #wait(orders: readonly QueuedJob[], first = false): void {
    const isNew = ({ options }: QueuedJob) => !options.continues;
    const start = this.#waiting.findIndex(isNew);
    const end = start < 0 ? this.#waiting.length : start;
    this.#waiting.splice(first ? end : this.#waiting.length, 0, ...orders.filter(isNew));
    this.#waiting.splice(first ? 0 : end, 0, ...orders.filter((order) => !isNew(order)));
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
    const thread = createPool(this.#resourceLimits);
    // If it cannot be made, each of its jobs says so.
    thread.catch(() => {});
    this.#started.push(thread);
    return thread;
  }

  readonly #lookAtMemory = (): void => {
    const turns = [...this.#turns];
    // A thread that is being ended gives its memory back in a moment.
    if (turns.some(({ isOver }) => isOver) || this.#usedMemory() <= this.#maxMemory) return;
    const [longest] = turns.sort((a, b) => a.since - b.since);
    longest?.kill(`needs more than ${this.#maxMemory} MB`);
  };

  async #turn(thread: Promise<Tinypool>, orders: readonly QueuedJob[]): Promise<void> {
    const turn = new JobBatch(orders, this.#jobsPerThread);
    this.#turns.add(turn);
    this.#memoryTimer ??= setInterval(this.#lookAtMemory, MEMORY_EVERY);
    const start = performance.now();
    await turn.take(thread);
    const settled = orders.filter((order) => order.settled).length;
    this.#pace = (performance.now() - start) / Math.max(1, settled);
    // Who waits for an outcome may hand in a job that continues it.
    await new Promise((resolve) => setImmediate(resolve));
    this.#turns.delete(turn);
    if (this.#turns.size === 0) {
      clearInterval(this.#memoryTimer);
      this.#memoryTimer = undefined;
    }
    this.#idle.push(thread);
    this.#wait(
      orders.filter((order) => !order.settled),
      true,
    );
    this.#share();
  }
}
