import type { Fact, Progress, ReadPuzzle, SearchStats, Step } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import { crashMessage } from './crash-message.js';
import { SecondCheck } from './second-check.js';

/** A path that is asked for. */
export interface StepsTask {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: { readonly name: string; readonly url: string };
  /** What the player has entered. */
  readonly entries?: readonly Fact[] | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** What a call of the engine may take before it gives up. */
  readonly conflicts?: number | undefined;
  /** Stops it at once. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with how far it has come. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with each step as it is found, and with its number from 1. */
  readonly onStep?: (step: Step, number: number) => void;
  /** Whether no step beyond this one is wanted. */
  readonly isEnough?: (step: Step, number: number) => boolean;
}

/** A player's path, as far as it goes. */
export interface StepsResult {
  readonly status:
    | 'unique'
    /** There are several answers: the path ends where nothing more is certain. */
    | 'forced'
    | 'unsolvable'
    /** No more steps were wanted. */
    | 'enough'
    | 'unknown';
  readonly steps: readonly Step[];
  /** An answer in which all steps hold, if one is known; it has been read and verified again. */
  readonly answer?: unknown;
  /** Of a path that was cut short: what it would have found, if that is known. */
  readonly remaining?: readonly Fact[];
  /** Why it is unknown how the path ends. */
  readonly reason?: string;
  readonly engine: string;
  readonly stats?: SearchStats;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** Whether a path goes as far as a path can. */
export const isComplete = ({ status }: Pick<StepsResult, 'status'>): boolean =>
  status === 'unique' || status === 'forced';

/**
 * Has a path walked in a thread of the runner. Throws `PuzzleTypeError` where the puzzle type crashes, and nothing else for what
 * comes of it.
 */
export async function runSteps(runner: Pick<Runner, 'run'>, walking: StepsTask): Promise<StepsResult> {
  const { read, typeUrl, engine, entries, timeout, conflicts, signal, onProgress, onStep, isEnough } =
    walking;
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
  const walked = {
    steps,
    engine: engine.name,
    ...(stats && { stats }),
    elapsed: Date.now() - start,
  };
  const check = new SecondCheck(read);
  if ('answer' in outcome && outcome.answer !== undefined) check.accept(outcome.answer);
  if (check.fault !== undefined) return { ...walked, status: 'unknown', reason: check.fault };
  const [answer] = check.answers;
  switch (outcome.status) {
    case 'unique':
    case 'forced':
      return { ...walked, status: outcome.status, answer };
    case 'unsolvable':
      return { ...walked, status: 'unsolvable' };
    case 'unknown': {
      const { reason, left } = outcome;
      return { ...walked, status: 'unknown', reason, answer, ...(left && { remaining: left }) };
    }
    case 'killed':
      if (enough.signal.aborted) return { ...walked, status: 'enough' };
      return { ...walked, status: 'unknown', reason: outcome.reason };
    case 'crashed':
      return { ...walked, status: 'unknown', reason: crashMessage(type.id, outcome) };
  }
}
