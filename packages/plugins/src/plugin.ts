import { pathToFileURL } from 'node:url';
import type { TypeStub } from '@gridproof/core';
import type { PluginCandidate, PluginOrigin, UnusablePlugin } from './candidate.js';
import { type Claims, readClaims } from './claims.js';
import { exportFault } from './export-check.js';
import type { Kind } from './kinds.js';
import { isKnown, namesOf } from './known-packages.js';
import { keysOf, type Manifest, manifestIn, resolvePackageFolder, textAt, versionOf } from './manifest.js';
import { loadFault, modulePath, PluginFault } from './module.js';

/** An installed puzzle type or engine. */
export interface Plugin<T> {
  /** The package name; for a file named by `--plugin`, the value of the option. */
  readonly name: string;
  /** The package version; undefined if the manifest has none. */
  readonly version: string | undefined;
  readonly from: PluginOrigin;
  /** The URL of the module, for loading it in another thread. */
  readonly url: string;
  /** The value of `gridproof.start` in its manifest: a `light` engine loads fast and starts before the others. */
  readonly start: string | undefined;
  /** Whether it is an installed package of this project, which neither hangs nor ends the process. */
  readonly isTrusted: boolean;
  /** Boards without a type name that the puzzle type claims; `gridproof.claims` of its manifest. */
  readonly claims: Claims | undefined;
  /** Data of a puzzle type of this project that is known before loading; undefined for other plugins. */
  readonly stub: TypeStub | undefined;
  /** Loads the default export of the module. Throws `PluginFault` if that fails or it is no puzzle type or engine. */
  readonly load: () => Promise<T>;
  /** Installed versions of its dependencies by package name. */
  readonly dependencies: () => Readonly<Record<string, string>>;
}

/** Imports a module by its URL. */
export type ModuleImporter = (url: string) => Promise<{ readonly default?: any }>;

/** Creates a plugin from a candidate. Throws `PluginFault` if it has no module or its claims are invalid. */
export function createPlugin<T>(
  candidate: PluginCandidate,
  kind: Exclude<Kind, 'command'>,
  importing: ModuleImporter = importModule,
): Plugin<T> {
  const { name, from, folder, manifest, file } = candidate;
  const url = pathToFileURL(file ?? modulePath(folder, manifest)).href;
  const proven = isTrustedPackage(candidate);
  const claims = readClaims(manifest);
  return {
    name,
    version: versionOf(manifest),
    from,
    url,
    start: textAt(manifest.gridproof, 'start'),
    isTrusted: proven,
    claims,
    stub: proven && kind === 'puzzle' ? { ...namesOf(name), claim: claims } : undefined,
    load: async () => {
      const module = await (proven ? importing : importModule)(url).catch((error: unknown) => {
        throw new PluginFault(loadFault(error, folder), { cause: error });
      });
      const fault = exportFault(module, kind);
      if (fault !== undefined) throw new PluginFault(fault);
      return module.default;
    },
    dependencies: () => versionsOf(manifest, folder),
  };
}

/** Whether a candidate is an installed package of this project that `--plugin` does not name. */
export const isTrustedPackage = ({ name, from }: Pick<PluginCandidate, 'name' | 'from'>): boolean =>
  from !== '--plugin' && isKnown(name);

/** Imports a module as the threads of the runner do. The runner is loaded on first use. */
const importModule: ModuleImporter = async (url) => (await import('@gridproof/runner')).importModule(url);

/** Describes a plugin as unusable, with the reason. */
export const unusablePlugin = ({ name, version, from }: Plugin<unknown>, why: string): UnusablePlugin => ({
  name,
  version,
  from,
  why,
});

/** Installed versions of the dependencies of a package, as Node resolves them. */
function versionsOf({ dependencies }: Manifest, folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keysOf(dependencies).flatMap((name) => {
      const home = resolvePackageFolder(name, folder);
      const version = home && versionOf(manifestIn(home) ?? {});
      return version ? [[name, version]] : [];
    }),
  );
}
