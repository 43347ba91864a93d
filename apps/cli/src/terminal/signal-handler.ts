import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';
import { Interruption } from './interruption.js';

/**
 * Handles signals while this thread works and yields to the event loop at intervals. The first signal cancels the work, and
 * soon ends the program.
 */
export class SignalHandler {
  readonly #interruption = new Interruption();

  constructor(readonly source: SignalSource) {
    this.#listen();
  }

  #listen(): void {
    for (const name of SIGNALS) this.source.on(name, this.#onSignal);
  }

  get signal(): AbortSignal {
    return this.#interruption.signal;
  }

  /** Exit status of the interruption; undefined if there was none. */
  get status(): number | undefined {
    return this.#interruption.status;
  }

  /** Runs work that blocks the event loop. Meanwhile signals have their default action, which ends the program immediately. */
  async busy<T>(work: () => T | Promise<T>): Promise<T> {
    this.stop();
    try {
      return await work();
    } finally {
      if (this.status === undefined) this.#listen();
    }
  }

  /** Restores the default action of signals. */
  stop(): void {
    for (const name of SIGNALS) this.source.off(name, this.#onSignal);
  }

  readonly #onSignal = (name: NodeJS.Signals): void => {
    this.stop();
    this.source.exitSoon(name);
    this.#interruption.happen(name);
  };
}
