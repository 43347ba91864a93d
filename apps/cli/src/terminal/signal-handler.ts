import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';
import { Interruption } from './interruption.js';

/** Hears signals while this thread works and lets events in now and then: the first one ends the work in good order, and soon. */
export class SignalHandler {
  readonly #interruption = new Interruption();

  constructor(readonly source: SignalSource) {
    this.#listen();
  }

  #listen(): void {
    for (const name of SIGNALS) this.source.on(name, this.#hear);
  }

  get signal(): AbortSignal {
    return this.#interruption.signal;
  }

  /** The exit status that shows it; undefined where it has not happened. */
  get status(): number | undefined {
    return this.#interruption.status;
  }

  /** Does work that lets no events in: meanwhile signals do what they usually do, which is to end the program at once. */
  async busy<T>(work: () => T | Promise<T>): Promise<T> {
    this.stop();
    try {
      return await work();
    } finally {
      if (this.status === undefined) this.#listen();
    }
  }

  /** From now on signals do what they usually do. */
  stop(): void {
    for (const name of SIGNALS) this.source.off(name, this.#hear);
  }

  readonly #hear = (name: NodeJS.Signals): void => {
    this.stop();
    this.source.endSoon(name);
    this.#interruption.happen(name);
  };
}
