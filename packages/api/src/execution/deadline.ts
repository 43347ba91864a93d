import { runWithTimeout, TimeoutError } from './run-with-timeout.js';

/** A puzzle takes longer than it may in what this thread does with it. */
export class TimeLimitError extends Error {
  override readonly name = 'OutOfTime';

  constructor() {
    super("don't know: time limit");
  }
}

/** Milliseconds beyond the limit in which what was found is shown; there are this many, whenever the showing begins. */
const TELLING = 250;
const LEAST = 100;

/** How long a command may take for its only puzzle, from when its text is there to the last word about it. */
export class Deadline {
  #end = Number.POSITIVE_INFINITY;

  /** In milliseconds; without a number there is no limit. */
  constructor(readonly limit: number | undefined) {
    this.begin();
  }

  /** Counts from now on: typing or sending a text may take as long as it takes. */
  begin(): void {
    this.#end = performance.now() + (this.limit ?? Number.POSITIVE_INFINITY);
  }

  /** Milliseconds that are left for a task; undefined where there is no limit. */
  get left(): number | undefined {
    return this.limit && Math.max(1, Math.round(this.#end - performance.now()));
  }

  /**
   * Works in this thread, and throws `TimeLimitError` where that takes too long, even if a puzzle type never returns: to write
   * down or to draw a large board can take longer than to solve it.
   */
  run<T>(work: () => T, beyond = TELLING): T {
    if (this.limit === undefined) return work();
    const timeout = Math.max(LEAST, Math.round(this.#end + beyond - performance.now()));
    try {
      return runWithTimeout(timeout, work);
    } catch (error) {
      throw error instanceof TimeoutError ? new TimeLimitError() : error;
    }
  }
}
