import { constants } from 'node:os';
import { Deadline, TimeLimitError } from '@gridproof/api';
import type { Runner } from '@gridproof/runner';
import type { SignalSource } from '../io.js';
import { SIGNALS } from './exit-soon.js';

/** Milliseconds that a signal may wait. */
const MAX_DELAY_MS = 100;

/**
 * Handles SIGINT and SIGTERM while this thread yields to the event loop at intervals. The first signal cancels the work, and soon
 * ends the program. While the handler does not listen, signals have their default action, which ends the program immediately: a
 * busy thread ignores none.
 */
export class SignalHandler {
  readonly #abort = new AbortController();
  #status: number | undefined;
  #listens = false;

  /**
   * `listens`: whether it listens at once, not only during `wrap`. `exitsSoon`: whether a signal ends the program soon; a server
   * completes its requests first.
   */
  constructor(
    readonly source: SignalSource,
    readonly options: { readonly listens?: boolean; readonly exitsSoon?: boolean } = {},
  ) {
    if (options.listens ?? true) this.#listen();
  }

  /** Aborts on the first signal. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Exit status of the interruption; undefined if there was none. */
  get status(): number | undefined {
    return this.#status;
  }

  /** Runs work that blocks the event loop, with the default action of signals. */
  async busy<T>(work: () => T | Promise<T>): Promise<T> {
    this.stop();
    try {
      return await work();
    } finally {
      this.#listen();
    }
  }

  /** Wraps a runner whose jobs run in another thread, so that signals are handled while this one waits. */
  wrap(runner: Pick<Runner, 'run'>): Pick<Runner, 'run'> {
    return {
      run: async (job, options) => {
        this.#listen();
        try {
          return await runner.run(job, options);
        } finally {
          this.stop();
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
      this.stop();
      work();
      this.#listen();
    }
  }

  /** Restores the default action of signals. */
  stop(): void {
    for (const name of SIGNALS) this.source.off(name, this.#onSignal);
    this.#listens = false;
  }

  #listen(): void {
    if (this.#status !== undefined) return;
    for (const name of SIGNALS) this.source.on(name, this.#onSignal);
    this.#listens = true;
  }

  readonly #onSignal = (name: NodeJS.Signals): void => {
    this.stop();
    if (this.options.exitsSoon ?? true) this.source.exitSoon(name);
    this.#status ??= 128 + constants.signals[name];
    this.#abort.abort();
  };
}
