import type { AnyPuzzle, Engine } from '@gridproof/core';
import { Installed, type LeaveOut } from '@gridproof/plugins';
import { UsageError } from './faults.js';

const installed = new Installed(import.meta.dirname);

const leaveOut: LeaveOut = (name, why) =>
  process.stderr.write(`gridproof-bench: ${name} is left out: ${why}\n`);

let types: Promise<readonly AnyPuzzle[]> | undefined;

/** Every installed kind of puzzle. One that cannot be loaded is left out, and that is said. */
export function puzzleTypes(): Promise<readonly AnyPuzzle[]> {
  types ??= installed.puzzles(leaveOut).then((puzzles) => puzzles.map(({ type }) => type));
  return types;
}

let names: readonly string[] | undefined;

/** The names of the installed engines. One that is called as another is left out, and that is said. */
export function engineNames(): readonly string[] {
  names ??= installed.engines(leaveOut).map(({ name }) => name);
  return names;
}

/** What stands in front of the name of a program on the PATH that is to judge instead of an engine. */
const NATIVE = 'native:';

/** The engine of this name, or the judge `native:PROGRAM`; throws `UsageError` where there is none. */
export async function engineNamed(name: string): Promise<Engine> {
  if (name.startsWith(NATIVE)) return await judgeNamed(name.slice(NATIVE.length));
  const plugin = installed.engine(name)?.plugin;
  if (!plugin)
    throw new UsageError(
      `there is no engine '${name}' (installed: ${engineNames().join(', ') || 'none'}; ${NATIVE}PROGRAM asks a program on the PATH)`,
    );
  const engine: Partial<Engine> | undefined = await plugin.load();
  if (typeof engine?.open !== 'function')
    throw new UsageError(
      `the engine '${name}' cannot be used: ${plugin.name} has no engine as its default export`,
    );
  return engine as Engine;
}

async function judgeNamed(program: string): Promise<Engine> {
  const { judge } = await import('./judges.js');
  try {
    return judge(program);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The packages of some engines, and what they bring along, with the versions that are installed. */
export function versionsOf(engines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    engines.flatMap((name) => {
      const plugin = installed.engine(name)?.plugin;
      return plugin ? [[plugin.name, plugin.version] as const, ...Object.entries(plugin.dependencies())] : [];
    }),
  );
}
