import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { JobBatch } from './job-batch.js';
import { defaultMaxMemory, residentMegabytes } from './memory.js';
import { QueuedJob } from './queued-job.js';
import type { ResourceLimits } from './resource-limits.js';
import { keepThread, takeOrCreatePool } from './thread-pool.js';

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
const BATCH_MS = 40;
const MAX_BATCH_JOBS = 64;

/** Milliseconds between two memory checks. */
const MEMORY_CHECK_INTERVAL_MS = 100;

let maxIdleThreads = 0;

/**
 * Keeps up to this many idle threads of closed runners, which later runners of the process take over with the modules that are loaded in
 * them. By default, a closed runner ends its threads.
 */
export function keepThreads(most: number): void {
  maxIdleThreads = most;
}

/**
 * A pool of worker threads that stay warm between jobs. There are never more threads than parallel jobs. A killed or
 * crashed thread is replaced.
 */
export class Runner {
  /** All started threads, and the idle ones among them. */
  readonly #startedThreads: Promise<Tinypool>[] = [];
  readonly #idleThreads: Promise<Tinypool>[] = [];
  readonly #threads: number;
  readonly #jobsPerThread: number;
  readonly #resourceLimits: ResourceLimits | undefined;
  /** Waiting jobs in order of arrival; jobs that continue others are first. */
  #waiting: QueuedJob[] = [];
  /** Waiting and running jobs. */
  readonly #openJobs = new Set<QueuedJob>();
  readonly #batches = new Map<JobBatch, Promise<void>>();
  readonly #maxMemory: number;
  readonly #usedMemory: () => number;
  /** Checks the memory while jobs run. */
  #memoryTimer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Milliseconds per job in the last batch. */
  #msPerJob = Number.POSITIVE_INFINITY;

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
    if (!this.#isClosed && this.#startedThreads.length === 0) this.#idleThreads.push(this.#startThread());
  }

  /** Runs a job when a thread is free. Throws only errors of callbacks; after `close` a job is `aborted`. */
  async run<T extends Task>(job: Job<T>, options: RunOptions = {}): Promise<Outcome<T>> {
    const { signal } = options;
    const queued = new QueuedJob(job, options);
    if (this.#isClosed || signal?.aborted) queued.abort();
    else {
      signal?.addEventListener('abort', queued.abort, { once: true });
      this.#openJobs.add(queued);
      this.#enqueue([queued]);
      this.#distribute();
    }
    try {
      return (await queued.outcome) as Outcome<T>;
    } finally {
      signal?.removeEventListener('abort', queued.abort);
      this.#openJobs.delete(queued);
    }
  }

  /** Ends all threads, unless `keepThreads` keeps them. Running and waiting jobs end as `unknown` with the reason `aborted`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#openJobs) job.abort();
    const keeps = maxIdleThreads > 0 && !this.#resourceLimits;
    if (keeps) await Promise.all([...this.#batches].flatMap(([batch, end]) => (batch.isDone ? [end] : [])));
    // A batch that ends its thread later would have it replaced.
    for (const batch of this.#batches.keys()) batch.end();
    const idle = keeps ? this.#idleThreads.splice(0) : [];
    await Promise.all(
      this.#startedThreads.map(async (one) => {
        const thread = await one.catch(() => undefined);
        if (thread && !(idle.includes(one) && keepThread(thread, maxIdleThreads))) await thread.destroy();
      }),
    );
  }

  /** Distributes the waiting jobs to idle and new threads. */
  #distribute(): void {
    if (this.#freeThreads === 0) return;
    this.#waiting = this.#waiting.filter(({ isSettled }) => !isSettled);
    while (this.#freeThreads > 0 && this.#waiting.length > this.#aboutToIdle) {
      // Half of an equal share if there are several threads, so that few jobs wait behind a slow one.
      const share = Math.ceil(this.#waiting.length / this.#threads / (this.#threads > 1 ? 2 : 1));
      const quick = Math.min(MAX_BATCH_JOBS, Math.floor(BATCH_MS / this.#msPerJob));
      // A continued job has taken long already: no other job should wait behind it.
      const many = this.#waiting[0]!.options.continues ? 1 : Math.max(1, Math.min(share, quick));
      this.#startBatch(this.#takeThread(), this.#waiting.splice(0, many));
    }
  }

  /** Adds jobs to the queue; jobs that continue others go ahead of those that do not. */
  #enqueue(jobs: readonly QueuedJob[], first = false): void {
    const isNew = ({ options }: QueuedJob) => !options.continues;
    const start = this.#waiting.findIndex(isNew);
    const end = start < 0 ? this.#waiting.length : start;
    this.#waiting.splice(first ? end : this.#waiting.length, 0, ...jobs.filter(isNew));
    this.#waiting.splice(first ? 0 : end, 0, ...jobs.filter((job) => !isNew(job)));
  }

  /** The number of threads about to become idle; 0 if a thread is idle already. */
  get #aboutToIdle(): number {
    return this.#idleThreads.length > 0 ? 0 : [...this.#batches.keys()].filter(({ isOver }) => isOver).length;
  }

  /** The number of threads that could start a batch. */
  get #freeThreads(): number {
    return this.#threads - this.#startedThreads.length + this.#idleThreads.length;
  }

  /** An idle thread, or a new one. */
  #takeThread(): Promise<Tinypool> {
    return this.#idleThreads.pop() ?? this.#startThread();
  }

  /** Starts a thread. */
  #startThread(): Promise<Tinypool> {
    const thread = takeOrCreatePool(this.#resourceLimits);
    // If the thread cannot start, each of its jobs reports the error.
    thread.catch(() => {});
    this.#startedThreads.push(thread);
    return thread;
  }

  readonly #checkMemory = (): void => {
    const batches = [...this.#batches.keys()];
    // A thread that is being ended frees its memory soon.
    if (batches.some(({ isOver }) => isOver) || this.#usedMemory() <= this.#maxMemory) return;
    const [longest] = batches.sort((a, b) => a.startTime - b.startTime);
    longest?.kill(`needs more than ${this.#maxMemory} MB`);
  };

  #startBatch(thread: Promise<Tinypool>, jobs: readonly QueuedJob[]): void {
    const batch = new JobBatch(jobs, this.#jobsPerThread);
    this.#batches.set(batch, this.#runBatch(batch, thread));
  }

  async #runBatch(batch: JobBatch, thread: Promise<Tinypool>): Promise<void> {
    const { jobs } = batch;
    this.#memoryTimer ??= setInterval(this.#checkMemory, MEMORY_CHECK_INTERVAL_MS);
    const start = performance.now();
    await batch.run(thread);
    const settled = jobs.filter((job) => job.isSettled).length;
    this.#msPerJob = (performance.now() - start) / Math.max(1, settled);
    // A caller that awaits an outcome may add a job that continues it.
    await new Promise((resolve) => setImmediate(resolve));
    this.#batches.delete(batch);
    if (this.#batches.size === 0) {
      clearInterval(this.#memoryTimer);
      this.#memoryTimer = undefined;
    }
    this.#idleThreads.push(thread);
    this.#enqueue(
      jobs.filter((job) => !job.isSettled),
      true,
    );
    this.#distribute();
  }
}
