import { Overdue, within } from './overdue.js';

/** Milliseconds that a plugin may have this thread at a time: nothing that is asked of it here takes a tenth as long. */
const LONGEST = 10_000;

/** Less than this is no time limit for code that has not run before, on a machine that has other things to do. */
const SHORTEST = 250;

/** Gives plugins this thread for so long at a time and no longer, and knows whose turn it is. */
export class Guard {
  /** What is at work, the innermost last; whatever is ended there leaves its name behind. */
  #atWork: (string | undefined)[] = [];
  readonly limit: number;

  /** `timeout`: what one puzzle may take, if that is less. */
  constructor(timeout = LONGEST) {
    this.limit = Math.max(SHORTEST, Math.min(timeout, LONGEST));
  }

  /** Lets a puzzle type do something; work that is begun within it counts for its limit. Throws `Late`. */
  run<T>(type: string | undefined, work: () => T, limit = this.limit): T {
    if (this.#atWork.length > 0) return this.#entered(type, work);
    try {
      return within(limit, () => this.#entered(type, work));
    } catch (error) {
      throw error instanceof Overdue
        ? new Late(
            this.#atWork.findLast((one) => one !== undefined),
            error.limit,
          )
        : error;
    } finally {
      this.#atWork = [];
    }
  }

  #entered<T>(type: string | undefined, work: () => T): T {
    this.#atWork.push(type);
    try {
      return work();
    } finally {
      this.#atWork.pop();
    }
  }
}

/** Something had to be ended while a puzzle type was at work. */
export class Late extends Overdue {
  constructor(
    /** Which one; undefined where it was none. */
    readonly type: string | undefined,
    limit: number,
  ) {
    super(limit);
  }
}
