import type { AnyPuzzle, Engine } from '@gridproof/core';
import { Installed, type InstalledPuzzle, type LeaveOut, type Plugin } from '@gridproof/plugins';
import { UsageError } from './exit.js';
import { DEFAULT_ENGINE } from './options.js';
import { answerable } from './type-fault.js';

let found: Installed | undefined;
let loaded: Promise<InstalledPuzzle[]> | undefined;

/** What is installed is looked up once, and only where a command asks for it. */
function installed(): Installed {
  found ??= new Installed(import.meta.dirname);
  return found;
}

/** This program's version. */
export const version = (): string => installed().version;

const leaveOut: LeaveOut = (name, why) => process.stderr.write(`gridproof: ${name} is left out: ${why}\n`);

/** All installed puzzle types, by their ids. One that cannot be loaded is left out, and that is said. */
export function puzzles(): Promise<InstalledPuzzle[]> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<InstalledPuzzle[]> {
  const all = await installed().puzzles(leaveOut);
  return all.map(({ type, plugin }) => ({ type: answerable(type), plugin }));
}

/** As `puzzles`, where it does not matter which packages they come from. */
export async function puzzleTypes(): Promise<AnyPuzzle[]> {
  return (await puzzles()).map(({ type }) => type);
}

/** An installed engine by its short name. */
export interface InstalledEngine extends Plugin<Engine> {
  /** `z3`, where the package is `@gridproof/engine-z3`. */
  readonly name: string;
}

/** All installed engines. One that is called as another is left out, and that is said. */
export const engines = (): readonly InstalledEngine[] =>
  installed()
    .engines(leaveOut)
    .map(({ name, plugin }) => ({ ...plugin, name }));

/** The installed engine of this name; throws `UsageError` with the names there are. */
export function engineNamed(name: string): Plugin<Engine> {
  const engine = installed().engine(name);
  if (!engine)
    throw new UsageError(
      `there is no engine '${name}' (installed: ${installed().engineNames().join(', ') || 'none'})`,
    );
  return engine.plugin;
}

/**
 * The installed engine that gives reasons: the one that is named, else one that starts light. Reasons are found by many small
 * questions, of which such an engine answers ten while another answers one. Throws `UsageError` as `engineNamed`.
 */
export function reasoner(
  name = engines().find(({ start }) => start === 'light')?.name ?? DEFAULT_ENGINE,
): InstalledEngine {
  return { ...engineNamed(name), name };
}
