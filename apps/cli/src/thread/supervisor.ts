import { constants } from 'node:os';
import { type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { EXIT } from '../exit.js';
import type { Io, OutputStream } from '../io.js';
import { markTrusted } from '../terminal/escape-controls.js';
import { SIGNALS } from '../terminal/exit-soon.js';

/** Capabilities of a terminal. */
export interface TerminalInfo {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  readonly hasColors: boolean;
}

/** Facts about the process that the thread of a command needs. */
export interface ProcessInfo {
  /** True if standard input is a keyboard. */
  readonly keyboard: boolean;
  readonly stdout: TerminalInfo;
  readonly stderr: TerminalInfo;
}

/** A signal that the process received. */
export type ToThread = NodeJS.Signals;

/** A sign that the event loop runs, or the exit status of the finished command. */
export type FromThread = 'alive' | number;

/** Milliseconds beyond the time limit during which the thread may block its event loop. */
const GRACE_MS = 2_000;

export interface SupervisedOptions {
  /** The words of the command line, behind those of Node and the program. */
  readonly words: readonly string[];
  /** True if the command reads standard input as a stream. */
  readonly input: boolean;
  /** Plugins of other authors that the thread may load. */
  readonly plugins: readonly string[];
  /** Time limit per puzzle, in milliseconds. */
  readonly timeout: number | undefined;
}

/**
 * Runs this program's command line in another thread and returns the exit status. This thread only forwards output and
 * waits, so it always handles signals: the command may finish on a signal, but must do so quickly. With plugins of other
 * authors, ends a thread that blocks its event loop beyond the time limit.
 */
export function runSupervised(
  { words, input, plugins, timeout }: SupervisedOptions,
  io: Io,
): Promise<number> {
  const worker = new Worker(new URL('./worker.cjs', import.meta.url), {
    argv: [...words],
    env: io.env,
    execArgv: [],
    stdin: input,
    stdout: true,
    stderr: true,
    workerData: processInfo(io),
  });
  if (input) io.stdin.pipe(worker.stdin!);
  const outputs = [passOn(worker.stdout, io.stdout), passOn(worker.stderr, io.stderr)];
  let status: number | undefined;
  let interrupted: number | undefined;
  const fail = (exit: number, what: string): void => {
    status = exit;
    io.stderr.write(`gridproof: ${what}\n`);
  };
  const who = plugins.length === 1 ? `the plugin ${plugins[0]}` : `one of the plugins ${plugins.join(', ')}`;
  const limit = plugins.length > 0 ? timeout : undefined;
  const endLate = (): void => {
    fail(EXIT.unknown, `${who} had not returned after ${limit! / 1000} s`);
    void worker.terminate();
  };
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    if (limit !== undefined) timer = setTimeout(endLate, limit + GRACE_MS);
  };
  wait();
  const onSignal = (signal: NodeJS.Signals): void => {
    // A second signal ends the program immediately.
    stopListening();
    io.signals.exitSoon(signal);
    interrupted = 128 + constants.signals[signal];
    worker.postMessage(signal satisfies ToThread);
  };
  const stopListening = () => {
    for (const name of SIGNALS) io.signals.off(name, onSignal);
  };
  for (const name of SIGNALS) io.signals.on(name, onSignal);
  return new Promise<number>((resolve) => {
    worker.on('message', (message: FromThread) => {
      if (message === 'alive') wait();
      // A crash stands: its event may come before the status of a command that had already ended.
      else status ??= message;
    });
    worker.on('error', (error) => {
      const isOutside = plugins.length > 0;
      fail(
        isOutside ? EXIT.unknown : EXIT.wrong,
        `${isOutside ? `${who} crashed` : 'internal error'}: ${error}`,
      );
    });
    worker.on('exit', () => {
      if ((interrupted ?? status) === undefined)
        fail(EXIT.unknown, `${who} ended the program before there was a result`);
      // Its last output comes after its end.
      void Promise.all(outputs).then(() => resolve(interrupted ?? status!));
    });
  }).finally(() => {
    clearTimeout(timer);
    stopListening();
    // Unread input would keep the process alive.
    if (input) io.stdin.destroy();
  });
}

/** Passes on the output of a thread, which has escaped it already, until it ends. */
function passOn(output: Readable, to: OutputStream): Promise<void> {
  const trusted = output.setEncoding('utf8').pipe(
    new Transform({
      decodeStrings: false,
      transform: (text: string, _, done) => done(null, markTrusted(text)),
    }),
  );
  trusted.pipe(to, { end: false });
  return finished(trusted);
}

/** Returns facts that a thread cannot find out itself. */
function processInfo({ stdin, stdout, stderr }: Io): ProcessInfo {
  const screen = (stream: OutputStream) => ({
    isTTY: stream.isTTY === true,
    columns: stream.columns,
    hasColors: stream.isTTY === true && stream.hasColors!(),
  });
  return { keyboard: stdin.isTTY === true, stdout: screen(stdout), stderr: screen(stderr) };
}
