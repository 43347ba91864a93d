import { runWithTimeout, TimeoutError } from './run-with-timeout.js';

/** Thrown when work in this thread exceeds the time limit of a puzzle. */
export class TimeLimitError extends Error {
  override readonly name = 'OutOfTime';

  constructor() {
    super("don't know: time limit");
  }
}

/** Milliseconds beyond the limit for formatting and drawing a result. */
const OUTPUT_GRACE_MS = 250;
const MIN_WORK_MS = 100;

/** The time limit of a request for one puzzle, from the arrival of its text to the last line of output. */
export class Deadline {
  #endTime = Number.POSITIVE_INFINITY;

  /** `limit` in milliseconds; undefined: no limit. */
  constructor(readonly limit: number | undefined) {
    this.begin();
  }

  /** Restarts the limit now, so that the time to type or send a text does not count. */
  begin(): void {
    this.#endTime = performance.now() + (this.limit ?? Number.POSITIVE_INFINITY);
  }

  /** Milliseconds that remain for a task, at least 1; undefined if there is no limit. */
  get remaining(): number | undefined {
    return this.limit && Math.max(1, Math.round(this.#endTime - performance.now()));
  }

  /**
   * Runs work in this thread. Throws `TimeLimitError` if it takes too long, even if a puzzle type never returns:
   * formatting or drawing a large board can take longer than solving it.
   */
  run<T>(work: () => T, grace = OUTPUT_GRACE_MS): T {
    if (this.limit === undefined) return work();
    const timeout = Math.max(MIN_WORK_MS, Math.round(this.#endTime + grace - performance.now()));
    try {
      return runWithTimeout(timeout, work);
    } catch (error) {
      throw error instanceof TimeoutError ? new TimeLimitError() : error;
    }
  }
}
