import type { Conflict, ExplainOutcome, Fact, ReadPuzzle, Reason, TaskProgress } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { crashMessage } from './crash-message.js';
import { SecondCheck } from './second-check.js';

/** A puzzle to explain, the engine and the limits. */
export interface ExplainTask {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: Pick<InstalledEngine, 'name' | 'url'>;
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
export async function runExplain(
  runner: Pick<Runner, 'run'>,
  { read, typeUrl, engine, entries, budget, timeout, conflicts, signal, onProgress }: ExplainTask,
): Promise<Explanation> {
  const { type, puzzle } = read;
  const start = Date.now();
  const outcome = await runner.run(
    {
      task: 'explain',
      type: typeUrl,
      engine: engine.url,
      puzzle: type.print(puzzle),
      entries,
      budget,
      timeout,
      conflicts,
    },
    { signal, onProgress },
  );
  const secondCheck = new SecondCheck(read);
  if ('answer' in outcome && outcome.answer !== undefined) secondCheck.accept(outcome.answer);
  const [answer] = secondCheck.answers;
  const source = { engine: engine.name, elapsed: Date.now() - start };
  if (secondCheck.fault !== undefined) return { status: 'unknown', reason: secondCheck.fault, ...source };
  switch (outcome.status) {
    case 'unique':
      return { status: 'unique', ...source, engine: outcome.stats.engine };
    case 'multiple':
      return { ...outcome, answer, ...source };
    case 'unsolvable':
      return { ...outcome, ...source };
    case 'unknown':
      return {
        status: 'unknown',
        reason: outcome.reason,
        ...(answer === undefined ? {} : { solvable: true }),
        ...source,
      };
    case 'killed':
      return { status: 'unknown', reason: outcome.reason, ...source };
    case 'crashed':
      return {
        status: 'unknown',
        reason: crashMessage(type.id, outcome),
        ...source,
      };
  }
}
