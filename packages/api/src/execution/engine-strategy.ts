import type { Engines, InstalledEngine, InstalledEngines } from '@gridproof/plugins';
import { UsageError } from '@gridproof/plugins';
import { confirm } from './confirm.js';
import { race } from './race.js';
import { runTask, type TaskResult, type TaskSpec } from './run-task.js';
import type { Runners } from './runners.js';

/** Runs a task on the chosen engines. */
export type EngineStrategy = (runners: Runners, posed: TaskSpec) => Promise<TaskResult>;

/**
 * Chooses how a task is run: on the named engine, on all engines to confirm each other, or by default in a race of all.
 * Throws `UsageError` if an engine is missing.
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

/** Runs a task on one engine, or on several until the first one knows the answer. */
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
