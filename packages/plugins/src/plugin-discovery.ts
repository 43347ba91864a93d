import type { PluginCandidate, UnusablePlugin } from './candidate.js';
import { CoreVersion } from './core-version.js';
import type { Kind } from './kinds.js';
import { findProject, manifestIn, versionOf } from './manifest.js';
import { PluginFault } from './module.js';
import { createPlugin, isTrustedPackage, type ModuleImporter, type Plugin } from './plugin.js';
import { findCandidates } from './plugin-locations.js';

/** Called with each unusable package and the reason. */
export type OnUnusable = (one: UnusablePlugin) => void;

/** Locations, module loader and callback for unusable packages. */
interface DiscoveryOptions {
  readonly program: string;
  readonly project: string;
  readonly plugins: readonly string[];
  readonly importing: ModuleImporter | undefined;
  readonly onUnusable: OnUnusable;
}

/** Finds packages with the keywords of plugins, on first use. */
export class PluginDiscovery {
  readonly #program: string | undefined;
  readonly #options: DiscoveryOptions;
  readonly #usable = new Map<Kind, readonly Plugin<any>[]>();
  readonly #compatible = new Map<Kind, readonly PluginCandidate[]>();
  #candidates: readonly (PluginCandidate | UnusablePlugin)[] | undefined;

  constructor(options: DiscoveryOptions) {
    this.#options = options;
    this.#program = findProject(options.program);
  }

  /** The version of the program. */
  get version(): string {
    return versionOf((this.#program && manifestIn(this.#program)) || {}) ?? 'unknown';
  }

  /** Values of `--plugin` that are no plugins. */
  get invalidPlugins(): readonly UnusablePlugin[] {
    if (this.#options.plugins.length === 0) return [];
    return this.#allCandidates.flatMap((one) => ('why' in one && one.from === '--plugin' ? [one] : []));
  }

  /** The names of puzzle types and engines from other projects. */
  get externalNames(): readonly string[] {
    return this.#allCandidates.flatMap((one) =>
      'why' in one || isTrustedPackage(one) || one.kinds.every((kind) => kind === 'command')
        ? []
        : [one.name],
    );
  }

  /** All plugins of a kind with a module that fit the program's core. Reports the others as unusable. */
  findUsable<T>(kind: Exclude<Kind, 'command'>): readonly Plugin<T>[] {
    const known = this.#usable.get(kind);
    if (known) return known;
    const { onUnusable, importing } = this.#options;
    const usable = this.findCompatible(kind).flatMap((one): Plugin<T>[] => {
      try {
        return [createPlugin(one, kind, importing)];
      } catch (error) {
        if (!(error instanceof PluginFault)) throw error;
        onUnusable({ ...pluginIdentity(one), why: error.message });
      }
      return [];
    });
    this.#usable.set(kind, usable);
    return usable;
  }

  /** All plugins of a kind that fit the program's core, with or without a module. Reports the others as unusable. */
  findCompatible(kind: Kind): readonly PluginCandidate[] {
    const known = this.#compatible.get(kind);
    if (known) return known;
    const core = new CoreVersion(this.#program);
    const { onUnusable } = this.#options;
    const compatible = this.#allCandidates.flatMap((one): PluginCandidate[] => {
      if ('why' in one) onUnusable(one);
      if ('why' in one || !one.kinds.includes(kind)) return [];
      const mismatch = core.findMismatch(one.name, one.manifest);
      if (mismatch === undefined) return [one];
      onUnusable({ ...pluginIdentity(one), why: mismatch });
      return [];
    });
    this.#compatible.set(kind, compatible);
    return compatible;
  }

  get #allCandidates(): readonly (PluginCandidate | UnusablePlugin)[] {
    const { project, plugins } = this.#options;
    this.#candidates ??= findCandidates({ program: this.#program, project: findProject(project), plugins });
    return this.#candidates;
  }
}

export const pluginIdentity = ({ name, from, manifest }: PluginCandidate): Omit<UnusablePlugin, 'why'> => ({
  name,
  from,
  version: versionOf(manifest),
});
