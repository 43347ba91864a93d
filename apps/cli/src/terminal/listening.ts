import { Worker } from 'node:worker_threads';
import type { Runner } from '@gridproof/runner';
import type { Interruption } from './interruption.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds after a signal in which what was found is told. */
const LAST_WORDS = 200;

/**
 * A runner while whose jobs signals interrupt in good order: this thread only waits then. Whenever it works by itself, in
 * the listeners of the job too, signals do what they usually do, which is to end the program at once. So none goes unheard.
 */
export function listening(runner: Pick<Runner, 'run'>, interruption: Interruption): Pick<Runner, 'run'> {
  const hear = (name: NodeJS.Signals): void => {
    deafen();
    endSoon(name);
    interruption.happen(name);
  };
  const listen = () => {
    if (interruption.status === undefined) for (const name of SIGNALS) process.on(name, hear);
  };
  const deafen = () => {
    for (const name of SIGNALS) process.off(name, hear);
  };
  const working =
    <T>(listener: ((news: T) => void) | undefined) =>
    (news: T): void => {
      deafen();
      listener?.(news);
      listen();
    };
  return {
    async run(job, options = {}) {
      const { onAnswer, onStep } = options;
      listen();
      try {
        return await runner.run(job, { ...options, onAnswer: working(onAnswer), onStep: working(onStep) });
      } finally {
        deafen();
      }
    },
  };
}

/** Ends the program by a signal in a moment, even if this thread is busy until then. */
function endSoon(name: NodeJS.Signals): void {
  const at = Date.now() + LAST_WORDS;
  const end = `setTimeout(() => process.kill(process.pid, '${name}'), ${at} - Date.now())`;
  new Worker(end, { eval: true, execArgv: [] }).unref();
}
