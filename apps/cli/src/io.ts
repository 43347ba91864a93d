import type { Readable, Writable } from 'node:stream';

/** An output stream of the program, possibly a terminal. */
export interface OutputStream extends Writable {
  readonly isTTY?: boolean;
  /** Undefined if the stream is not a terminal. */
  readonly columns?: number;
  hasColors?(): boolean;
}

/** A source of SIGINT and SIGTERM. */
export interface SignalSource {
  on(name: NodeJS.Signals, listener: (name: NodeJS.Signals) => void): unknown;
  off(name: NodeJS.Signals, listener: (name: NodeJS.Signals) => void): unknown;
  /** Exits the process soon after a signal, even if this thread is busy. */
  exitSoon(name: NodeJS.Signals): void;
}

/** Input and output of one run of the program, apart from files. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** File descriptor of `stdin`, for synchronous reads. */
  readonly stdinDescriptor: number;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Clock, in milliseconds. */
  readonly now: () => number;
  readonly signals: SignalSource;
  /** True if the process executes only this run, so that the run may move to a worker thread. */
  readonly ownsProcess: boolean;
}

/** Creates the `Io` of the current process, or of a thread, which does not own its process. */
export const createProcessIo = (ownsProcess = true): Io => ({
  // Node creates `process.stdin` on first access.
  get stdin() {
    return process.stdin;
  },
  stdinDescriptor: 0,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  now: () => Date.now(),
  signals: {
    on: (name, listener) => process.on(name, listener),
    off: (name, listener) => process.off(name, listener),
    // `worker_threads` loads slowly, and few calls need it.
    exitSoon: async (name) => (await import('./terminal/exit-soon.js')).exitSoon(name),
  },
  ownsProcess,
});
