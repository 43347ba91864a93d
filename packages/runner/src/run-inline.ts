import type { MemoryLimit } from '@gridproof/core';
import { errorMessage } from './error-message.js';
import { executeJob } from './execute-job.js';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { type Importing, loadModule } from './load-module.js';
import { QueuedJob } from './queued-job.js';

/**
 * Does a job in the thread that calls, and blocks it: where the job is so small that a thread of its own would take longer
 * to start. Nothing can kill it: its limits of time and memory stop it, and its signal between two calls of the engine. Throws only what a
 * listener throws. `importing` takes the place of `import`.
 */
export async function runInline<T extends Task>(
  job: Job<T>,
  options: RunOptions & {
    readonly importing?: Importing | undefined;
    readonly memory?: MemoryLimit | undefined;
  } = {},
): Promise<Outcome<T>> {
  const { signal, importing, memory } = options;
  const order = new QueuedJob(job, options);
  const end = new AbortController();
  order.stop = () => end.abort();
  // What a listener throws is met at the end.
  order.outcome.catch(() => {});
  if (signal?.aborted) order.abort();
  signal?.addEventListener('abort', order.abort, { once: true });
  try {
    if (!order.settled)
      order.settle(
        await executeJob(
          order.job,
          (name) => loadModule(name, importing),
          (news) => order.emit(news),
          { signal: end.signal, memory },
        ),
      );
  } catch (error) {
    order.settle({ status: 'crashed', message: errorMessage(error) });
  } finally {
    signal?.removeEventListener('abort', order.abort);
  }
  return (await order.outcome) as Outcome<T>;
}
