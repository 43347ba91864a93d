import { constants } from 'node:os';

/** State of an interruption by SIGINT or SIGTERM, which cancels running work. Other classes install the listeners. */
export class Interruption {
  readonly #abort = new AbortController();
  #status: number | undefined;

  /** Aborts on the interruption. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Exit status of the interruption; undefined if there was none. */
  get status(): number | undefined {
    return this.#status;
  }

  /** Records the interruption. */
  happen(name: NodeJS.Signals): void {
    this.#status ??= 128 + constants.signals[name];
    this.#abort.abort();
  }
}
