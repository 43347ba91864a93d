import type { Job, Outcome, RunOptions, Task } from './job.js';
import { load } from './load.js';
import { messageOf } from './message-of.js';
import { Order } from './order.js';
import { work } from './work.js';

/**
 * Does a job in the thread that calls, and blocks it: where the job is so small that a thread of its own would take longer
 * to start. Nothing can kill it: its timeout stops it, and its signal between two calls of the engine. Throws only what a
 * listener throws.
 */
export async function here<T extends Task>(job: Job<T>, options: RunOptions = {}): Promise<Outcome<T>> {
  const { signal } = options;
  const order = new Order(job, options);
  const end = new AbortController();
  order.stop = () => end.abort();
  // What a listener throws is met at the end.
  order.outcome.catch(() => {});
  if (signal?.aborted) order.abort();
  signal?.addEventListener('abort', order.abort, { once: true });
  try {
    if (!order.settled) order.settle(await work(order.job, load, (news) => order.hear(news), end.signal));
  } catch (error) {
    order.settle({ status: 'crashed', message: messageOf(error) });
  } finally {
    signal?.removeEventListener('abort', order.abort);
  }
  return (await order.outcome) as Outcome<T>;
}
