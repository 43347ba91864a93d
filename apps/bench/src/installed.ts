import type { AnyPuzzle, Engine } from '@gridproof/core';
import {
  Installed,
  type InstalledEngine,
  type LeaveOut,
  noEngineCalled,
  PluginFault,
} from '@gridproof/plugins';
import { UsageError } from './faults.js';

let installed = new Installed(import.meta.dirname);
let named: readonly string[] = [];
let types: Promise<readonly AnyPuzzle[]> | undefined;
let left = new Map<string, string>();

/** Looks for plugins anew, these among them: folders, files, or names of packages. */
export function usePlugins(plugins: readonly string[]): void {
  installed = new Installed(import.meta.dirname, { plugins });
  named = plugins;
  types = undefined;
  left = new Map();
}

/** What was named, for threads and programs that look by themselves. */
export const pluginsNamed = (): readonly string[] => named;

/** Says it, once of each. */
const leaveOut: LeaveOut = ({ name, why }) => {
  const sentence = `${name} is left out: ${why}`;
  if (left.has(sentence)) return;
  left.set(sentence, name);
  process.stderr.write(`gridproof-bench: ${sentence}\n`);
};

/** The packages that are left out so far. */
export const namesLeftOut = (): readonly string[] => [...left.values()];

/** Every installed puzzle type. One that cannot be loaded is left out, and that is said. */
export function puzzleTypes(): Promise<readonly AnyPuzzle[]> {
  types ??= installed.puzzles(leaveOut).then((puzzles) => puzzles.map(({ type }) => type));
  return types;
}

/** The names of the installed engines. One that is called as another is left out, and that is said. */
export const engineNames = (): readonly string[] => installed.engines(leaveOut).map(({ name }) => name);

/** What stands in front of the name of a program on the PATH that is to judge instead of an engine. */
const NATIVE = 'native:';

/** The engine of this name, or the judge `native:PROGRAM`; throws `UsageError` where there is none. */
export async function engineNamed(name: string): Promise<Engine> {
  if (name.startsWith(NATIVE)) return await judgeNamed(name.slice(NATIVE.length));
  const { plugin } = packageOf(name);
  try {
    return await plugin.load();
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error;
    throw new UsageError(`${name} cannot be used: ${plugin.name} is left out: ${error.message}`);
  }
}

/** The package of the engine of this name; throws `UsageError` where there is none. */
export function packageOf(name: string): InstalledEngine {
  const engine = installed.engine(name, leaveOut);
  if (!engine) throw new UsageError(noEngineCalled(name, engineNames(), namesLeftOut()));
  return engine;
}

async function judgeNamed(program: string): Promise<Engine> {
  const { judge } = await import('./engines/judges.js');
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
      const plugin = installed.engine(name, leaveOut)?.plugin;
      const own = plugin?.version === undefined ? [] : [[plugin.name, plugin.version] as const];
      return [...own, ...Object.entries(plugin?.dependencies() ?? {})];
    }),
  );
}
