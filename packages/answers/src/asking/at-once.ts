import { type AnyPuzzle, sizeOf } from '@gridproof/core';
import type { Size } from '@gridproof/formats';
import type { Importing } from '@gridproof/plugins';
import { here, type Outcome, type Runner, type Task } from '@gridproof/runner';

/** Milliseconds that a small puzzle may take in this thread. Most are done by then, sooner than another thread would be there. */
const MOMENT = 600;

/** A search may take more steps here than it does by default: an engine would have to be loaded first, which takes as long as all of them. */
const SEARCH_STEPS = 20_000;

/** A board of at most this many cells is small: its rules are written down in a moment, too. */
const SMALL = 400;

/** Whether a puzzle is likely to be solved in a moment. */
export const isSmall = (type: AnyPuzzle, puzzle: unknown): boolean => isSmallSize(sizeOf(type, puzzle));

/** The same of puzzles of a size. */
export const isSmallSize = ({ width, height }: Size): boolean => width * height <= SMALL;

/**
 * Does each job in this thread at once, and hands those that take longer than a moment, or crash, to a runner, whose
 * threads can be killed. For jobs without a time limit, and whose answers come all at the end.
 */
export function atOnce(
  runner: () => Pick<Runner, 'run'>,
  moment = MOMENT,
  importing?: Importing,
): Pick<Runner, 'run'> {
  return {
    async run(job, options) {
      const start = performance.now();
      // Whichever thread comes to an end, the search decides the same: what is shown does not depend on how busy the machine is.
      const asked = { ...job, searchSteps: job.searchSteps ?? SEARCH_STEPS };
      const outcome = await here({ ...asked, timeout: moment }, { ...options, importing });
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
