import { pathToFileURL } from 'node:url';
import type { Candidate, From } from './candidate.js';
import type { Kind } from './kinds.js';
import { folderOf, listedIn, type Manifest, manifestIn, textAt, versionOf } from './manifest.js';
import { modulePath, PluginFault, whyNotLoaded } from './module.js';
import { lackOf } from './parts.js';

/** A puzzle type or an engine in an installed package. */
export interface Plugin<T> {
  /** The package's name; of a file that `--plugin` names, what it was called there. */
  readonly name: string;
  /** The package's version; undefined where none is told. */
  readonly version: string | undefined;
  readonly from: From;
  /** The module's address, for a thread that loads it by itself. */
  readonly url: string;
  /** What its manifest says at `gridproof.start`: a `light` engine is there at once, and may begin before the others. */
  readonly start: string | undefined;
  /** The module's default export, loaded. Throws `PluginFault` where that fails, or is no puzzle type or engine. */
  readonly load: () => Promise<T>;
  /** The packages that it depends on, with the versions that are installed. */
  readonly dependencies: () => Readonly<Record<string, string>>;
}

/** A plugin that can be loaded. Throws `PluginFault` where it has no module. */
export function pluginOf<T>(candidate: Candidate, kind: Kind): Plugin<T> {
  const { name, from, folder, manifest, file } = candidate;
  const url = pathToFileURL(file ?? modulePath(folder, manifest)).href;
  return {
    name,
    version: versionOf(manifest),
    from,
    url,
    start: textAt(manifest.gridproof, 'start'),
    load: async () => {
      const module = await import(url).catch((error: unknown) => {
        throw new PluginFault(whyNotLoaded(error, folder), { cause: error });
      });
      const lack = lackOf(module, kind);
      if (lack !== undefined) throw new PluginFault(lack);
      return module.default;
    },
    dependencies: () => versionsOf(manifest, folder),
  };
}

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
