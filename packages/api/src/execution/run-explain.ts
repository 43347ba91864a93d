import type { Conflict, ExplainOutcome, Fact, Reason, TaskProgress } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import { type JobTarget, runJob } from './run-job.js';

/** A puzzle to explain, the engine and the limits. */
export interface ExplainTask extends JobTarget {
  /** The player's entries. */
  readonly entries?: readonly Fact[] | undefined;
  /** Milliseconds after which the search for a better explanation ends. */
  readonly budget?: number | undefined;
  /** Milliseconds after which the task stops. */
  readonly timeout?: number | undefined;
  /** Conflict limit per engine call, which makes the quality of an explanation independent of time. */
  readonly conflicts?: number | undefined;
  /** Stops the task immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
}

/** Result of an explain task. Its answer has been parsed and verified again outside the solver thread. */
export type Explanation = { readonly engine: string; readonly elapsed: number } & (
  | { readonly status: 'unique' }
  | SeveralAnswers
  | { readonly status: 'unsolvable'; readonly conflict: Conflict; readonly broken: readonly Reason[] }
  | {
      readonly status: 'unknown';
      readonly reason: string;
      /** An answer exists; only the values that all answers share are unknown. */
      readonly solvable?: true;
    }
);

/** The explanation of a puzzle with several answers. */
export type SeveralAnswers = Omit<Extract<ExplainOutcome<unknown>, { status: 'multiple' }>, 'stats'>;

/** Explains a puzzle in a thread of the runner. */
export async function runExplain(runner: Pick<Runner, 'run'>, task: ExplainTask): Promise<Explanation> {
  const { engine, entries, budget, timeout, conflicts, signal, onProgress } = task;
  const start = Date.now();
  const limits = { entries, budget, timeout, conflicts };
  const { outcome, answers } = await runJob(
    runner,
    task,
    { task: 'explain', ...limits },
    { signal, onProgress },
  );
  const [answer] = answers;
  const source = { engine: engine.name, elapsed: Date.now() - start };
  switch (outcome.status) {
    case 'unique':
      return { status: 'unique', ...source, engine: outcome.stats.engine };
    case 'multiple':
      return { ...outcome, answer, ...source };
    case 'unsolvable':
      return { ...outcome, ...source };
    case 'unknown': {
      const { status, reason } = outcome;
      return { status, reason, ...(answer === undefined ? {} : { solvable: true }), ...source };
    }
  }
}
