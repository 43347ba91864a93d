import type { MemoryLimit } from '@gridproof/core';
import { errorMessage } from './error-message.js';
import { executeJob } from './execute-job.js';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { loadModule, type ModuleImporter } from './load-module.js';
import { QueuedJob } from './queued-job.js';

/**
 * Runs a job in the calling thread and blocks it, for jobs so small that starting a thread would take longer. The job
 * cannot be killed: its time and memory limits stop it, and its signal ends it between two engine calls. Throws only
 * errors of callbacks. `importing` replaces `import`.
 */
export async function runInline<T extends Task>(
  job: Job<T>,
  options: RunOptions & {
    readonly importing?: ModuleImporter | undefined;
    readonly memory?: MemoryLimit | undefined;
  } = {},
): Promise<Outcome<T>> {
  const { signal, importing, memory } = options;
  const queued = new QueuedJob(job, options);
  const end = new AbortController();
  queued.stop = () => end.abort();
  // An error of a callback is thrown at the end.
  queued.outcome.catch(() => {});
  if (signal?.aborted) queued.abort();
  signal?.addEventListener('abort', queued.abort, { once: true });
  try {
    if (!queued.isSettled)
      queued.settle(
        await executeJob(
          queued.job,
          (name) => loadModule(name, importing),
          (event) => queued.emit(event),
          { signal: end.signal, memory },
        ),
      );
  } catch (error) {
    queued.settle({ status: 'crashed', message: errorMessage(error) });
  } finally {
    signal?.removeEventListener('abort', queued.abort);
  }
  return (await queued.outcome) as Outcome<T>;
}
