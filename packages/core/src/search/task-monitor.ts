import { Undecided, withLimits } from '../checkpoint.js';
import type { UnknownReason } from '../engine.js';
import type { Trace } from './trace.js';

/** How far a task has come. */
export interface Progress {
  /** Verified answers so far. */
  readonly answers: number;
  /** Proposals of the engine that broke a lazy rule, and the clauses that forbid them. */
  readonly rounds: number;
  readonly cuts: number;
  /** Conflicts that the engine has met in slices of a long call: a measure of work that is the same on every machine. */
  readonly conflicts: number;
  /** Milliseconds since the task began. */
  readonly elapsed: number;
}

/** What every task takes. */
export interface TaskOptions {
  /** Milliseconds after which the task stops with `unknown`, reason `time limit`. */
  readonly timeout?: number | undefined;
  /**
   * A call of the engine that takes more conflicts than this stops the task with `unknown`, reason `conflict limit`: at the same
   * point on every machine, however fast.
   */
  readonly conflicts?: number | undefined;
  /**
   * How many steps a small search may take before an engine is asked for what it has not decided: the same on every
   * machine. 0: an engine is asked at once. By default, as many as take some milliseconds.
   */
  readonly searchSteps?: number | undefined;
  /** Stops the task between two calls of the engine, with `unknown`, reason `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Called between calls of the engine. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Takes all that the task does, as it does it: to see where time goes. */
  readonly onTrace?: Trace | undefined;
  /** The task stops with `unknown`, reason `needs more than 2048 MB`, where more is in use. */
  readonly memory?: MemoryLimit | undefined;
  /** The clock in milliseconds, `Date.now` by default. Calls of engines have no time limit by another clock than that. */
  readonly now?: (() => number) | undefined;
}

/** How much memory may be in use while a task is at work. */
export interface MemoryLimit {
  /** Megabytes. */
  readonly max: number;
  /** How many megabytes are in use; asked some times a second. */
  used(): number;
}

/** A pause this often (in milliseconds) lets events in; engines block the thread. */
const PAUSE_EVERY = 50;

/** Milliseconds between two measurements of the memory, which take some tens of microseconds. */
const MEMORY_EVERY = 20;

/** Steps of the search that goes before an engine: some tenths of a microsecond each. */
const SEARCH_STEPS = 10_000;

/** Watches over one task: its deadline, its signal, its progress. */
export class TaskMonitor {
  /** The end for calls of an engine, in milliseconds as of `Date.now()`. */
  readonly deadline: number | undefined;
  /** The end of the task, in milliseconds as of its clock. */
  readonly #end: number;
  /** When the memory was measured last, in milliseconds as of the task's clock. */
  #measured = Number.NEGATIVE_INFINITY;
  /** What each call of the engine may take. */
  readonly conflicts: number | undefined;
  /** What the search before an engine is opened may take. */
  readonly searchSteps: number;
  readonly #options: TaskOptions;
  readonly #start = Date.now();
  #paused: number;
  #progress = { answers: 0, rounds: 0, cuts: 0, conflicts: 0 };

  /** `before`: the watch over what was done just before, if no events were let in since. */
  constructor(options: TaskOptions, before?: TaskMonitor) {
    this.#options = options;
    this.#paused = before ? before.#paused : performance.now();
    const { timeout = Number.POSITIVE_INFINITY, conflicts, searchSteps = SEARCH_STEPS, now } = options;
    this.conflicts = conflicts;
    this.searchSteps = searchSteps;
    this.deadline = timeout < Number.POSITIVE_INFINITY && !now ? this.#start + timeout : undefined;
    this.#end = this.#now() + timeout;
  }

  /** Takes what happens, if somebody asked for it. */
  get trace(): Trace | undefined {
    return this.#options.onTrace;
  }

  /** Reports how far the task is, if somebody asked for it. */
  report(news: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...news };
    this.#options.onProgress?.({ ...this.#progress, elapsed: Date.now() - this.#start });
  }

  /** For a task that is a part of this one: the rest of the time, and at most this many milliseconds. */
  limits(most = Number.POSITIVE_INFINITY): Pick<TaskOptions, 'signal' | 'timeout' | 'memory' | 'now'> {
    const { signal, memory, now } = this.#options;
    const left = this.#end - this.#now();
    return { signal, memory, now, timeout: Math.max(1, Math.min(most, left)) };
  }

  /** Why the task must stop, if it must. */
  get stopped(): UnknownReason | undefined {
    const { signal, memory } = this.#options;
    if (signal?.aborted) return 'aborted';
    if (this.#end < Number.POSITIVE_INFINITY && this.#now() >= this.#end) return 'time limit';
    return memory && this.#exceeds(memory) ? `needs more than ${memory.max} MB` : undefined;
  }

  /** Throws `Undecided` where the task must stop. */
  readonly check = (): void => {
    const { stopped } = this;
    if (stopped) throw new Undecided(stopped);
  };

  /** Runs work without a pause: its loops look at the limits of this task (`checkpoint`). Throws `Undecided` where it must stop. */
  run<T>(work: () => T): T {
    return withLimits(this.check, work);
  }

  /** Lets events in now and then; says why the task must stop, if it must. */
  async pause(): Promise<UnknownReason | undefined> {
    const { signal, onProgress } = this.#options;
    if ((signal || onProgress) && performance.now() - this.#paused > PAUSE_EVERY) {
      await new Promise((resolve) => setTimeout(resolve));
      this.#paused = performance.now();
    }
    return this.stopped;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #exceeds({ max, used }: MemoryLimit): boolean {
    const now = this.#now();
    if (now - this.#measured < MEMORY_EVERY) return false;
    this.#measured = now;
    return used() > max;
  }
}
