import type { Engines, InstalledEngine, InstalledEngines } from '@gridproof/plugins';
import { UsageError } from '@gridproof/plugins';
import { confirm } from './confirm.js';
import { race } from './race.js';
import { runTask, type TaskResult, type TaskSpec } from './run-task.js';
import type { Runners } from './runners.js';

/** Runs a task on the chosen engines. */
export type EngineStrategy = (runners: Runners, spec: TaskSpec) => Promise<TaskResult>;

/**
 * Chooses how a task is run: on the named engine, on all engines to confirm each other, or by default in a race of all.
 * Throws `UsageError` if an engine is missing.
 */
export async function chooseStrategy(
  {
    engine,
    confirm: together,
  }: { readonly engine?: string | undefined; readonly confirm?: boolean | undefined },
  engines: Pick<InstalledEngines, 'choose' | 'usable'>,
): Promise<EngineStrategy> {
  return together ? confirmStrategy(await engines.usable()) : createStrategy(await engines.choose(engine));
}

/** Runs a task on one engine, or on several until the first one knows the answer. */
export const createStrategy = (engines: Engines): EngineStrategy => {
  const [engine, second] = engines;
  return second
    ? (runners, spec) => race(runners, spec, engines)
    : (runners, spec) => runTask(runners.inlineRunner(engine), { ...spec, engine });
};

function confirmStrategy(engines: readonly InstalledEngine[]): EngineStrategy {
  if (engines.length < 2)
    throw new UsageError(
      `--confirm needs two engines (installed: ${engines.map((engine) => engine.name).join(', ') || 'none'}); ` +
        'another is a package with the keyword gridproof-engine',
    );
  return (runners, spec) => confirm(runners, spec, engines);
}
