// What the scripts know of this repository: where it is, its packages, and how its programs are found.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders of all packages. */
export function packageFolders() {
  return ['packages', 'packages/engines', 'packages/puzzles', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/** An environment in which programs of some folders come first, then the workspace's own. */
export function environment(more, ...folders) {
  const path = [...folders, join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  return { ...env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', ...more };
}
