// Makes a copy of the workspace, so that a release leaves the repository unchanged.
import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { env } from 'node:process';
import { environment, packageFolders, root } from '../workspace.mjs';
import { run } from './run-command.mjs';

/** Copies tracked and new files and the builds, and installs dependencies. */
export async function copyWorkspace(folder) {
  const listed = await run('git ls-files --cached --others --exclude-standard -z', root, env);
  const sources = listed.stdout.split('\0').filter(Boolean);
  const builds = packageFolders().map((one) => join(relative(root, one), 'dist'));
  for (const path of [...sources, ...builds])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  const { stdout: store } = await run('pnpm store path', root, environment());
  await run(
    `pnpm install --frozen-lockfile --prefer-offline --ignore-scripts --store-dir "${store.trim()}"`,
    folder,
    environment(),
  );
}
