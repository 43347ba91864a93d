import type { Candidate, UnusablePlugin } from './candidate.js';
import { CoreVersion } from './core-version.js';
import type { Kind } from './kinds.js';
import { manifestIn, projectOf, versionOf } from './manifest.js';
import { PluginFault } from './module.js';
import { type Importing, isProven, type Plugin, pluginOf } from './plugin.js';
import { candidates } from './plugin-locations.js';

/** Called with each package that cannot take part, and why. */
export type OnUnusable = (one: UnusablePlugin) => void;

/** Where to look, and what to do with what cannot be used. */
interface Looking {
  readonly program: string;
  readonly project: string;
  readonly plugins: readonly string[];
  readonly importing: Importing | undefined;
  readonly leaveOut: OnUnusable;
}

/** The packages that are plugins, by their keywords. They are looked up when one is asked for. */
export class PluginDiscovery {
  readonly #program: string | undefined;
  readonly #looking: Looking;
  readonly #usable = new Map<Kind, readonly Plugin<any>[]>();
  readonly #fitting = new Map<Kind, readonly Candidate[]>();
  #found: readonly (Candidate | UnusablePlugin)[] | undefined;

  constructor(looking: Looking) {
    this.#looking = looking;
    this.#program = projectOf(looking.program);
  }

  /** The program's version. */
  get version(): string {
    return versionOf((this.#program && manifestIn(this.#program)) || {}) ?? 'unknown';
  }

  /** What was named one by one, and is no plugin at all. */
  get notThere(): readonly UnusablePlugin[] {
    if (this.#looking.plugins.length === 0) return [];
    return this.#candidates.flatMap((one) => ('why' in one && one.from === '--plugin' ? [one] : []));
  }

  /** The names of the puzzle types and engines that are not of this project. */
  get outside(): readonly string[] {
    return this.#candidates.flatMap((one) =>
      'why' in one || isProven(one) || one.kinds.every((kind) => kind === 'command') ? [] : [one.name],
    );
  }

  /** All plugins of one sort that have a module and fit the program's core; the others are left out. */
  usable<T>(kind: Exclude<Kind, 'command'>): readonly Plugin<T>[] {
    const known = this.#usable.get(kind);
    if (known) return known;
    const { leaveOut, importing } = this.#looking;
    const usable = this.fitting(kind).flatMap((one): Plugin<T>[] => {
      try {
        return [pluginOf(one, kind, importing)];
      } catch (error) {
        if (!(error instanceof PluginFault)) throw error;
        leaveOut({ ...pluginIdentity(one), why: error.message });
      }
      return [];
    });
    this.#usable.set(kind, usable);
    return usable;
  }

  /** All plugins of one sort that fit the program's core, whether they have a module or not; the others are left out. */
  fitting(kind: Kind): readonly Candidate[] {
    const known = this.#fitting.get(kind);
    if (known) return known;
    const core = new CoreVersion(this.#program);
    const { leaveOut } = this.#looking;
    const fitting = this.#candidates.flatMap((one): Candidate[] => {
      if ('why' in one) leaveOut(one);
      if ('why' in one || !one.kinds.includes(kind)) return [];
      const misfit = core.misfit(one.name, one.manifest);
      if (misfit === undefined) return [one];
      leaveOut({ ...pluginIdentity(one), why: misfit });
      return [];
    });
    this.#fitting.set(kind, fitting);
    return fitting;
  }

  get #candidates(): readonly (Candidate | UnusablePlugin)[] {
    const { project, plugins } = this.#looking;
    this.#found ??= candidates({ program: this.#program, project: projectOf(project), plugins });
    return this.#found;
  }
}

export const pluginIdentity = ({ name, from, manifest }: Candidate): Omit<UnusablePlugin, 'why'> => ({
  name,
  from,
  version: versionOf(manifest),
});
