import type { MessagePort } from 'node:worker_threads';
import type { Job, LateFault, Message } from './job.js';
import { load } from './load.js';
import { messageOf } from './message-of.js';
import { work } from './work.js';

/** How many jobs this thread has done. */
let done = 0;

/** The modules of the jobs before: something of theirs may still be running. */
const before = new Set<string>();

/** Called with what is thrown where nobody waits for it. */
let onThrown: (error: unknown) => void = () => {};
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => onThrown(error));

// Ending the thread would cost other jobs their results, and nobody would know why.
process.exit = (code) => {
  throw new Error(`it called process.exit(${code ?? ''})`);
};

/**
 * What a thread of the pool does with the jobs of one turn. After a crash, or `jobsPerThread` jobs, it waits to be ended:
 * what broke may be the engine's memory.
 */
export default async function worker({
  jobs,
  jobsPerThread,
  port,
}: {
  jobs: readonly Job[];
  jobsPerThread: number;
  port: MessagePort;
}): Promise<void> {
  const send = (message: Message) => port.postMessage(message);
  send({ kind: 'started' });
  for (const job of jobs)
    try {
      const thrown = new Promise<never>((_, reject) => {
        onThrown = (error) => {
          const fault = lateFault(error, job);
          fault ? send({ kind: 'late', fault }) : reject(error);
        };
      });
      thrown.catch(() => {});
      const outcome = await Promise.race([work(job, load, send), thrown]);
      // What a job leaves behind, and throws later, harms no other job.
      await Promise.race([new Promise((resolve) => setImmediate(resolve)), thrown]);
      send({ kind: 'done', outcome });
      for (const module of [job.type, job.engine]) before.add(module);
    } catch (error) {
      send({ kind: 'crash', message: messageOf(error) });
      await ending();
    }
  done += jobs.length;
  if (done < jobsPerThread) return;
  send({ kind: 'spent' });
  await ending();
}

/** Does not come back: the thread is ended from outside. */
const ending = () => new Promise<never>(() => {});

/** An error as a fault of an earlier job, if its stack shows that it comes from a module which this job has nothing to do with. */
function lateFault(error: unknown, { type, engine }: Job): LateFault | undefined {
  const stack = (error instanceof Error && error.stack) || '';
  if ([type, engine].some((own) => stack.includes(own))) return undefined;
  const module = [...before].find((one) => stack.includes(one));
  return module === undefined ? undefined : { module, message: messageOf(error) };
}
