// The layout of this repository: its root, its packages, the paths of its programs, and its history.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the folders of all packages, of this workspace or a copy of it. */
export function packageFolders(workspace = root) {
  return ['packages', 'packages/engines', 'packages/puzzles', 'apps']
    .flatMap((parent) => readdirSync(join(workspace, parent)).map((name) => join(workspace, parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/** Returns the manifests of all published packages. */
export function publicManifests(workspace = root) {
  return packageFolders(workspace)
    .map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .filter((manifest) => !manifest.private);
}

/** Returns the folders of the puzzle packages. */
export const puzzleFolders = () =>
  packageFolders().filter((folder) => /[\\/]puzzles[\\/][^\\/]+$/.test(folder));

/** Runs git in a folder and returns its output as bytes. Throws an error if git fails. */
export function git(folder, args, input) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.toString().trim()}`);
  return stdout;
}

/** Imports the built module of a package. */
export const built = (folder) => import(pathToFileURL(join(folder, 'dist', 'index.js')).href);

/** Returns an environment whose PATH starts with the programs of some folders, then the workspace's own. */
export function environment(more, ...folders) {
  const path = [...folders, join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  return { ...env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', ...more };
}
