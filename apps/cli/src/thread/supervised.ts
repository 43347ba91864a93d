import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FromThread, Surroundings, ToThread } from './messages.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds that the thread has, after a signal, to tell what it has come to. */
const LAST_WORDS = 200;

/**
 * Carries this program's command line out in another thread, and returns the exit status. This thread only passes texts on
 * and waits, so that a signal is heard whatever the command is doing: the command may end in good order, but must do so in a
 * moment. `input`: whether it reads standard input.
 */
export function supervised(input: boolean): Promise<number> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    argv: process.argv.slice(2),
    execArgv: [],
    stdin: input,
    workerData: surroundings(),
  });
  if (input) process.stdin.pipe(worker.stdin!);
  let interrupted: NodeJS.Signals | undefined;
  const hear = (signal: NodeJS.Signals): void => {
    if (interrupted) endBy(signal);
    interrupted = signal;
    worker.postMessage({ interrupted: signal } satisfies ToThread);
    setTimeout(endBy, LAST_WORDS, signal).unref();
  };
  const endBy = (signal: NodeJS.Signals): void => {
    for (const name of SIGNALS) process.off(name, hear);
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.on(name, hear);
  return new Promise<number>((resolve, reject) => {
    let told: number | undefined;
    worker.on('message', ({ status }: FromThread) => {
      told = status;
      // Whatever else the thread still has to do is of no use to anybody.
      void worker.terminate();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => resolve(interrupted ? 128 + constants.signals[interrupted] : (told ?? code)));
  }).finally(() => {
    for (const name of SIGNALS) process.off(name, hear);
    // Input that nobody will read would keep the program alive.
    if (input) process.stdin.destroy();
  });
}

/** What a thread cannot see by itself. */
function surroundings(): Surroundings {
  const { stdin, stdout, stderr } = process;
  const screen = (stream: NodeJS.WriteStream) => ({
    isTTY: stream.isTTY === true,
    columns: stream.columns,
    hasColors: stream.isTTY === true && stream.hasColors(),
  });
  return { keyboard: stdin.isTTY === true, stdout: screen(stdout), stderr: screen(stderr) };
}
