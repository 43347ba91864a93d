import type { Conflict, ExplainOutcome, Fact, Progress, ReadPuzzle, Reason } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { crashMessage } from './crash-message.js';
import { SecondCheck } from './second-check.js';

/** What is to be explained, and with what. */
export interface ExplainTask {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: Pick<InstalledEngine, 'name' | 'url'>;
  /** What a player has entered. */
  readonly entries?: readonly Fact[] | undefined;
  /** Milliseconds after which no better explanation is sought, and after which the task stops. */
  readonly budget?: number | undefined;
  readonly timeout?: number | undefined;
  /** What a call of the engine may take before it gives up; the clock then has no say in how good an explanation is. */
  readonly conflicts?: number | undefined;
  /** Stops it at once. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with how far it has come. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Why a puzzle is as it is. An answer has been read and verified again, outside the thread that found it. */
export type Explanation = { readonly engine: string; readonly elapsed: number } & (
  | { readonly status: 'unique' }
  | SeveralAnswers
  | { readonly status: 'unsolvable'; readonly conflict: Conflict; readonly broken: readonly Reason[] }
  | {
      readonly status: 'unknown';
      readonly reason: string;
      /** It is only unknown what its answers have in common. */
      readonly solvable?: true;
    }
);

/** There are several answers. */
export type SeveralAnswers = Omit<Extract<ExplainOutcome<unknown>, { status: 'multiple' }>, 'stats'>;

/** Asks why a puzzle is as it is, in a thread of the runner. */
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
  const check = new SecondCheck(read);
  if ('answer' in outcome && outcome.answer !== undefined) check.accept(outcome.answer);
  const [answer] = check.answers;
  const by = { engine: engine.name, elapsed: Date.now() - start };
  if (check.fault !== undefined) return { status: 'unknown', reason: check.fault, ...by };
  switch (outcome.status) {
    case 'unique':
      return { status: 'unique', ...by, engine: outcome.stats.engine };
    case 'multiple':
      return { ...outcome, answer, ...by };
    case 'unsolvable':
      return { ...outcome, ...by };
    case 'unknown':
      return {
        status: 'unknown',
        reason: outcome.reason,
        ...(answer === undefined ? {} : { solvable: true }),
        ...by,
      };
    case 'killed':
      return { status: 'unknown', reason: outcome.reason, ...by };
    case 'crashed':
      return {
        status: 'unknown',
        reason: crashMessage(type.id, outcome),
        ...by,
      };
  }
}
