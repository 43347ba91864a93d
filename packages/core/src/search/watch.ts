import type { UnknownReason } from '../engine.js';
import type { Trace } from './trace.js';

/** How far a task has come. */
export interface Progress {
  /** Verified answers so far. */
  readonly answers: number;
  /** Proposals of the engine that broke a lazy rule, and the clauses that forbid them. */
  readonly rounds: number;
  readonly cuts: number;
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
}

/** A pause this often (in milliseconds) lets events in; engines block the thread. */
const PAUSE_EVERY = 50;

/** Steps of the search that goes before an engine: some tenths of a microsecond each. */
const SEARCH_STEPS = 10_000;

/** Watches over one task: its deadline, its signal, its progress. */
export class Watch {
  /** In milliseconds as of `Date.now()`. */
  readonly deadline: number | undefined;
  /** What each call of the engine may take. */
  readonly conflicts: number | undefined;
  /** What the search before an engine is opened may take. */
  readonly searchSteps: number;
  readonly #options: TaskOptions;
  readonly #start = Date.now();
  #paused: number;
  #progress = { answers: 0, rounds: 0, cuts: 0 };

  /** `before`: the watch over what was done just before, if no events were let in since. */
  constructor(options: TaskOptions, before?: Watch) {
    this.#options = options;
    this.#paused = before ? before.#paused : performance.now();
    const { timeout = Number.POSITIVE_INFINITY, conflicts, searchSteps = SEARCH_STEPS } = options;
    this.conflicts = conflicts;
    this.searchSteps = searchSteps;
    this.deadline = timeout < Number.POSITIVE_INFINITY ? this.#start + timeout : undefined;
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
  limits(most = Number.POSITIVE_INFINITY): Pick<TaskOptions, 'signal' | 'timeout'> {
    const left = (this.deadline ?? Number.POSITIVE_INFINITY) - Date.now();
    return { signal: this.#options.signal, timeout: Math.max(1, Math.min(most, left)) };
  }

  /** Lets events in now and then; says why the task must stop, if it must. */
  async pause(): Promise<UnknownReason | undefined> {
    const { signal, onProgress } = this.#options;
    if ((signal || onProgress) && performance.now() - this.#paused > PAUSE_EVERY) {
      await new Promise((resolve) => setTimeout(resolve));
      this.#paused = performance.now();
    }
    if (signal?.aborted) return 'aborted';
    if (this.deadline !== undefined && Date.now() >= this.deadline) return 'time limit';
    return undefined;
  }
}
