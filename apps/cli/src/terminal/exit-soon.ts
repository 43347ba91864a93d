import { isMainThread, Worker } from 'node:worker_threads';

/** The signals that ask a program to end. */
export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Milliseconds after a signal in which what was found is shown. On a machine with much else to do it may be longer, until
 * so much of a processor was used.
 */
const LAST_WORDS = 200;
const LONGEST = 1_000;

/**
 * Ends the program by a signal in a moment, even if this thread is busy then: another thread does it. Nothing may listen
 * to the signal any more. A signal reaches the thread of a command through the main thread, which has done this by then.
 */
export function exitSoon(name: NodeJS.Signals): void {
  if (!isMainThread) return;
  const end = `
    const used = process.cpuUsage();
    const late = () => Date.now() - ${Date.now()};
    const worked = () => Object.values(process.cpuUsage(used)).reduce((one, other) => one + other) / 1000;
    setInterval(() => {
      if (late() > ${LONGEST} || (late() > ${LAST_WORDS} && worked() > ${LAST_WORDS / 2})) process.kill(process.pid, '${name}');
    }, 10);`;
  new Worker(end, { eval: true, execArgv: [] }).unref();
}
