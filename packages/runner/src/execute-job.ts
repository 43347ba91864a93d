import {
  type AnyPuzzle,
  countAnswers,
  type Engine,
  enumerate,
  forced,
  type MemoryLimit,
  solve,
  TaskMonitor,
  type TaskProgress,
  type TraceEvent,
  UndecidedError,
  unique,
} from '@gridproof/core';
import type { Interruption, Job, JobEvent, Outcomes, Task } from './job.js';
import { withPrintedAnswer } from './print-answer.js';
import { runRowJob } from './row-job.js';
import { throttle } from './throttle.js';

/** Loads the default export of a module of a puzzle type or engine, by its name in a job. */
export type LoadModule = (module: string) => Promise<unknown>;

/** A signal, a memory limit and a listener for a job. */
export interface WorkOptions {
  readonly signal?: AbortSignal | undefined;
  readonly memory?: MemoryLimit | undefined;
  readonly onEngine?: (() => void) | undefined;
}

/**
 * Runs a job in the calling thread, in browsers too; the signal ends it between two engine calls. Throws errors of the
 * puzzle type and the engine. `onEngine` is called before a `row` calls an engine. The code for reasons and new puzzles
 * is loaded on first use, so that a page that only solves does not load it.
 */
export async function executeJob(
  job: Job,
  load: LoadModule,
  send: (event: JobEvent) => void,
  { signal, memory, onEngine }: WorkOptions = {},
): Promise<Outcomes[Task] | Interruption> {
  const start = Date.now();
  const [type, engine] = (await Promise.all([load(job.type), load(job.engine)])) as [AnyPuzzle, Engine];
  // The time limit includes loading the modules.
  const timeout = job.timeout && Math.max(0, job.timeout - (Date.now() - start));
  if (job.task === 'generate') {
    const { runGenerateJob } = await import('./generate-job.js');
    return runGenerateJob(type, engine, job, { timeout, signal }, send);
  }
  const limits = { timeout, conflicts: job.conflicts, searchSteps: job.searchSteps, signal, memory };
  if (job.task === 'row') return runRowJob(type, engine, job, limits, onEngine);
  const options = {
    ...limits,
    limit: job.limit,
    entries: job.entries,
    budget: job.budget,
    withArguments: job.withArguments,
    onProgress: throttle((progress: TaskProgress) => send({ kind: 'progress', progress })),
    onTrace: job.trace ? (event: TraceEvent) => send({ kind: 'trace', event }) : undefined,
  };
  const monitor = new TaskMonitor({ timeout });
  let puzzle: unknown;
  try {
    puzzle = monitor.run(() => type.parse(job.puzzle));
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { status: 'unknown', reason: 'time limit' };
  }
  const print = (answer: unknown) => type.printAnswer(answer, puzzle);
  const withText = <R extends object>(result: R) => withPrintedAnswer(result, print);
  switch (job.task) {
    case 'solve':
      return withText(await solve(type, puzzle, engine, options));
    case 'unique': {
      const result = await unique(type, puzzle, engine, options);
      if (result.status !== 'multiple') return withText(result);
      return { ...result, answers: [print(result.answers[0]), print(result.answers[1])] };
    }
    case 'forced':
      return withText(await forced(type, puzzle, engine, options));
    case 'count':
      return await countAnswers(type, puzzle, engine, options);
    case 'enumerate': {
      const answers = enumerate(type, puzzle, engine, options);
      for await (const answer of answers) send({ kind: 'answer', answer: print(answer) });
      return answers.end!;
    }
    case 'explain':
    case 'steps': {
      const { runExplainJob, runStepsJob } = await import('./explain-jobs.js');
      return job.task === 'explain'
        ? runExplainJob(type, puzzle, engine, options)
        : runStepsJob(type, puzzle, engine, options, job.end, send);
    }
  }
}
