import { pathToFileURL } from 'node:url';
import type { TypeStub } from '@gridproof/core';
import type { Candidate, PluginOrigin, UnusablePlugin } from './candidate.js';
import { type Claims, claimsIn } from './claims.js';
import { missingPart } from './export-check.js';
import type { Kind } from './kinds.js';
import { isKnown, namesOf } from './known-packages.js';
import { folderOf, listedIn, type Manifest, manifestIn, textAt, versionOf } from './manifest.js';
import { modulePath, PluginFault, whyNotLoaded } from './module.js';

/** A puzzle type or an engine in an installed package. */
export interface Plugin<T> {
  /** The package's name; of a file that `--plugin` names, what it was called there. */
  readonly name: string;
  /** The package's version; undefined where none is given. */
  readonly version: string | undefined;
  readonly from: PluginOrigin;
  /** The module's address, for a thread that loads it by itself. */
  readonly url: string;
  /** What its manifest says at `gridproof.start`: a `light` engine is there at once, and may begin before the others. */
  readonly start: string | undefined;
  /** It is a package of this project, in a place where packages are installed: it is known to return, and never to end a program. */
  readonly proven: boolean;
  /** The boards that a puzzle type claims as its own, though nothing in them names their type; `gridproof.claims`. */
  readonly claims: Claims | undefined;
  /** What is known of a puzzle type of this project before it is loaded; of any other nothing is. */
  readonly unloaded: TypeStub | undefined;
  /** The module's default export, loaded. Throws `PluginFault` where that fails, or it is no puzzle type or engine. */
  readonly load: () => Promise<T>;
  /** The packages that it depends on, with the versions that are installed. */
  readonly dependencies: () => Readonly<Record<string, string>>;
}

/** Loads a module by its address; what it exports. */
export type Importing = (url: string) => Promise<{ readonly default?: any }>;

/** A plugin that can be loaded. Throws `PluginFault` where it has no module, or claims boards in no way that is known. */
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

/** Whether it is a package of this project that is installed, and not named one by one. */
export const isProven = ({ name, from }: Pick<Candidate, 'name' | 'from'>): boolean =>
  from !== '--plugin' && isKnown(name);

const byNode: Importing = (url) => import(url);

/** That a plugin cannot take part, and why. */
export const leftOut = ({ name, version, from }: Plugin<unknown>, why: string): UnusablePlugin => ({
  name,
  version,
  from,
  why,
});

/** What a package depends on, as Node would find it, with versions. */
function versionsOf({ dependencies }: Manifest, folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listedIn(dependencies).flatMap((name) => {
      const home = folderOf(name, folder);
      const version = home && versionOf(manifestIn(home) ?? {});
      return version ? [[name, version]] : [];
    }),
  );
}
