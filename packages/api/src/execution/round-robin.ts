import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { undecided } from './race.js';
import { runTask, type TaskQuery, type TaskResult, type TaskSpec } from './run-task.js';

/**
 * The conflicts that a call of an engine may take when it is first its turn. Of the puzzles in the benchmarks one in a
 * hundred takes more than a thousand with CaDiCaL, and none takes ten thousand: a quarter of a second.
 */
const CONFLICTS = 10_000;

/** Each time round, engines get this many times as many: what was done before is a third of it at most. */
const GROWTH = 4;

/** As good as no limit. */
const MOST = 2 ** 31;

/** What distinguishes a choice of engines from others that may come to another answer of several. */
export const strategyKey = (
  engines: readonly Pick<InstalledEngine, 'name'>[],
  conflicts = CONFLICTS,
): string => [...engines.map(({ name }) => name), ...(engines.length > 1 ? [conflicts, GROWTH] : [])].join();

/** What an engine came to, as far as turns are concerned. */
export interface EngineOutcome {
  readonly status: string;
  readonly reason?: string;
}

/**
 * Asks engines one after the other, each up to a number of conflicts, and then all over again with more, until one knows or there
 * is no time left: on every machine the same one, however fast it is. An engine that gives up for another reason is not asked again, and
 * the only one is asked without a limit. `within`: all turns together come to as many conflicts at most; with a larger number the same
 * turns come first, so that what is known does not depend on it. What came of it: what the one says that knows, or each that does not, by then.
 */
export async function roundRobin<E, R extends EngineOutcome>(
  engines: readonly E[],
  ask: (engine: E, conflicts: number | undefined) => Promise<R>,
  { first = CONFLICTS, within = Number.POSITIVE_INFINITY }: ConflictBudget = {},
): Promise<readonly R[]> {
  const came = new Map<E, R>();
  let left = engines;
  let rest = within;
  for (let most = first; left.length > 0; most *= GROWTH) {
    const turn = left.length > 1 && most < MOST ? most : Number.POSITIVE_INFINITY;
    for (const engine of left) {
      const conflicts = Math.min(turn, rest);
      const result = await ask(engine, conflicts < Number.POSITIVE_INFINITY ? conflicts : undefined);
      if (result.status !== 'unknown') return [result];
      came.set(engine, result);
      rest -= conflicts;
      if (isOver(result) || rest === 0) return [...came.values()];
    }
    if (turn === Number.POSITIVE_INFINITY) break;
    left = left.filter((engine) => came.get(engine)!.reason === 'conflict limit');
  }
  return [...came.values()];
}

/** How many conflicts there are for engines in turn. */
export interface ConflictBudget {
  /** What each may take the first time. */
  readonly first?: number | undefined;
  /** What all may take together; no limit by default. */
  readonly within?: number | undefined;
}

/** Whether no other engine could know either, because the time is over. */
const isOver = ({ reason }: EngineOutcome): boolean => reason === 'time limit' || reason === 'aborted';

/** Asks engines in turn one question of one puzzle, all in threads of one runner; its limits are for all of them together. */
export function runRoundRobin(
  runner: Pick<Runner, 'run'>,
  posed: TaskSpec,
  engines: readonly InstalledEngine[],
  first?: number,
): Promise<TaskResult> {
  const { question } = posed;
  return roundRobinWithin(
    engines,
    question,
    (engine, limits, continues) =>
      runTask(runner, { ...posed, engine, continues, question: { ...question, ...limits } }),
    first,
  );
}

/** What an engine came to, of how many answers, and in how many milliseconds. */
export interface TimedOutcome extends EngineOutcome {
  readonly answers: readonly unknown[];
  readonly count?: number;
  readonly engine: string;
  readonly elapsed: number;
}

/** Asks engines in turn, in whichever way, with limits for all of them together; `continues` is false the first time. */
export async function roundRobinWithin<E, R extends TimedOutcome>(
  engines: readonly E[],
  { timeout, conflicts: within }: Pick<TaskQuery, 'timeout' | 'conflicts'>,
  ask: (engine: E, limits: Pick<TaskQuery, 'conflicts' | 'timeout'>, continues: boolean) => Promise<R>,
  first?: number,
): Promise<R> {
  let spent = 0;
  let continues = false;
  const results = await roundRobin(
    engines,
    async (engine, conflicts) => {
      const limits = { conflicts, timeout: timeout && Math.max(1, timeout - spent) };
      const result = await ask(engine, limits, continues);
      continues = true;
      spent += result.elapsed;
      return result;
    },
    { first, within },
  );
  const over = results.find(isOver);
  return { ...undecided(results), ...(over && { reason: over.reason }), elapsed: spent };
}
