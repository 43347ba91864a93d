import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import { endSoon, SIGNALS } from '../terminal/last-words.js';
import type { Surroundings, ToThread } from './messages.js';

/**
 * Carries this program's command line out in another thread, and returns the exit status. This thread only passes texts on
 * and waits, so that a signal is heard whatever the command is doing: the command may end in good order, but must do so in a
 * moment. `input`: whether it reads standard input.
 */
export function supervised(input: boolean): Promise<number> {
  const worker = new Worker(new URL('./worker.cjs', import.meta.url), {
    argv: process.argv.slice(2),
    execArgv: [],
    stdin: input,
    workerData: surroundings(),
  });
  if (input) process.stdin.pipe(worker.stdin!);
  let interrupted: NodeJS.Signals | undefined;
  const hear = (signal: NodeJS.Signals): void => {
    // A second one ends everything at once.
    deafen();
    endSoon(signal);
    interrupted = signal;
    worker.postMessage({ interrupted: signal } satisfies ToThread);
  };
  const deafen = () => {
    for (const name of SIGNALS) process.off(name, hear);
  };
  for (const name of SIGNALS) process.on(name, hear);
  return new Promise<number>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => resolve(interrupted ? 128 + constants.signals[interrupted] : code));
  }).finally(() => {
    deafen();
    // Input that is never read would keep the program alive.
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
