import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';

/**
 * Handles signals for work that ends on its own, such as a server that completes its requests. A second signal ends the
 * program immediately.
 */
export class GracefulSignals {
  readonly #abort = new AbortController();

  constructor(readonly source: Pick<SignalSource, 'on' | 'off'>) {
    for (const name of SIGNALS) this.source.on(name, this.#onSignal);
  }

  /** Aborts on the first signal. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Restores the default action of signals. */
  stop(): void {
    for (const name of SIGNALS) this.source.off(name, this.#onSignal);
  }

  readonly #onSignal = (): void => {
    this.stop();
    this.#abort.abort();
  };
}
