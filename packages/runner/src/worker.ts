import type { MessagePort } from 'node:worker_threads';
import type { Job, Message } from './job.js';
import { messageOf, work } from './work.js';

/** How many jobs this thread has done. */
let done = 0;

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
      const outcome = await work(job, send);
      // What a job has left behind, and throws, falls upon no other.
      await new Promise((resolve) => setImmediate(resolve));
      send({ kind: 'done', outcome });
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
