import { type ReadPuzzle, type Size, sizeOf } from '@gridproof/core';
import type { ModuleImporter } from '@gridproof/plugins';
import {
  defaultMaxMemory,
  type Outcome,
  type Runner,
  residentMegabytes,
  runInline,
  type Task,
} from '@gridproof/runner';
import type { GuardedPlugins } from '../watchdog/guarded-plugins.js';

/**
 * Milliseconds that an engine which blocks the event loop may take in this thread. Most puzzles are solved by then,
 * sooner than a thread would have started.
 */
export const INLINE_BUDGET_MS = 600;

/** Limit of search steps in this thread, higher than the default: loading an engine instead would take as long as all of these steps. */
const INLINE_SEARCH_STEPS = 20_000;

/** A board of at most this many cells is small: encoding it takes a few milliseconds. */
const SMALL_MAX_CELLS = 400;

/** A board of at most this many cells is encoded sooner than a thread would have started. */
const INLINE_MAX_CELLS = 900;

/**
 * Whether a task may run in the calling thread: its type belongs to this project, so that its work can be stopped, and
 * the board is not large, as encoding blocks the event loop.
 */
export function canRunInline(
  { type, puzzle }: ReadPuzzle,
  plugins: Pick<GuardedPlugins, 'pluginOf'>,
): boolean {
  const { width, height } = sizeOf(type, puzzle);
  return width * height <= INLINE_MAX_CELLS && plugins.pluginOf(type).isTrusted;
}

/** Whether puzzles of this size are usually solved within milliseconds. */
export const isSmallSize = ({ width, height }: Size): boolean => width * height <= SMALL_MAX_CELLS;

/** Options for jobs that run in this thread. */
export interface InlineOptions {
  /** Milliseconds that a job may take in this thread; by default the limit of the job. */
  readonly budget?: number | undefined;
  /** Replaces `import` for loading modules. */
  readonly importing?: ModuleImporter | undefined;
  /** Megabytes that the process may use. */
  readonly maxMemory?: number | undefined;
}

/**
 * Runs each job in this thread first. Hands jobs that crash or exceed the budget to a runner, whose threads can be
 * killed. An enumeration runs in one thread only, as its answers are streamed.
 */
export function inlineFirst(
  runner: () => Pick<Runner, 'run'>,
  { budget, importing, maxMemory = defaultMaxMemory() }: InlineOptions = {},
): Pick<Runner, 'run'> {
  const memory = { max: maxMemory, used: residentMegabytes };
  return {
    async run(job, options) {
      const start = performance.now();
      // The same search limit in both threads makes results independent of the load of the machine.
      const limitedJob = { ...job, searchSteps: job.searchSteps ?? INLINE_SEARCH_STEPS };
      const hasBudget = budget !== undefined && budget < (job.timeout ?? Number.POSITIVE_INFINITY);
      const isStream = job.task === 'enumerate';
      if (hasBudget && isStream) return runner().run(limitedJob, options);
      const outcome = await runInline(hasBudget ? { ...limitedJob, timeout: budget } : limitedJob, {
        ...options,
        importing,
        memory,
      });
      if (isStream || (!isRetryable(outcome) && !(hasBudget && isTimeLimit(outcome)))) return outcome;
      const spent = performance.now() - start;
      const timeout = job.timeout && Math.max(1, job.timeout - spent);
      return addAttempt(await runner().run({ ...limitedJob, timeout }, options), spent);
    },
  };
}

/** Whether a job may get further in another thread: it crashed, or the engine ran out of memory. */
const isRetryable = (outcome: Outcome<Task>): boolean =>
  outcome.status === 'crashed' || ('reason' in outcome && outcome.reason === 'memory');

const isTimeLimit = (outcome: Outcome<Task>): boolean =>
  'reason' in outcome && outcome.reason === 'time limit';

/** Adds the milliseconds spent before the task started to the statistics of an outcome. */
function addAttempt<T extends Outcome<Task>>(outcome: T, spent: number): T {
  if (!('stats' in outcome)) return outcome;
  const { stats } = outcome;
  const { firstAnswer } = stats;
  return {
    ...outcome,
    stats: {
      ...stats,
      ...(firstAnswer === undefined ? {} : { firstAnswer: firstAnswer + spent }),
      milliseconds: { attempt: spent, ...stats.milliseconds },
    },
  };
}
