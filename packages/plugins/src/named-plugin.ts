import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { candidatesIn, type PluginCandidate, type UnusablePlugin } from './candidate.js';
import { KEYWORDS } from './kinds.js';
import { isKnown } from './known-packages.js';
import { readManifest, resolvePackageFolder, versionOf } from './manifest.js';

/** The plugin that `--plugin` names: a folder with a package, a file that is a module, or a package of one of the projects. */
export function findNamedPlugin(
  name: string,
  projects: readonly (string | undefined)[],
): PluginCandidate | UnusablePlugin {
  const path = resolve(name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return fileCandidate(name, path);
  if (stats && existsSync(join(path, 'package.json'))) return packageCandidate(name, path);
  const isPath = isAbsolute(name) || /^\.{1,2}(?:[\\/]|$)|\.[cm]?[jt]s$/.test(name);
  const folders = isPath ? [] : projects.flatMap((one) => (one && resolvePackageFolder(name, one)) ?? []);
  if (folders[0]) return packageCandidate(name, folders[0]);
  const why = stats
    ? 'the folder has no package.json'
    : isPath
      ? 'there is no such file or folder'
      : `there is no such file or folder, and ${notInstalledMessage(name)}`;
  return { name, from: '--plugin', why };
}

const notInstalledMessage = (name: string): string =>
  isKnown(name)
    ? `the package is not installed. Run: npm install ${name}`
    : 'no package of this name is installed';

/** A candidate for a file, whose name decides its kind as for packages: names of engines begin with `engine-`. */
function fileCandidate(name: string, path: string): PluginCandidate {
  const kind = basename(path).startsWith('engine-') ? 'engine' : 'puzzle';
  const file = realpathSync(path);
  return { name, from: '--plugin', kinds: [kind], folder: dirname(file), manifest: {}, file };
}

function packageCandidate(name: string, folder: string): PluginCandidate | UnusablePlugin {
  const from = '--plugin';
  try {
    const manifest = readManifest(readFileSync(join(folder, 'package.json'), 'utf8')) ?? {};
    const why = `its package.json has neither the keyword ${KEYWORDS}`;
    return candidatesIn(folder, manifest, name, from)[0] ?? { name, version: versionOf(manifest), from, why };
  } catch (error) {
    return { name, from, why: `its package.json is not JSON: ${(error as Error).message}` };
  }
}
