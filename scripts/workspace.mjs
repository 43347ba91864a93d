// What the scripts know of this repository: where it is, its packages, and how its programs are found.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders of all packages, of this workspace or a copy of it. */
export function packageFolders(workspace = root) {
  return ['packages', 'packages/engines', 'packages/puzzles', 'apps']
    .flatMap((parent) => readdirSync(join(workspace, parent)).map((name) => join(workspace, parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/** The manifests of all packages that are published. */
export function publicManifests(workspace = root) {
  return packageFolders(workspace)
    .map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .filter((manifest) => !manifest.private);
}

/** The folders of the puzzle packages. */
export const puzzleFolders = () =>
  packageFolders().filter((folder) => /[\\/]puzzles[\\/][^\\/]+$/.test(folder));

/** What the built module of a package exports. */
export const built = (folder) => import(pathToFileURL(join(folder, 'dist', 'index.js')).href);

/** An environment in which programs of some folders come first, then the workspace's own. */
export function environment(more, ...folders) {
  const path = [...folders, join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  return { ...env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', ...more };
}
