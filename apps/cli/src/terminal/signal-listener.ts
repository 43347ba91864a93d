import { Deadline, TimeLimitError } from '@gridproof/api';
import type { Runner } from '@gridproof/runner';
import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';
import type { Interruption } from './interruption.js';

/**
 * Listens to signals while a job runs in another thread and this one only waits, so that they interrupt it in good order.
 * At all other times they do what they usually do, which is to end the program: none goes unheard while this thread works.
 */
export class SignalListener {
  #listens = false;

  constructor(
    readonly interruption: Interruption,
    readonly source: SignalSource,
  ) {}

  /** The same runner; signals are heard while it is at work. */
  during(runner: Pick<Runner, 'run'>): Pick<Runner, 'run'> {
    return {
      run: async (job, options) => {
        this.#listen();
        try {
          return await runner.run(job, options);
        } finally {
          this.#deafen();
        }
      },
    };
  }

  /**
   * Work of this thread between the news of a job, which can be done twice: where it takes long it is begun anew, and now
   * without listening.
   */
  work(work: () => void): void {
    if (!this.#listens) {
      work();
      return;
    }
    try {
      new Deadline(MOMENT).run(work, 0);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      this.#deafen();
      work();
      this.#listen();
    }
  }

  #listen(): void {
    if (this.interruption.status !== undefined) return;
    for (const name of SIGNALS) this.source.on(name, this.#hear);
    this.#listens = true;
  }

  #deafen(): void {
    for (const name of SIGNALS) this.source.off(name, this.#hear);
    this.#listens = false;
  }

  readonly #hear = (name: NodeJS.Signals): void => {
    this.#deafen();
    this.source.endSoon(name);
    this.interruption.happen(name);
  };
}

/** Milliseconds that a signal may wait. */
const MOMENT = 100;
