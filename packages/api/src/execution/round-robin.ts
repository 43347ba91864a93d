import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { mergeUndecided } from './race.js';
import { runTask, type TaskQuery, type TaskResult, type TaskSpec } from './run-task.js';

/**
 * Conflict limit of an engine call in the first round. Of the puzzles in the benchmarks, one in a hundred takes more
 * than a thousand conflicts with CaDiCaL, and none takes ten thousand: a quarter of a second.
 */
const FIRST_CONFLICTS = 10_000;

/** Growth of the conflict limit per round: the earlier rounds cost at most a third of the last one. */
const GROWTH = 4;

/** A limit above this is no limit in practice. */
const MAX_CONFLICTS = 2 ** 31;

/** Identifies a choice of engines: choices with different keys may find different answers of several. */
export const strategyKey = (
  engines: readonly Pick<InstalledEngine, 'name'>[],
  conflicts = FIRST_CONFLICTS,
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
  run: (engine: E, conflicts: number | undefined) => Promise<R>,
  { first = FIRST_CONFLICTS, total = Number.POSITIVE_INFINITY }: ConflictBudget = {},
): Promise<readonly R[]> {
  const outcomes = new Map<E, R>();
  let remaining = engines;
  let remainingConflicts = total;
  for (let limit = first; remaining.length > 0; limit *= GROWTH) {
    const turnLimit = remaining.length > 1 && limit < MAX_CONFLICTS ? limit : Number.POSITIVE_INFINITY;
    for (const engine of remaining) {
      const conflicts = Math.min(turnLimit, remainingConflicts);
      const result = await run(engine, conflicts < Number.POSITIVE_INFINITY ? conflicts : undefined);
      if (result.status !== 'unknown') return [result];
      outcomes.set(engine, result);
      remainingConflicts -= conflicts;
      if (isTimeUp(result) || remainingConflicts === 0) return [...outcomes.values()];
    }
    if (turnLimit === Number.POSITIVE_INFINITY) break;
    remaining = remaining.filter((engine) => outcomes.get(engine)!.reason === 'conflict limit');
  }
  return [...outcomes.values()];
}

/** Conflict limits of a round robin. */
export interface ConflictBudget {
  /** Limit of each engine in the first round. */
  readonly first?: number | undefined;
  /** Limit of all turns together; no limit by default. */
  readonly total?: number | undefined;
}

/** Whether no other engine can continue, because the time is up or the task was aborted. */
const isTimeUp = ({ reason }: EngineOutcome): boolean => reason === 'time limit' || reason === 'aborted';

/** Runs a task on engines in turn, all in threads of one runner. The limits of the query apply to all turns together. */
export function runRoundRobin(
  runner: Pick<Runner, 'run'>,
  spec: TaskSpec,
  engines: readonly InstalledEngine[],
  first?: number,
): Promise<TaskResult> {
  const { query } = spec;
  return roundRobinWithin(
    engines,
    query,
    (engine, limits, continues) =>
      runTask(runner, { ...spec, engine, continues, query: { ...query, ...limits } }),
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
  { timeout, conflicts: total }: Pick<TaskQuery, 'timeout' | 'conflicts'>,
  run: (engine: E, limits: Pick<TaskQuery, 'conflicts' | 'timeout'>, continues: boolean) => Promise<R>,
  first?: number,
): Promise<R> {
  let spent = 0;
  let continues = false;
  const results = await roundRobin(
    engines,
    async (engine, conflicts) => {
      const limits = { conflicts, timeout: timeout && Math.max(1, timeout - spent) };
      const result = await run(engine, limits, continues);
      continues = true;
      spent += result.elapsed;
      return result;
    },
    { first, total },
  );
  const stopped = results.find(isTimeUp);
  return { ...mergeUndecided(results), ...(stopped && { reason: stopped.reason }), elapsed: spent };
}
