import { type AnyPuzzle, type Engine, sizeOf } from '@gridproof/core';
import type { Size } from '@gridproof/formats';
import type { Importing } from '@gridproof/plugins';
import { here, type Job, type Outcome, type Runner, type RunOptions, type Task } from '@gridproof/runner';

/** Milliseconds that a small puzzle may take in this thread. Most are done by then, sooner than another thread would be there. */
const MOMENT = 600;

/** The same where no engine is asked: nothing that takes long is begun there, so what is half done should come to its end. */
const LONGER_MOMENT = 1_200;

/** A search may take more steps here than it does by default: an engine would have to be loaded first, which takes as long as all of them. */
const SEARCH_STEPS = 20_000;

/** A board of at most this many cells is small: its rules are written down in a moment, too. */
const SMALL = 400;

/** A board of at most this many cells is written down sooner than another thread would be there, and often nothing is left to ask. */
const MODEST = 900;

/** What of a puzzle is begun in the thread that asks: all; what needs no engine; or nothing. */
export type AtOnce = 'all' | 'search' | 'nothing';

/** The larger the board, the less of it. */
export function atOnceOf(type: AnyPuzzle, puzzle: unknown): AtOnce {
  const size = sizeOf(type, puzzle);
  if (isSmallSize(size)) return 'all';
  return size.width * size.height <= MODEST ? 'search' : 'nothing';
}

/** Whether puzzles of a size are likely to be solved in a moment. */
export const isSmallSize = ({ width, height }: Size): boolean => width * height <= SMALL;

/** How jobs are begun in this thread. */
export interface AtOnceOptions {
  /** Milliseconds that a job may take here. */
  readonly moment?: number | undefined;
  /** Takes the place of `import` for what is loaded. */
  readonly importing?: Importing | undefined;
}

/**
 * Does each job in this thread at once, and hands those that take longer than a moment, or crash, to a runner, whose
 * threads can be killed. For jobs without a time limit, and whose answers come all at the end.
 */
export function atOnce(
  runner: () => Pick<Runner, 'run'>,
  { moment = MOMENT, importing }: AtOnceOptions = {},
): Pick<Runner, 'run'> {
  return begun(runner, (job, options) => {
    // Whichever thread comes to an end, the search decides the same: what is shown does not depend on how busy the machine is.
    const asked = { ...job, searchSteps: job.searchSteps ?? SEARCH_STEPS };
    return [asked, here({ ...asked, timeout: moment }, { ...options, importing })];
  });
}

/** The same of jobs that are handed over as soon as they ask an engine. */
export function atOnceWithoutEngine(
  runner: () => Pick<Runner, 'run'>,
  { moment = LONGER_MOMENT, importing = (url) => import(url) }: AtOnceOptions = {},
): Pick<Runner, 'run'> {
  return begun(runner, (job, options) => {
    const withoutEngine: Importing = async (url) =>
      url === job.engine ? { default: NO_ENGINE } : importing(url);
    return [job, here({ ...job, timeout: moment }, { ...options, importing: withoutEngine })];
  });
}

/** Stands where no engine is to be asked: a task that does ends there. */
const NO_ENGINE: Engine = {
  name: 'none',
  open: () => Promise.reject(new Error('an engine is asked')),
};

/** Does each job by a first attempt and, where that settles nothing, by the runner: the job as it was attempted. */
function begun(
  runner: () => Pick<Runner, 'run'>,
  attempt: <T extends Task>(
    job: Job<T>,
    options: RunOptions | undefined,
  ) => readonly [Job<T>, Promise<Outcome<T>>],
): Pick<Runner, 'run'> {
  return {
    async run(job, options) {
      const start = performance.now();
      const [asked, attempted] = attempt(job, options);
      const outcome = await attempted;
      if (isDefinite(outcome)) return outcome;
      const took = performance.now() - start;
      return later(await runner().run(asked, options), took);
    },
  };
}

/** Whether there is nothing to do again: it is known, was cancelled, or would end at the same point again. */
const isDefinite = (outcome: Outcome<Task>): boolean =>
  outcome.status === 'killed' ||
  (outcome.status !== 'crashed' && !('reason' in outcome && !SETTLED.has(outcome.reason)));

/** The limits that do not depend on time: of answers, and of conflicts. */
const SETTLED: ReadonlySet<string> = new Set(['limit', 'conflict limit']);

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
