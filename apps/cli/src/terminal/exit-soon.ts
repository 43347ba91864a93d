import { isMainThread, Worker } from 'node:worker_threads';

/** Signals that end a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Milliseconds that the program has to show its results after a signal; `GRIDPROOF_EXIT_WAIT` may name more. On a busy machine,
 * waits until it has used half of this as processor time.
 */
const DEFAULT_WAIT = 200;
/** The wait on a busy machine, as a multiple. */
const MAX_WAIT_FACTOR = 5;

/**
 * Ends the program by a signal shortly after, from another thread, even if this thread is busy. Nothing may listen to the
 * signal any more. A signal reaches the thread of a command through the main thread, which has called this function before.
 */
export function exitSoon(name: NodeJS.Signals): void {
  if (!isMainThread) return;
  const wait = Number(process.env.GRIDPROOF_EXIT_WAIT) || DEFAULT_WAIT;
  const end = `
    const used = process.cpuUsage();
    const late = () => Date.now() - ${Date.now()};
    const worked = () => Object.values(process.cpuUsage(used)).reduce((one, other) => one + other) / 1000;
    setInterval(() => {
      if (late() > ${MAX_WAIT_FACTOR * wait} || (late() > ${wait} && worked() > ${wait / 2})) process.kill(process.pid, '${name}');
    }, 10);`;
  new Worker(end, { eval: true, execArgv: [] }).unref();
}
