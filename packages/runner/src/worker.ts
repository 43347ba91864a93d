import type { MessagePort } from 'node:worker_threads';
import { errorMessage } from './error-message.js';
import { executeJob } from './execute-job.js';
import type { Job, Killed, Outcomes, Task, WorkerMessage } from './job.js';
import { loadModule } from './load-module.js';

/** How many jobs this thread has done, but for those that no engine was asked for: they leave nothing behind. */
let done = 0;

/** What has been loaded: to import it again takes long beside the quickest jobs. */
const modules = new Map<string, Promise<unknown>>();

const loadOnce = (module: string): Promise<unknown> => {
  const loading = modules.get(module) ?? loadModule(module);
  modules.set(module, loading);
  return loading;
};

/** The modules of the jobs before: something of theirs may still be running. */
const before = new Set<string>();

/** Called with what is thrown where nobody waits for it. */
let onRejected: (error: unknown) => void = () => {};
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => onRejected(error));

// Ending the thread would cost other jobs their results, and nobody would know why.
process.exit = (code) => {
  throw new Error(`it called process.exit(${code ?? ''})`);
};

/** Milliseconds that the outcomes of quick jobs may be kept back, to be sent together: to wake the other thread takes longer than some jobs do. */
const TOGETHER = 5;

/** Milliseconds of jobs after which those that are left of a turn are returned: another thread may be free for them, and others may have to go first. */
const LONGEST_TURN = 80;

/** A text that is longer may take long to be read. */
const LONG = 2_000;

/**
 * What a thread of the pool does with the jobs of one turn. If they take long, it returns the rest. After a crash, or `jobsPerThread` jobs, it waits to be ended:
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
  const outcomes: (Outcomes[Task] | Killed)[] = [];
  const start = performance.now();
  let sent = start;
  // Whatever may take long or crash must find nothing kept back: it would be late, or take the blame.
  const tell = (): void => {
    if (outcomes.length > 0) port.postMessage({ kind: 'done', outcomes: outcomes.splice(0) });
    sent = performance.now();
  };
  const send = (message: WorkerMessage): void => {
    tell();
    port.postMessage(message);
  };
  send({ kind: 'started' });
  for (const [at, job] of jobs.entries())
    try {
      const isRow = job.task === 'row';
      if (!isRow || job.puzzle.length > LONG || performance.now() - sent > TOGETHER) tell();
      let engines = isRow ? 0 : 1;
      const onEngine = () => {
        engines++;
        tell();
      };
      const thrown = new Promise<never>((_, reject) => {
        onRejected = (error) => {
          if (isOfEarlierJob(error, job))
            process.stderr.write(`thrown after its job: ${errorMessage(error)}\n`);
          else reject(error);
        };
      });
      thrown.catch(() => {});
      const outcome = await Promise.race([executeJob(job, loadOnce, send, { onEngine }), thrown]);
      // What a job leaves behind, and throws later, harms no other job.
      await Promise.race([new Promise((resolve) => setImmediate(resolve)), thrown]);
      outcomes.push(outcome);
      if (!isRow) tell();
      for (const module of [job.type, job.engine]) before.add(module);
      if (engines > 0) done++;
      if (at + 1 < jobs.length && performance.now() - start > LONGEST_TURN) {
        send({ kind: 'returned' });
        break;
      }
    } catch (error) {
      send({ kind: 'crash', message: errorMessage(error) });
      await ending();
    }
  tell();
  if (done < jobsPerThread) return;
  send({ kind: 'spent' });
  await ending();
}

/** Does not come back: the thread is ended from outside. */
const ending = () => new Promise<never>(() => {});

/** Whether the stack of an error shows a module of an earlier job and none of this one. */
function isOfEarlierJob(error: unknown, { type, engine }: Job): boolean {
  const stack = (error instanceof Error && error.stack) || '';
  return ![type, engine].some((own) => stack.includes(own)) && [...before].some((one) => stack.includes(one));
}
