import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import type { Job, Message } from './job.js';
import { work } from './work.js';

/** What a thread of the pool does with a job. After a crash it waits to be ended: what broke may be the engine's memory. */
export default async function worker({ job, port }: { job: Job; port: MessagePort }): Promise<void> {
  const send = (message: Message) => port.postMessage(message);
  try {
    send({ kind: 'started' });
    send({ kind: 'done', outcome: await work(job, send) });
  } catch (error) {
    send({ kind: 'crash', message: error instanceof Error ? String(error) : inspect(error) });
    await new Promise<never>(() => {});
  }
}
