import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { undecided } from './race.js';
import { runTask, type TaskQuery, type TaskResult, type TaskSpec } from './run-task.js';

/**
 * Conflict limit of an engine call in the first round. Of the puzzles in the benchmarks, one in a hundred takes more
 * than a thousand conflicts with CaDiCaL, and none takes ten thousand: a quarter of a second.
 */
const CONFLICTS = 10_000;

/** Growth of the conflict limit per round: the earlier rounds cost at most a third of the last one. */
const GROWTH = 4;

/** A limit above this is no limit in practice. */
const MOST = 2 ** 31;

/** Identifies a choice of engines: choices with different keys may find different answers of several. */
export const strategyKey = (
  engines: readonly Pick<InstalledEngine, 'name'>[],
  conflicts = CONFLICTS,
): string => [...engines.map(({ name }) => name), ...(engines.length > 1 ? [conflicts, GROWTH] : [])].join();

/** The part of an engine's result that decides whether another engine gets a turn. */
export interface EngineOutcome {
  readonly status: string;
  readonly reason?: string;
}

/**
 * Calls engines in turn, each with a conflict limit that grows per round, until one knows the answer or the time is up.
 * The result does not depend on the speed of the machine. An engine that gives up for another reason gets no further
 * turn, and the only remaining engine has no limit. `total` limits the conflicts of all turns together; a larger total
 * starts with the same turns. Returns the result of the engine that knows, or else the last result of each engine.
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

/** Conflict limits of a round robin. */
export interface ConflictBudget {
  /** Limit of each engine in the first round. */
  readonly first?: number | undefined;
  /** Limit of all turns together; no limit by default. */
  readonly within?: number | undefined;
}

/** Whether no other engine can continue, because the time is up or the task was aborted. */
const isOver = ({ reason }: EngineOutcome): boolean => reason === 'time limit' || reason === 'aborted';

/** Runs a task on engines in turn, all in threads of one runner. The limits of the query apply to all turns together. */
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

/** The result of an engine with its answers and its time in milliseconds. */
export interface TimedOutcome extends EngineOutcome {
  readonly answers: readonly unknown[];
  readonly count?: number;
  readonly engine: string;
  readonly elapsed: number;
}

/** Calls engines in turn within limits for all turns together; `continues` is false in the first call only. */
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
