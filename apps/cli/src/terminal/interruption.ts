import { constants } from 'node:os';

/** Ctrl-C or a request to end: what is at work is cancelled in good order. Who listens to it, and when, is decided elsewhere. */
export class Interruption {
  readonly #abort = new AbortController();
  #status: number | undefined;

  /** Aborted once it has happened. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The exit status that shows it; undefined where it has not happened. */
  get status(): number | undefined {
    return this.#status;
  }

  /** It has happened. */
  happen(name: NodeJS.Signals): void {
    this.#status ??= 128 + constants.signals[name];
    this.#abort.abort();
  }
}
