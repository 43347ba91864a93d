import type { MemoryLimit } from '@gridproof/core';
import { errorMessage } from './error-message.js';
import { executeJob } from './execute-job.js';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { type Importing, loadModule } from './load-module.js';
import { QueuedJob } from './queued-job.js';

/**
 * Runs a job in the calling thread and blocks it, for jobs so small that starting a thread would take longer. The job
 * cannot be killed: its time and memory limits stop it, and its signal ends it between two engine calls. Throws only
 * errors of callbacks. `importing` replaces `import`.
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
  // An error of a callback is thrown at the end.
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
