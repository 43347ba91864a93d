import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { JobBatch } from './job-batch.js';
import { defaultMaxMemory, residentMegabytes } from './memory.js';
import { QueuedJob } from './queued-job.js';
import type { ResourceLimits } from './resource-limits.js';
import { createPool } from './thread-pool.js';

/** Options of a runner. */
export interface RunnerOptions {
  /** Maximum number of parallel jobs; by default the number of processors. A thread starts when a job needs it. */
  readonly threads?: number | undefined;
  /** A thread is replaced after about this many jobs, by default 5000: the memory of an engine only grows. */
  readonly jobsPerThread?: number | undefined;
  /** Limits of a thread's JavaScript memory: a thread that exceeds them crashes and is replaced. */
  readonly resourceLimits?: ResourceLimits | undefined;
  /**
   * Megabytes that the whole process may use, including WebAssembly of engines; by default `defaultMaxMemory(threads)`.
   * Beyond that, the longest running job is killed and its thread replaced.
   */
  readonly maxMemory?: number | undefined;
  /** Returns the megabytes in use; by default the resident set of this process. */
  readonly usedMemory?: (() => number) | undefined;
}

/**
 * Quick waiting jobs are sent to a thread several at a time, since sending takes about as long as the quickest jobs: as
 * many jobs as take this many milliseconds at the current pace, and at most `MAX_BATCH_JOBS`.
 */
const TURN = 40;
const MOST = 64;

/** Milliseconds between two memory checks. */
const MEMORY_EVERY = 100;

/**
 * A pool of worker threads that stay warm between jobs. There are never more threads than parallel jobs. A killed or
 * crashed thread is replaced.
 */
export class Runner {
  /** All started threads, and the idle ones among them. */
  readonly #started: Promise<Tinypool>[] = [];
  readonly #idle: Promise<Tinypool>[] = [];
  readonly #threads: number;
  readonly #jobsPerThread: number;
  readonly #resourceLimits: ResourceLimits | undefined;
  /** Waiting jobs in order of arrival; jobs that continue others are first. */
  #waiting: QueuedJob[] = [];
  /** Waiting and running jobs. */
  readonly #open = new Set<QueuedJob>();
  readonly #turns = new Set<JobBatch>();
  readonly #maxMemory: number;
  readonly #usedMemory: () => number;
  /** Checks the memory while jobs run. */
  #memoryTimer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Milliseconds per job in the last batch. */
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

  /** Starts a thread in advance, so that it loads its modules before the first job. */
  prepare(): void {
    if (!this.#closed && this.#started.length === 0) this.#idle.push(this.#begun());
  }

  /** Runs a job when a thread is free. Throws only errors of callbacks; after `close` a job ends as `killed`. */
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

  /** Ends all threads. Running and waiting jobs end as `killed` with the reason `aborted`. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const order of this.#open) order.abort();
    // A batch that ends its thread later would have it replaced.
    for (const turn of this.#turns) turn.end();
    await Promise.all(
      this.#started.map(async (one) => {
        const thread = await one.catch(() => undefined);
        await thread?.destroy();
      }),
    );
  }

  /** Distributes the waiting jobs to idle and new threads. */
  #share(): void {
    if (this.#free === 0) return;
    this.#waiting = this.#waiting.filter(({ settled }) => !settled);
    while (this.#free > 0 && this.#waiting.length > this.#ending) {
      // Half of an equal share if there are several threads, so that few jobs wait behind a slow one.
      const share = Math.ceil(this.#waiting.length / this.#threads / (this.#threads > 1 ? 2 : 1));
      const quick = Math.min(MOST, Math.floor(TURN / this.#pace));
      // A continued job has taken long already: no other job should wait behind it.
      const many = this.#waiting[0]!.options.continues ? 1 : Math.max(1, Math.min(share, quick));
      void this.#turn(this.#thread(), this.#waiting.splice(0, many));
    }
  }

  /** Adds jobs to the queue; jobs that continue others go ahead of those that do not. */
  #wait(orders: readonly QueuedJob[], first = false): void {
    const isNew = ({ options }: QueuedJob) => !options.continues;
    const start = this.#waiting.findIndex(isNew);
    const end = start < 0 ? this.#waiting.length : start;
    this.#waiting.splice(first ? end : this.#waiting.length, 0, ...orders.filter(isNew));
    this.#waiting.splice(first ? 0 : end, 0, ...orders.filter((order) => !isNew(order)));
  }

  /** The number of threads about to become idle; 0 if a thread is idle already. */
  get #ending(): number {
    return this.#idle.length > 0 ? 0 : [...this.#turns].filter(({ isOver }) => isOver).length;
  }

  /** The number of threads that could start a batch. */
  get #free(): number {
    return this.#threads - this.#started.length + this.#idle.length;
  }

  /** An idle thread, or a new one. */
  #thread(): Promise<Tinypool> {
    return this.#idle.pop() ?? this.#begun();
  }

  /** Starts a thread. */
  #begun(): Promise<Tinypool> {
    const thread = createPool(this.#resourceLimits);
    // If the thread cannot start, each of its jobs reports the error.
    thread.catch(() => {});
    this.#started.push(thread);
    return thread;
  }

  readonly #lookAtMemory = (): void => {
    const turns = [...this.#turns];
    // A thread that is being ended frees its memory soon.
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
    // A caller that awaits an outcome may add a job that continues it.
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
