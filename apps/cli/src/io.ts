import type { Readable, Writable } from 'node:stream';

/** An input stream of the program. */
interface InputStream extends Readable {
  readonly isTTY?: boolean;
}

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
  /** Ends the program shortly after, even if this thread is busy. */
  endSoon(name: NodeJS.Signals): void;
}

/** Surroundings of one call of the program: all input and output apart from files. */
export interface Io {
  readonly stdin: InputStream;
  /** File descriptor of `stdin`, for synchronous reads. */
  readonly stdinDescriptor: number;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Clock, in milliseconds. */
  readonly now: () => number;
  readonly signals: SignalSource;
  /** True if the process runs only this call, so that the call may move to a worker thread. */
  readonly ownsProcess: boolean;
}

/** Returns the surroundings of a process, or those of a thread, which does not own its process. */
export const createProcessIo = (ownsProcess = true): Io => ({
  // Created on demand.
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
    endSoon: async (name) => (await import('./terminal/exit-soon.js')).exitSoon(name),
  },
  ownsProcess,
});
