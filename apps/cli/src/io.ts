import type { Readable, Writable } from 'node:stream';

/** An input of the program. */
interface InputStream extends Readable {
  readonly isTTY?: boolean;
}

/** An output of the program, and the terminal behind it, if there is one. */
export interface OutputStream extends Writable {
  readonly isTTY?: boolean;
  /** Undefined where it is not a terminal. */
  readonly columns?: number;
  hasColors?(): boolean;
}

/** A source of the signals that ask a program to end. */
export interface SignalSource {
  on(name: NodeJS.Signals, listener: (name: NodeJS.Signals) => void): unknown;
  off(name: NodeJS.Signals, listener: (name: NodeJS.Signals) => void): unknown;
  /** Ends the program in a moment, even if this thread is busy then. */
  endSoon(name: NodeJS.Signals): void;
}

/** Surroundings of one call of the program: everything that it reads from and writes to beside files. */
export interface Io {
  readonly stdin: InputStream;
  /** The descriptor of the same input, for what reads all of it at once. */
  readonly stdinDescriptor: number;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  readonly signals: SignalSource;
  /** Whether the call is all that its process does, so that it may move into a thread of its own. */
  readonly ownsProcess: boolean;
}

/** Returns the surroundings of a call that is a process, or of one in a thread, which does not own its process. */
export const createProcessIo = (ownsProcess = true): Io => ({
  // A stream is made where somebody reads it.
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
    // Threads take Node long to load, and few calls need one.
    endSoon: async (name) => (await import('./terminal/exit-soon.js')).exitSoon(name),
  },
  ownsProcess,
});
