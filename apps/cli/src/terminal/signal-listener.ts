import { Deadline, TimeLimitError } from '@gridproof/api';
import type { Runner } from '@gridproof/runner';
import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';
import type { Interruption } from './interruption.js';

/**
 * Listens to signals while a job runs in another thread and this one only waits, so that they cancel the job. At all other
 * times signals have their default action, which ends the program: a busy thread ignores none.
 */
export class SignalListener {
  #listens = false;

  constructor(
    readonly interruption: Interruption,
    readonly source: SignalSource,
  ) {}

  /** Wraps a runner so that signals are handled while it runs. */
  wrap(runner: Pick<Runner, 'run'>): Pick<Runner, 'run'> {
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

  /** Runs repeatable work of this thread between the events of a job. If it takes long, starts it again with the default signal action. */
  work(work: () => void): void {
    if (!this.#listens) {
      work();
      return;
    }
    try {
      new Deadline(MAX_DELAY_MS).run(work, 0);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      this.#deafen();
      work();
      this.#listen();
    }
  }

  #listen(): void {
    if (this.interruption.status !== undefined) return;
    for (const name of SIGNALS) this.source.on(name, this.#onSignal);
    this.#listens = true;
  }

  #deafen(): void {
    for (const name of SIGNALS) this.source.off(name, this.#onSignal);
    this.#listens = false;
  }

  readonly #onSignal = (name: NodeJS.Signals): void => {
    this.#deafen();
    this.source.exitSoon(name);
    this.interruption.happen(name);
  };
}

/** Milliseconds that a signal may wait. */
const MAX_DELAY_MS = 100;
