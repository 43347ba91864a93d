import { pathToFileURL } from 'node:url';
import type { AnyPuzzle, Engine } from '@gridproof/core';
import type { Candidate, LeftOut } from './candidate.js';
import { CoreVersion } from './core-version.js';
import { engineIn, type Kind } from './kinds.js';
import { manifestIn, projectOf, versionOf } from './manifest.js';
import { PluginFault } from './module.js';
import { type Plugin, pluginOf } from './plugin.js';
import { candidates } from './whereabouts.js';

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
export type LeaveOut = (one: LeftOut) => void;

/** Where to look beside the program. */
export interface InstalledOptions {
  /** Any folder in the project that the program is called in; by default the working folder. */
  readonly project?: string | undefined;
  /** Plugins that are named one by one: folders with a package, files that are modules, or names of packages. */
  readonly plugins?: readonly string[] | undefined;
  /** Milliseconds that a plugin may take to be loaded; ten seconds by default. */
  readonly loading?: number | undefined;
}

/** Milliseconds that a plugin may take to be loaded, by default. */
const LOADING = 10_000;

/**
 * The puzzles and engines that a program finds, by the keyword `gridproof-puzzle` or `gridproof-engine`: those that are named,
 * among what it depends on itself, in the project that it is called in, and beside it. So no list of them stands anywhere.
 */
export class Installed {
  readonly #program: string | undefined;
  readonly #project: string | undefined;
  readonly #plugins: readonly string[];
  readonly #loading: number;
  #found: readonly (Candidate | LeftOut)[] | undefined;

  /** `program` is any folder in the program's package: a program gives `import.meta.dirname`. */
  constructor(
    program: string,
    { project = workingFolder(), plugins = [], loading = LOADING }: InstalledOptions = {},
  ) {
    this.#program = projectOf(program);
    this.#project = projectOf(project);
    this.#plugins = plugins;
    this.#loading = loading;
  }

  /** The program's version. */
  get version(): string {
    return versionOf((this.#program && manifestIn(this.#program)) || {}) ?? 'unknown';
  }

  /** The engines, not loaded yet, each by a name of its own. */
  engines(leaveOut: LeaveOut): InstalledEngine[] {
    const engines: InstalledEngine[] = [];
    for (const plugin of this.#usable<Engine>('engine', leaveOut)) {
      const name = engineIn(plugin.name);
      const rival = engines.find((other) => other.name === name);
      if (rival) leaveOut(leftOut(plugin, `${rival.plugin.name} is a '${name}' already`));
      else engines.push({ name, plugin });
    }
    return engines;
  }

  /** The engine of this name, whatever the case. */
  engine(name: string, leaveOut: LeaveOut): InstalledEngine | undefined {
    return this.engines(leaveOut).find((engine) => engine.name === name.toLowerCase());
  }

  /** All puzzle types by their ids. */
  async puzzles(leaveOut: LeaveOut): Promise<InstalledPuzzle[]> {
    const found = this.#usable<AnyPuzzle>('puzzle', leaveOut);
    const settled = await Promise.allSettled(found.map((plugin) => plugin.load()));
    const loaded: InstalledPuzzle[] = [];
    for (const [at, plugin] of found.entries()) {
      const load = settled[at]!;
      if (load.status === 'rejected') {
        leaveOut(leftOut(plugin, (load.reason as PluginFault).message));
        continue;
      }
      const type = load.value;
      const rival = loaded.find((other) => other.type.id === type.id);
      if (rival) leaveOut(leftOut(plugin, `${rival.plugin.name} is a '${type.id}' already`));
      else loaded.push({ plugin, type });
    }
    return loaded.sort((a, b) => (a.type.id < b.type.id ? -1 : 1));
  }

  get #candidates(): readonly (Candidate | LeftOut)[] {
    this.#found ??= candidates({ program: this.#program, project: this.#project, plugins: this.#plugins });
    return this.#found;
  }

  /** What was named one by one, and is no plugin at all. */
  get notThere(): readonly LeftOut[] {
    if (this.#plugins.length === 0) return [];
    return this.#candidates.flatMap((one) => ('why' in one && one.from === '--plugin' ? [one] : []));
  }

  /** The name of the plugin that an error comes from: whose code is the innermost in its stack. */
  nameIn(stack: string): string | undefined {
    const homes = (this.#found ?? []).flatMap((one) => ('why' in one ? [] : [one]));
    for (const line of stack.split('\n')) {
      const culprit = homes.find(({ folder }) => line.includes(pathToFileURL(`${folder}/`).href));
      if (culprit) return culprit.name;
    }
    return undefined;
  }

  /** All plugins of a kind that have a module and fit the program's core; the others are left out. */
  #usable<T>(kind: Kind, leaveOut: LeaveOut): Plugin<T>[] {
    const core = new CoreVersion(this.#program);
    return this.#candidates.flatMap((one): Plugin<T>[] => {
      if ('why' in one) leaveOut(one);
      if ('why' in one || !one.kinds.includes(kind)) return [];
      const misfit = core.misfit(one.name, one.manifest);
      try {
        if (misfit === undefined) return [pluginOf(one, kind, this.#loading)];
        leaveOut({ ...whoIs(one), why: misfit });
      } catch (error) {
        if (!(error instanceof PluginFault)) throw error;
        leaveOut({ ...whoIs(one), why: error.message });
      }
      return [];
    });
  }
}

const whoIs = ({ name, from, manifest }: Candidate): Omit<LeftOut, 'why'> => ({
  name,
  from,
  version: versionOf(manifest),
});

const leftOut = ({ name, version, from }: Plugin<unknown>, why: string): LeftOut => ({
  name,
  version,
  from,
  why,
});

/** The folder that the program is called in; it may be gone. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return '/';
  }
}
