import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';

/** Hears signals for work that ends when it likes, as a server does that lets others finish; a second one ends the program at once. */
export class GracefulSignals {
  readonly #abort = new AbortController();

  constructor(readonly source: Pick<SignalSource, 'on' | 'off'>) {
    for (const name of SIGNALS) this.source.on(name, this.#hear);
  }

  /** Aborted by the first one. */
  get interrupted(): AbortSignal {
    return this.#abort.signal;
  }

  /** From now on signals do what they usually do. */
  stop(): void {
    for (const name of SIGNALS) this.source.off(name, this.#hear);
  }

  readonly #hear = (): void => {
    this.stop();
    this.#abort.abort();
  };
}
