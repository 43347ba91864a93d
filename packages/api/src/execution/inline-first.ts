import { type ReadPuzzle, type Size, sizeOf } from '@gridproof/core';
import type { Importing } from '@gridproof/plugins';
import {
  defaultMaxMemory,
  type Outcome,
  type Runner,
  residentMegabytes,
  runInline,
  type Task,
} from '@gridproof/runner';
import type { GuardedPlugins } from '../watchdog/guarded-plugins.js';

/** Milliseconds that an engine may take in this thread that lets no events in. Most are done by then, sooner than another thread would be there. */
export const MOMENT = 600;

/** A search may take more steps here than it does by default: an engine would have to be loaded first, which takes as long as all of them. */
const SEARCH_STEPS = 20_000;

/** A board of at most this many cells is small: its rules are written down in a moment, too. */
const SMALL = 400;

/** A board of at most this many cells is written down sooner than another thread would be there. */
const MODEST = 900;

/**
 * Whether a question about a board is asked in the thread that calls: of a type of this project, whose work can be stopped, and of a board
 * that is not large, as no events are let in while its rules are written down.
 */
export function isAskedHere(
  { type, puzzle }: ReadPuzzle,
  plugins: Pick<GuardedPlugins, 'pluginOf'>,
): boolean {
  const { width, height } = sizeOf(type, puzzle);
  return width * height <= MODEST && plugins.pluginOf(type).proven;
}

/** Whether puzzles of a size are likely to be solved in a moment. */
export const isSmallSize = ({ width, height }: Size): boolean => width * height <= SMALL;

/** How jobs are done in this thread. */
export interface InlineOptions {
  /** Milliseconds that a job may take here; by default as many as its own limit says. */
  readonly moment?: number | undefined;
  /** Takes the place of `import` for what is loaded. */
  readonly importing?: Importing | undefined;
  /** Megabytes that may be in use. */
  readonly maxMemory?: number | undefined;
}

/**
 * Does each job in this thread, and hands those that crash, or take longer than a moment where there is one, to a runner, whose threads
 * can be killed. An enumeration is begun in one thread only, as its answers come one by one.
 */
export function inlineFirst(
  runner: () => Pick<Runner, 'run'>,
  { moment, importing, maxMemory = defaultMaxMemory() }: InlineOptions = {},
): Pick<Runner, 'run'> {
  const memory = { max: maxMemory, used: residentMegabytes };
  return {
    async run(job, options) {
      const start = performance.now();
      // Whichever thread comes to an end, the search decides the same: what is shown does not depend on how busy the machine is.
      const asked = { ...job, searchSteps: job.searchSteps ?? SEARCH_STEPS };
      const isCut = moment !== undefined && moment < (job.timeout ?? Number.POSITIVE_INFINITY);
      const isStream = job.task === 'enumerate';
      if (isCut && isStream) return runner().run(asked, options);
      const outcome = await runInline(isCut ? { ...asked, timeout: moment } : asked, {
        ...options,
        importing,
        memory,
      });
      if (isStream || (!isLost(outcome) && !(isCut && isLate(outcome)))) return outcome;
      const took = performance.now() - start;
      const timeout = job.timeout && Math.max(1, job.timeout - took);
      return later(await runner().run({ ...asked, timeout }, options), took);
    },
  };
}

/** Whether a job may come to more in another thread: it crashed, or the engine has no memory left. */
const isLost = (outcome: Outcome<Task>): boolean =>
  outcome.status === 'crashed' || ('reason' in outcome && outcome.reason === 'memory');

const isLate = (outcome: Outcome<Task>): boolean => 'reason' in outcome && outcome.reason === 'time limit';

/** An outcome, where some milliseconds were spent before its task began. */
function later<T extends Outcome<Task>>(outcome: T, spent: number): T {
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
