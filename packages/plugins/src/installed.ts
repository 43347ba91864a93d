import { pathToFileURL } from 'node:url';
import type { AnyPuzzle, Engine } from '@gridproof/core';
import { manifestIn, type Package, packagesOf, projectOf, versionsOf } from './packages.js';
import type { Plugin } from './plugin.js';

/** A puzzle type, and the package that it comes from. */
export interface InstalledPuzzle {
  readonly type: AnyPuzzle;
  readonly plugin: Plugin<AnyPuzzle>;
}

/** An engine, and the package that it comes from. */
export interface InstalledEngine {
  /** What it is asked for by: `z3`, where the package is `@gridproof/engine-z3`. */
  readonly name: string;
  readonly plugin: Plugin<Engine>;
}

/** Is told of each package that cannot take part, and why. */
export type LeaveOut = (name: string, why: string) => void;

/**
 * The puzzles and engines that a program finds: packages that it depends on and those of the project that it is called
 * in, if they carry the keyword `gridproof-puzzle` or `gridproof-engine`. So no list of them stands anywhere.
 */
export class Installed {
  readonly #program: string | undefined;
  readonly #project: string | undefined;
  #packages: readonly Package[] | undefined;

  /** Both are folders in a project, or in one of its folders; `project` is the working folder unless told. */
  constructor(program: string, project = workingFolder()) {
    this.#program = projectOf(program);
    this.#project = projectOf(project);
  }

  /** The program's version. */
  get version(): string {
    return (this.#program && manifestIn(this.#program)?.version) ?? 'unknown';
  }

  /** The engines, not loaded yet, each by a name of its own. */
  engines(leaveOut: LeaveOut): InstalledEngine[] {
    const engines: InstalledEngine[] = [];
    for (const plugin of this.#plugins<Engine>('gridproof-engine')) {
      const name = plugin.name.replace(/^.*engine-/, '');
      const rival = engines.find((other) => other.name === name);
      if (rival) leaveOut(plugin.name, `${rival.plugin.name} is a '${name}' already`);
      else engines.push({ name, plugin });
    }
    return engines;
  }

  /** The engine of this name, whatever the case. */
  engine(name: string): InstalledEngine | undefined {
    return this.engines(() => {}).find((engine) => engine.name === name.toLowerCase());
  }

  /** The names of all engines. */
  engineNames(): readonly string[] {
    return this.engines(() => {}).map(({ name }) => name);
  }

  /** All puzzle types by their ids. */
  async puzzles(leaveOut: LeaveOut): Promise<InstalledPuzzle[]> {
    const found = this.#plugins<AnyPuzzle>('gridproof-puzzle');
    const settled = await Promise.allSettled(found.map((plugin) => plugin.load()));
    const loaded: InstalledPuzzle[] = [];
    for (const [at, plugin] of found.entries()) {
      const load = settled[at]!;
      if (load.status === 'rejected') {
        leaveOut(plugin.name, load.reason instanceof Error ? load.reason.message : String(load.reason));
        continue;
      }
      const type = load.value;
      const rival = loaded.find((other) => other.type.id === type?.id);
      if (typeof type?.id !== 'string') leaveOut(plugin.name, 'its default export is not a puzzle');
      else if (rival) leaveOut(plugin.name, `${rival.plugin.name} is a '${type.id}' already`);
      else loaded.push({ plugin, type });
    }
    return loaded.sort((a, b) => (a.type.id < b.type.id ? -1 : 1));
  }

  #plugins<T>(keyword: string): Plugin<T>[] {
    this.#packages ??= packagesOf([this.#program, this.#project]);
    return this.#packages.flatMap(({ name, manifest, require }) => {
      // Manifests are written by anyone.
      if (!Array.isArray(manifest.keywords) || !manifest.keywords.includes(keyword)) return [];
      try {
        const module = require.resolve(name);
        const url = pathToFileURL(module).href;
        return {
          name,
          version: manifest.version,
          url,
          start: manifest.gridproof?.start,
          load: async () => (await import(url)).default,
          dependencies: () => versionsOf(Object.keys(manifest.dependencies ?? {}), module),
        };
      } catch {
        // Listed, but not built or not whole.
        return [];
      }
    });
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
