import type { Candidate, UnusablePlugin } from './candidate.js';
import { CoreVersion } from './core-version.js';
import type { Kind } from './kinds.js';
import { manifestIn, projectOf, versionOf } from './manifest.js';
import { PluginFault } from './module.js';
import { type Importing, isProven, type Plugin, pluginOf } from './plugin.js';
import { candidates } from './plugin-locations.js';

/** Called with each unusable package and the reason. */
export type OnUnusable = (one: UnusablePlugin) => void;

/** Locations, module loader and callback for unusable packages. */
interface Looking {
  readonly program: string;
  readonly project: string;
  readonly plugins: readonly string[];
  readonly importing: Importing | undefined;
  readonly leaveOut: OnUnusable;
}

/** Finds packages with the keywords of plugins, on first use. */
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

  /** The version of the program. */
  get version(): string {
    return versionOf((this.#program && manifestIn(this.#program)) || {}) ?? 'unknown';
  }

  /** Values of `--plugin` that are no plugins. */
  get notThere(): readonly UnusablePlugin[] {
    if (this.#looking.plugins.length === 0) return [];
    return this.#candidates.flatMap((one) => ('why' in one && one.from === '--plugin' ? [one] : []));
  }

  /** The names of puzzle types and engines from other projects. */
  get outside(): readonly string[] {
    return this.#candidates.flatMap((one) =>
      'why' in one || isProven(one) || one.kinds.every((kind) => kind === 'command') ? [] : [one.name],
    );
  }

  /** All plugins of a kind with a module that fit the program's core. Reports the others as unusable. */
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

  /** All plugins of a kind that fit the program's core, with or without a module. Reports the others as unusable. */
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
