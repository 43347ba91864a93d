import type { Fact, SearchStats, Step, TaskProgress } from '@gridproof/core';
import type { PathEnd, Runner } from '@gridproof/runner';
import { type JobTarget, runJob } from './run-job.js';

/** A puzzle whose solve path is wanted, the engine and the limits. */
export interface StepsTask extends JobTarget {
  /** The player's entries. */
  readonly entries?: readonly Fact[] | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** Conflict limit per engine call. */
  readonly conflicts?: number | undefined;
  /** Adds arguments to steps of many reasons; `hardest`: only to the hardest so far. */
  readonly withArguments?: boolean | 'hardest' | undefined;
  /** Stops the task immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
  /** Called with each step when it is found, and its number from 1. */
  readonly onStep?: (step: Step, number: number) => void;
  /** Ends the path early. */
  readonly end?: PathEnd | undefined;
}

/** A player's solve path and how it ended. */
export interface StepsResult {
  readonly status:
    | 'unique'
    /** There are several answers: the path ends where nothing more is certain. */
    | 'forced'
    | 'unsolvable'
    /** The path ended early, as requested. */
    | 'enough'
    | 'unknown';
  readonly steps: readonly Step[];
  /** An answer that agrees with all steps, if one is known; it has been parsed and verified again. */
  readonly answer?: unknown;
  /** The facts that a path which was cut short would still have found, if known. */
  readonly remaining?: readonly Fact[];
  /** The reason why the end of the path is unknown. */
  readonly reason?: string;
  readonly engine: string;
  readonly stats?: SearchStats;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** Whether a path found everything that is certain. */
export const isComplete = ({ status }: Pick<StepsResult, 'status'>): boolean =>
  status === 'unique' || status === 'forced';

/** Finds a solve path in a thread of the runner. Throws `PuzzleTypeError` if the puzzle type crashes; every other outcome is a result. */
export async function runSteps(runner: Pick<Runner, 'run'>, stepsTask: StepsTask): Promise<StepsResult> {
  const { engine, entries, timeout, conflicts, withArguments, end, signal, onProgress, onStep } = stepsTask;
  const start = Date.now();
  const steps: Step[] = [];
  const { outcome, answers } = await runJob(
    runner,
    stepsTask,
    { task: 'steps', entries, timeout, conflicts, withArguments, end },
    {
      signal,
      onProgress,
      onStep: (step) => {
        steps.push(step);
        onStep?.(step, steps.length);
      },
    },
  );
  const [answer] = answers;
  return { ...outcome, answer, steps, engine: engine.name, elapsed: Date.now() - start };
}
