import type { MessagePort } from 'node:worker_threads';
import { errorMessage } from './error-message.js';
import { executeJob } from './execute-job.js';
import type { Interruption, Job, Outcomes, Task, WorkerMessage } from './job.js';
import { loadModule } from './load-module.js';

/** The number of jobs that this thread has run with an engine; jobs without one leave nothing behind. */
let engineJobs = 0;

/** Loaded modules: importing them again takes long compared with the quickest jobs. */
const modules = new Map<string, Promise<unknown>>();

const loadOnce = (module: string): Promise<unknown> => {
  const loading = modules.get(module) ?? loadModule(module);
  modules.set(module, loading);
  return loading;
};

/** Modules of earlier jobs, which may still be running. */
const earlierModules = new Set<string>();

/** Handles unhandled errors. */
let onUnhandled: (error: unknown) => void = () => {};
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => onUnhandled(error));

// Ending the thread would lose the results of other jobs without an explanation.
process.exit = (code) => {
  throw new Error(`it called process.exit(${code ?? ''})`);
};

/** Milliseconds that outcomes of quick jobs may be delayed, to be sent together: waking the other thread takes longer than some jobs. */
const MAX_DELAY_MS = 5;

/**
 * Milliseconds after which the remaining jobs of a batch are returned: another thread may be free for them, and other
 * jobs may have priority.
 */
const MAX_BATCH_MS = 80;

/** A text with more characters may take long to parse. */
const QUICK_MAX_CHARACTERS = 2_000;

/**
 * Runs a batch of jobs in a thread of the pool, and returns the rest if they take long. After a crash, or after
 * `jobsPerThread` jobs, it waits to be ended: the memory of the engine may be broken.
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
  const outcomes: (Outcomes[Task] | Interruption)[] = [];
  const start = performance.now();
  let lastSent = start;
  // Flushes the outcomes before work that may take long or crash: otherwise they would be late or lost.
  const flush = (): void => {
    if (outcomes.length > 0) port.postMessage({ kind: 'done', outcomes: outcomes.splice(0) });
    lastSent = performance.now();
  };
  const send = (message: WorkerMessage): void => {
    flush();
    port.postMessage(message);
  };
  send({ kind: 'started' });
  for (const [at, job] of jobs.entries())
    try {
      const isRow = job.task === 'row';
      if (!isRow || job.puzzle.length > QUICK_MAX_CHARACTERS || performance.now() - lastSent > MAX_DELAY_MS)
        flush();
      let engineCalls = isRow ? 0 : 1;
      const onEngine = () => {
        engineCalls++;
        flush();
      };
      const unhandled = new Promise<never>((_, reject) => {
        onUnhandled = (error) => {
          if (isOfEarlierJob(error, job))
            process.stderr.write(`thrown after its job: ${errorMessage(error)}\n`);
          else reject(error);
        };
      });
      unhandled.catch(() => {});
      const outcome = await Promise.race([executeJob(job, loadOnce, send, { onEngine }), unhandled]);
      // Gives errors that a job throws after its end a chance to surface before the next job.
      await Promise.race([new Promise((resolve) => setImmediate(resolve)), unhandled]);
      outcomes.push(outcome);
      if (!isRow) flush();
      for (const module of [job.type, job.engine]) earlierModules.add(module);
      if (engineCalls > 0) engineJobs++;
      if (at + 1 < jobs.length && performance.now() - start > MAX_BATCH_MS) {
        send({ kind: 'returned' });
        break;
      }
    } catch (error) {
      send({ kind: 'crash', message: errorMessage(error) });
      await waitForEnd();
    }
  flush();
  if (engineJobs < jobsPerThread) return;
  send({ kind: 'spent' });
  await waitForEnd();
}

/** Never resolves: the thread is ended from outside. */
const waitForEnd = () => new Promise<never>(() => {});

/** Whether the stack of an error names a module of an earlier job and none of this one. */
function isOfEarlierJob(error: unknown, { type, engine }: Job): boolean {
  const stack = (error instanceof Error && error.stack) || '';
  return (
    ![type, engine].some((own) => stack.includes(own)) &&
    [...earlierModules].some((one) => stack.includes(one))
  );
}
