import type { Engines, InstalledEngine, InstalledEngines } from '@gridproof/plugins';
import { UsageError } from '@gridproof/plugins';
import { confirm } from './confirm.js';
import { race } from './race.js';
import { runTask, type TaskResult, type TaskSpec } from './run-task.js';
import type { Runners } from './runners.js';

/** Asks whichever engines were chosen. */
export type EngineStrategy = (runners: Runners, posed: TaskSpec) => Promise<TaskResult>;

/**
 * How a question is answered: by the engine that is named, by all as one to confirm it, or by default in a race of all. Throws
 * `UsageError` where they are not there.
 */
export async function chooseStrategy(
  {
    engine,
    confirm: together,
  }: { readonly engine?: string | undefined; readonly confirm?: boolean | undefined },
  engines: Pick<InstalledEngines, 'chosen' | 'usable'>,
): Promise<EngineStrategy> {
  return together ? confirming(await engines.usable()) : strategyOf(await engines.chosen(engine));
}

/** By one engine, or by the first of several that knows. */
export const strategyOf = (engines: Engines): EngineStrategy => {
  const [engine, another] = engines;
  return another
    ? (runners, posed) => race(runners, posed, engines)
    : (runners, posed) => runTask(runners.alone(engine), { ...posed, engine });
};

function confirming(engines: readonly InstalledEngine[]): EngineStrategy {
  if (engines.length < 2)
    throw new UsageError(
      `--confirm needs two engines (installed: ${engines.map((one) => one.name).join(', ') || 'none'}); ` +
        'another is a package with the keyword gridproof-engine',
    );
  return (runners, posed) => confirm(runners, posed, engines);
}
