import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyPuzzle, Engine } from '@gridproof/core';
import { UsageError } from './exit.js';

/** A puzzle type or an engine that is installed, and the module that it comes from. */
export interface Plugin<T> {
  readonly name: string;
  readonly version: string;
  /** The module's address; its default export is the plugin. */
  readonly url: string;
  readonly load: () => Promise<T>;
}

export interface LoadedPuzzle {
  readonly type: AnyPuzzle;
  readonly plugin: Plugin<AnyPuzzle>;
}

/** An installed package, and how its modules are found. */
interface Found {
  readonly name: string;
  readonly manifest: Manifest;
  readonly require: NodeJS.Require;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly keywords?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

let scanned: readonly Found[] | undefined;

/**
 * The packages that this program depends on, and those of the project that it is called in. Plugins among them carry a
 * keyword: so an installed puzzle is found, and no list of puzzles stands anywhere.
 */
function packages(): readonly Found[] {
  scanned ??= scan();
  return scanned;
}

function scan(): Found[] {
  const found = new Map<string, Found>();
  for (const project of [packageAbove(import.meta.dirname), packageAbove(workingFolder())]) {
    const manifest = project && manifestOf(join(project, 'package.json'));
    if (!manifest) continue;
    const require = createRequire(join(project, 'package.json'));
    for (const name of Object.keys({ ...manifest.devDependencies, ...manifest.dependencies })) {
      const one = found.has(name) ? undefined : packageNamed(name, require);
      if (one) found.set(name, one);
    }
  }
  return [...found.values()];
}

function packageNamed(name: string, require: NodeJS.Require): Found | undefined {
  try {
    const manifest = manifestOf(require.resolve(`${name}/package.json`));
    return manifest && { name, manifest, require };
  } catch {
    // Not installed, or a package that shows nothing of itself: no plugin.
    return undefined;
  }
}

function plugins<T>(keyword: string): Plugin<T>[] {
  return packages().flatMap(({ name, manifest, require }) => {
    if (!manifest.keywords?.includes(keyword)) return [];
    try {
      const url = pathToFileURL(require.resolve(name)).href;
      return { name, version: manifest.version, url, load: async () => (await import(url)).default };
    } catch {
      return [];
    }
  });
}

/** Undefined for what is not a manifest: a folder may hold any file of that name. */
function manifestOf(file: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof manifest === 'object' && manifest !== null ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

function packageAbove(folder: string): string | undefined {
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, 'package.json'))) return here;
    if (dirname(here) === here) return undefined;
  }
}

/** The folder that the program is called in; it may be gone. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return '/';
  }
}

/** This program's version. */
export const version = (): string =>
  manifestOf(join(packageAbove(import.meta.dirname)!, 'package.json'))!.version;

/** All installed puzzle types, by their ids. One that cannot be loaded is left out, and that is said. */
export async function puzzles(): Promise<LoadedPuzzle[]> {
  const found = plugins<AnyPuzzle>('gridproof-puzzle');
  const settled = await Promise.allSettled(found.map((plugin) => plugin.load()));
  const loaded: LoadedPuzzle[] = [];
  for (const [at, plugin] of found.entries()) {
    const leaveOut = (why: string) => process.stderr.write(`gridproof: ${plugin.name} is left out: ${why}\n`);
    const load = settled[at]!;
    if (load.status === 'rejected') {
      leaveOut(load.reason instanceof Error ? load.reason.message : String(load.reason));
      continue;
    }
    const type = load.value;
    const rival = loaded.find((other) => other.type.id === type?.id);
    if (typeof type?.id !== 'string') leaveOut('its default export is not a puzzle');
    else if (rival) leaveOut(`${rival.plugin.name} is a '${type.id}' already`);
    else loaded.push({ plugin, type });
  }
  return loaded.sort((a, b) => (a.type.id < b.type.id ? -1 : 1));
}

/** As `puzzles`, where it does not matter which packages they come from. */
export async function puzzleTypes(): Promise<AnyPuzzle[]> {
  return (await puzzles()).map(({ type }) => type);
}

/** The installed engine of this name; throws `UsageError` with the names there are. */
export function engineNamed(name: string): Plugin<Engine> {
  const all = plugins<Engine>('gridproof-engine');
  const found = all.find((plugin) => engineName(plugin) === name.toLowerCase());
  if (!found)
    throw new UsageError(
      `there is no engine '${name}' (installed: ${all.map(engineName).join(', ') || 'none'})`,
    );
  return found;
}

/** `@gridproof/engine-z3` is called z3. */
const engineName = ({ name }: Plugin<unknown>): string => name.replace(/^.*engine-/, '');
