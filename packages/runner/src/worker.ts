import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import type { Job, Message } from './job.js';
import { work } from './work.js';

/**
 * What a thread of the pool does with the jobs of one turn. After a crash it waits to be ended: what broke may be the
 * engine's memory.
 */
export default async function worker({
  jobs,
  port,
}: {
  jobs: readonly Job[];
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
      send({ kind: 'crash', message: error instanceof Error ? String(error) : inspect(error) });
      await new Promise<never>(() => {});
    }
}
