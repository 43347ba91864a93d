import { inspect } from 'node:util';
import type { Job, Outcome, RunOptions, Task } from './job.js';
import { work } from './work.js';

/**
 * Does a job in the thread that calls, and blocks it: where the job is so small that a thread of its own would take longer
 * to start. Nothing but the job's own timeout stops it. Never throws for what the job does.
 */
export async function here<T extends Task>(
  job: Job<T>,
  { onProgress, onAnswer }: Omit<RunOptions, 'signal'> = {},
): Promise<Outcome<T>> {
  try {
    const outcome = await work(job, (message) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'answer') onAnswer?.(message.answer);
    });
    return outcome as Outcome<T>;
  } catch (error) {
    return { status: 'crashed', message: error instanceof Error ? String(error) : inspect(error) };
  }
}
