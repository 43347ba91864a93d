import type { AnyPuzzle, Engine } from '@gridproof/core';
import { Installed, type InstalledPuzzle, type Plugin } from '@gridproof/plugins';
import { UsageError } from './exit.js';

export type { Plugin } from '@gridproof/plugins';

let found: Installed | undefined;

/** What is installed is looked up once, and only where a command asks for it. */
function installed(): Installed {
  found ??= new Installed(import.meta.dirname);
  return found;
}

/** This program's version. */
export const version = (): string => installed().version;

/** All installed puzzle types, by their ids. One that cannot be loaded is left out, and that is said. */
export async function puzzles(): Promise<InstalledPuzzle[]> {
  return await installed().puzzles((name, why) =>
    process.stderr.write(`gridproof: ${name} is left out: ${why}\n`),
  );
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

/** All installed engines. */
export const engines = (): readonly InstalledEngine[] =>
  installed()
    .engineNames()
    .map((name) => ({ ...engineNamed(name), name }));

/** The installed engine of this name; throws `UsageError` with the names there are. */
export function engineNamed(name: string): Plugin<Engine> {
  const engine = installed().engine(name);
  if (!engine)
    throw new UsageError(
      `there is no engine '${name}' (installed: ${installed().engineNames().join(', ') || 'none'})`,
    );
  return engine;
}
