import { pathToFileURL } from 'node:url';
import type { TypeStub } from '@gridproof/core';
import type { Candidate, PluginOrigin, UnusablePlugin } from './candidate.js';
import { type Claims, claimsIn } from './claims.js';
import { missingPart } from './export-check.js';
import type { Kind } from './kinds.js';
import { isKnown, namesOf } from './known-packages.js';
import { folderOf, listedIn, type Manifest, manifestIn, textAt, versionOf } from './manifest.js';
import { modulePath, PluginFault, whyNotLoaded } from './module.js';

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
  readonly proven: boolean;
  /** Boards without a type name that the puzzle type claims; `gridproof.claims` of its manifest. */
  readonly claims: Claims | undefined;
  /** Data of a puzzle type of this project that is known before loading; undefined for other plugins. */
  readonly unloaded: TypeStub | undefined;
  /** Loads the default export of the module. Throws `PluginFault` if that fails or it is no puzzle type or engine. */
  readonly load: () => Promise<T>;
  /** Installed versions of its dependencies by package name. */
  readonly dependencies: () => Readonly<Record<string, string>>;
}

/** Imports a module by its URL. */
export type Importing = (url: string) => Promise<{ readonly default?: any }>;

/** Creates a plugin from a candidate. Throws `PluginFault` if it has no module or its claims are invalid. */
export function pluginOf<T>(
  candidate: Candidate,
  kind: Exclude<Kind, 'command'>,
  importing: Importing = byNode,
): Plugin<T> {
  const { name, from, folder, manifest, file } = candidate;
  const url = pathToFileURL(file ?? modulePath(folder, manifest)).href;
  const proven = isProven(candidate);
  const claims = claimsIn(manifest);
  return {
    name,
    version: versionOf(manifest),
    from,
    url,
    start: textAt(manifest.gridproof, 'start'),
    proven,
    claims,
    unloaded: proven && kind === 'puzzle' ? { ...namesOf(name), claim: claims } : undefined,
    load: async () => {
      const module = await (proven ? importing : byNode)(url).catch((error: unknown) => {
        throw new PluginFault(whyNotLoaded(error, folder), { cause: error });
      });
      const lack = missingPart(module, kind);
      if (lack !== undefined) throw new PluginFault(lack);
      return module.default;
    },
    dependencies: () => versionsOf(manifest, folder),
  };
}

/** Whether a candidate is an installed package of this project that `--plugin` does not name. */
export const isProven = ({ name, from }: Pick<Candidate, 'name' | 'from'>): boolean =>
  from !== '--plugin' && isKnown(name);

const byNode: Importing = (url) => import(url);

/** Describes a plugin as unusable, with the reason. */
export const leftOut = ({ name, version, from }: Plugin<unknown>, why: string): UnusablePlugin => ({
  name,
  version,
  from,
  why,
});

/** Installed versions of the dependencies of a package, as Node resolves them. */
function versionsOf({ dependencies }: Manifest, folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listedIn(dependencies).flatMap((name) => {
      const home = folderOf(name, folder);
      const version = home && versionOf(manifestIn(home) ?? {});
      return version ? [[name, version]] : [];
    }),
  );
}
