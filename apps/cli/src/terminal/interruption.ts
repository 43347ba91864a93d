import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ctrl-C or a request to end: the first time the work is called off in good order, the second time the program ends. */
export class Interruption {
  readonly #abort = new AbortController();
  #status: number | undefined;

  constructor() {
    for (const name of SIGNALS) process.on(name, this.#interrupt);
  }

  /** Aborted once it has happened, or `callOff` was called. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The exit status that tells of it; undefined where it has not happened. */
  get status(): number | undefined {
    return this.#status;
  }

  /** Ends what listens to the signal for another reason. */
  callOff(): void {
    this.#abort.abort();
  }

  /** From now on signals do what they usually do. */
  over(): void {
    for (const name of SIGNALS) process.off(name, this.#interrupt);
  }

  readonly #interrupt = (name: NodeJS.Signals): void => {
    const status = 128 + constants.signals[name];
    if (this.#status !== undefined) process.exit(status);
    this.#status = status;
    this.callOff();
  };
}
