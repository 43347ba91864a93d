import type { AnyPuzzle, Claim, Engine } from '@gridproof/core';
import {
  Installed,
  type InstalledPuzzle,
  type LeaveOut,
  type LeftOut,
  noEngine,
  noEngineCalled,
  type Plugin,
  PluginFault,
  withAdvice,
} from '@gridproof/plugins';
import { UsageError } from './exit.js';
import { Guard } from './guard/guard.js';
import { AUTO } from './options.js';
import { answerable } from './type-fault.js';

let found: Installed | undefined;
let loaded: Promise<InstalledPuzzle[]> | undefined;
let guard = new Guard();
let left = new Map<string, LeftOut>();

/** A plugin may take as long to be loaded, in milliseconds, however little time a puzzle has: it starts a thread. */
const LOADING = { shortest: 2_000, longest: 10_000 };

/**
 * Looks for plugins anew, these among them: folders, files, or names of packages. `timeout`: milliseconds that one puzzle may
 * take, and so what a plugin does in this thread.
 */
export function usePlugins(plugins: readonly string[], timeout?: number): void {
  const loading = Math.max(LOADING.shortest, Math.min(timeout ?? LOADING.longest, LOADING.longest));
  found = new Installed(import.meta.dirname, { plugins, loading });
  guard = new Guard(timeout);
  loaded = undefined;
  left = new Map();
}

/** Throws `UsageError` where something that was named as a plugin is none. */
export function refuseMissing(): void {
  const missing = installed().notThere.map(({ name, why }) => `--plugin ${name}: ${why}`);
  if (missing.length > 0) throw new UsageError(missing.join('\n'));
}

/** The name of the plugin whose code is the innermost in a stack. */
export const culpritIn = (stack: string): string | undefined => found?.nameIn(stack);

/** What is installed is looked up once, and only where a command asks for it. */
function installed(): Installed {
  if (!found) usePlugins([]);
  return found!;
}

/** This program's version. */
export const version = (): string => installed().version;

let telling = true;

/** Says it, once of each. */
const leaveOut: LeaveOut = (one) => {
  const { name, why } = one;
  const sentence = `${name} is left out: ${why}`;
  if (left.has(sentence)) return;
  left.set(sentence, one);
  if (telling) process.stderr.write(`gridproof: ${sentence}\n`);
};

const namesLeftOut = (): readonly string[] => Array.from(left.values(), ({ name }) => name);

/** All installed puzzle types, by their ids. One that cannot be loaded is left out, and that is said. */
export function puzzles(): Promise<InstalledPuzzle[]> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<InstalledPuzzle[]> {
  const all = await installed().puzzles(leaveOut);
  return all.map(({ type, plugin }) => ({
    type: answerable(type, plugin.proven ? undefined : guard),
    plugin,
  }));
}

/** Does what puzzle types are asked for, within a limit of milliseconds for all of it. Throws `Late`. */
export async function limited<T>(limit: number, work: () => T): Promise<T> {
  // Those of this project are known to return.
  if ((await puzzles()).every(({ plugin }) => plugin.proven)) return work();
  return guard.run(undefined, work, limit);
}

/** Milliseconds that a puzzle type may take for what it is asked in this thread. */
export const patience = (): number => guard.limit;

/** As `puzzles`, where it does not matter which packages they come from. */
export async function puzzleTypes(): Promise<AnyPuzzle[]> {
  return (await puzzles()).map(({ type }) => type);
}

/** The boards that installed puzzle types claim, by their manifests. */
export async function claims(): Promise<Claim[]> {
  return (await puzzles()).flatMap(({ type, plugin }) =>
    plugin.claims ? [{ type: type.id, ...plugin.claims }] : [],
  );
}

/** The package that an installed puzzle type comes from. */
export async function pluginOf(type: AnyPuzzle): Promise<InstalledPuzzle['plugin']> {
  return (await puzzles()).find((one) => one.type.id === type.id)!.plugin;
}

/** Does what recognises a puzzle type; where that is not installed, the fault tells what to do. */
export function recognising<T>(types: readonly AnyPuzzle[], work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withAdvice(error, types, namesLeftOut());
  }
}

/** An installed engine by its short name. */
export interface InstalledEngine extends Plugin<Engine> {
  /** `z3`, where the package is `@gridproof/engine-z3`. */
  readonly name: string;
  /** The name of its package. */
  readonly package: string;
}

/** The name of a package and its version, where that is told. */
export const withVersion = (name: string, version: string | undefined): string =>
  version === undefined ? name : `${name} ${version}`;

/** All installed engines, none of them loaded. One that is called as another is left out, and that is said. */
export const engines = (): readonly InstalledEngine[] =>
  installed()
    .engines(leaveOut)
    .map(({ name, plugin }) => ({ ...plugin, name, package: plugin.name }));

/** All installed engines that can be loaded. The others are left out, and that is said. */
export async function usableEngines(): Promise<readonly InstalledEngine[]> {
  const usable: InstalledEngine[] = [];
  for (const engine of engines()) if (await isUsable(engine)) usable.push(engine);
  return usable;
}

async function isUsable({ load, package: name, version, from }: InstalledEngine): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error;
    leaveOut({ name, version, from, why: error.message });
    return false;
  }
}

/** One engine at least. */
export type Engines = readonly [InstalledEngine, ...InstalledEngine[]];

/**
 * The engines that take part in what is asked: the one that is named, or all that can be loaded, those that start light first.
 * Throws `UsageError` where there is none.
 */
export async function enginesFor(name: string | undefined): Promise<Engines> {
  if (isNamed(name)) return [await theOne(name)];
  const [first, ...others] = lightFirst(await usableEngines());
  if (!first) throw new UsageError(noEngine());
  return [first, ...others];
}

/**
 * The installed engine that gives reasons: the one that is named, else one that starts light. Reasons are found by many small
 * questions, of which such an engine answers ten while another answers one. Throws `UsageError` as `enginesFor`.
 */
export async function reasoner(name: string | undefined): Promise<InstalledEngine> {
  if (isNamed(name)) return await theOne(name);
  for (const engine of lightFirst(engines())) if (await isUsable(engine)) return engine;
  throw new UsageError(noEngine());
}

const isNamed = (name: string | undefined): name is string =>
  name !== undefined && name.toLowerCase() !== AUTO;

const isLight = ({ start }: InstalledEngine): boolean => start === 'light';

const lightFirst = (all: readonly InstalledEngine[]): readonly InstalledEngine[] => [
  ...all.filter(isLight),
  ...all.filter((one) => !isLight(one)),
];

async function theOne(name: string): Promise<InstalledEngine> {
  const all = engines();
  const engine = all.find((one) => one.name === name.toLowerCase());
  if (engine && (await isUsable(engine))) return engine;
  throw new UsageError(
    noEngineCalled(
      name,
      all.map((one) => one.name),
      namesLeftOut(),
    ),
  );
}

/** What is installed, and what of it cannot be used. */
export interface Inventory {
  readonly puzzles: readonly InstalledPuzzle[];
  readonly engines: readonly InstalledEngine[];
  readonly leftOut: readonly LeftOut[];
}

/** Everything that is installed; what is left out is told here alone. */
export async function inventory(): Promise<Inventory> {
  telling = false;
  try {
    return { puzzles: await puzzles(), engines: await usableEngines(), leftOut: [...left.values()] };
  } finally {
    telling = true;
  }
}
