import type { Fact, ReadPuzzle, SearchStats, Step, TaskProgress } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import { crashMessage } from './crash-message.js';
import { SecondCheck } from './second-check.js';

/** A puzzle whose solve path is wanted, the engine and the limits. */
export interface StepsTask {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: { readonly name: string; readonly url: string };
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
  readonly onProgress?: (progress: TaskProgress) => void;
  /** Called with each step when it is found, and its number from 1. */
  readonly onStep?: (step: Step, number: number) => void;
  /** Returns whether the path may end with this step. */
  readonly isEnough?: (step: Step, number: number) => boolean;
}

/** A player's solve path and how it ended. */
export interface StepsResult {
  readonly status:
    | 'unique'
    /** There are several answers: the path ends where nothing more is certain. */
    | 'forced'
    | 'unsolvable'
    /** `isEnough` ended the path. */
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
  const {
    read,
    typeUrl,
    engine,
    entries,
    timeout,
    conflicts,
    withArguments,
    signal,
    onProgress,
    onStep,
    isEnough,
  } = stepsTask;
  const { type, puzzle } = read;
  const start = Date.now();
  const steps: Step[] = [];
  const enough = new AbortController();
  const outcome = await runner.run(
    {
      task: 'steps',
      type: typeUrl,
      engine: engine.url,
      puzzle: type.print(puzzle),
      entries,
      timeout,
      conflicts,
      withArguments,
    },
    {
      signal: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
      onProgress,
      onStep: (step) => {
        steps.push(step);
        onStep?.(step, steps.length);
        if (isEnough?.(step, steps.length)) enough.abort();
      },
    },
  );
  const stats = 'stats' in outcome ? outcome.stats : undefined;
  const base = {
    steps,
    engine: engine.name,
    ...(stats && { stats }),
    elapsed: Date.now() - start,
  };
  const check = new SecondCheck(read);
  if ('answer' in outcome && outcome.answer !== undefined) check.accept(outcome.answer);
  if (check.fault !== undefined) return { ...base, status: 'unknown', reason: check.fault };
  const [answer] = check.answers;
  switch (outcome.status) {
    case 'unique':
    case 'forced':
      return { ...base, status: outcome.status, answer };
    case 'unsolvable':
      return { ...base, status: 'unsolvable' };
    case 'unknown': {
      const { reason, left: remaining } = outcome;
      return { ...base, status: 'unknown', reason, answer, ...(remaining && { remaining }) };
    }
    case 'killed':
      if (enough.signal.aborted) return { ...base, status: 'enough' };
      return { ...base, status: 'unknown', reason: outcome.reason };
    case 'crashed':
      return { ...base, status: 'unknown', reason: crashMessage(type.id, outcome) };
  }
}
