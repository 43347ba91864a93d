import { UndecidedError, withLimits } from '../checkpoint.js';
import type { UnknownReason } from '../engine.js';
import type { Trace } from './trace.js';

/** Progress of a task. */
export interface TaskProgress {
  /** Verified answers so far. */
  readonly answers: number;
  /** Proposals of the engine that violated a lazy constraint, and the clauses that exclude them. */
  readonly rounds: number;
  readonly cuts: number;
  /** Conflicts of the engine in slices of a long call, a measure of work that is equal on every machine. */
  readonly conflicts: number;
  /** Milliseconds since the start of the task. */
  readonly elapsed: number;
}

/** Options of every task. */
export interface TaskOptions {
  /** Milliseconds after which the task stops with `unknown`, reason `time limit`. */
  readonly timeout?: number | undefined;
  /**
   * Maximum number of conflicts per engine call; the task then stops with `unknown`, reason `conflict limit`, at the same point on every
   * machine.
   */
  readonly conflicts?: number | undefined;
  /**
   * Maximum number of steps of the small search before an engine is used, equal on every machine; 0 uses the engine directly. The default
   * takes some milliseconds.
   */
  readonly searchSteps?: number | undefined;
  /** Stops the task between two engine calls, with `unknown`, reason `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Called between engine calls. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
  /** Receives all events of the task, to analyse its time. */
  readonly onTrace?: Trace | undefined;
  /** Maximum memory; above it the task stops with `unknown`, reason `needs more than 2048 MB`. */
  readonly memory?: MemoryLimit | undefined;
  /** Clock in milliseconds, `Date.now` by default. Engine calls have no time limit with another clock. */
  readonly now?: (() => number) | undefined;
}

/** Memory limit of a task. */
export interface MemoryLimit {
  /** Maximum in megabytes. */
  readonly max: number;
  /** Returns the used megabytes; called several times per second. */
  used(): number;
}

/** Interval of pauses for the event loop, in milliseconds; engines block the thread. */
const PAUSE_EVERY = 50;

/** Interval of memory measurements in milliseconds; each takes some tens of microseconds. */
const MEMORY_EVERY = 20;

/** Default steps of the small search, some tenths of a microsecond each. */
const SEARCH_STEPS = 10_000;

/** Monitors one task: its deadline, signal and progress. */
export class TaskMonitor {
  /** Deadline of engine calls, in milliseconds like `Date.now()`. */
  readonly deadline: number | undefined;
  /** Deadline of the task, in milliseconds of its clock. */
  readonly #end: number;
  /** Time of the last memory measurement, in milliseconds of the task's clock. */
  #measured = Number.NEGATIVE_INFINITY;
  /** Maximum number of conflicts per engine call. */
  readonly conflicts: number | undefined;
  /** Maximum number of steps of the small search. */
  readonly searchSteps: number;
  readonly #options: TaskOptions;
  readonly #start = Date.now();
  #paused: number;
  #progress = { answers: 0, rounds: 0, cuts: 0, conflicts: 0 };

  /** `before`: monitor of the previous task, if no events were processed since. */
  constructor(options: TaskOptions, before?: TaskMonitor) {
    this.#options = options;
    this.#paused = before ? before.#paused : performance.now();
    const { timeout = Number.POSITIVE_INFINITY, conflicts, searchSteps = SEARCH_STEPS, now } = options;
    this.conflicts = conflicts;
    this.searchSteps = searchSteps;
    this.deadline = timeout < Number.POSITIVE_INFINITY && !now ? this.#start + timeout : undefined;
    this.#end = this.#now() + timeout;
  }

  /** Receiver of trace events; undefined if there is none. */
  get trace(): Trace | undefined {
    return this.#options.onTrace;
  }

  /** Reports progress, if requested. */
  report(changes: Partial<TaskProgress>): void {
    this.#progress = { ...this.#progress, ...changes };
    this.#options.onProgress?.({ ...this.#progress, elapsed: Date.now() - this.#start });
  }

  /** Limits of a subtask: the remaining time, at most `most` milliseconds. */
  limits(most = Number.POSITIVE_INFINITY): Pick<TaskOptions, 'signal' | 'timeout' | 'memory' | 'now'> {
    const { signal, memory, now } = this.#options;
    const left = this.#end - this.#now();
    return { signal, memory, now, timeout: Math.max(1, Math.min(most, left)) };
  }

  /** Reason why the task must stop; undefined if it may continue. */
  get stopped(): UnknownReason | undefined {
    const { signal, memory } = this.#options;
    if (signal?.aborted) return 'aborted';
    if (this.#end < Number.POSITIVE_INFINITY && this.#now() >= this.#end) return 'time limit';
    return memory && this.#exceeds(memory) ? `needs more than ${memory.max} MB` : undefined;
  }

  /** Throws `Undecided` if the task must stop. */
  readonly check = (): void => {
    const { stopped } = this;
    if (stopped) throw new UndecidedError(stopped);
  };

  /**
   * Runs synchronous work whose loops check the limits of this task (`checkpoint`).
   * @throws {UndecidedError} if the task must stop
   */
  run<T>(work: () => T): T {
    return withLimits(this.check, work);
  }

  /** Yields to the event loop at intervals; returns why the task must stop, or undefined. */
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
