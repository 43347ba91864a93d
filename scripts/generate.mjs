// `npm run generate`: rewrites all files generated from the built packages: the list of known puzzles, the pictures, the
// pages of puzzles and techniques, embedded sources, the dependency graphs. With `--check`, only checks that they are up to date.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { run } from './bootstrap.mjs';
import { root } from './workspace.mjs';

run('turbo', ['run', 'bundle', '--output-logs=errors-only'], { quiet: true });
for (const script of [
  'write-known',
  'pictures',
  'write-puzzle-docs',
  'write-technique-docs',
  'embed-sources',
  'dependency-graphs',
]) {
  const { status } = spawnSync(execPath, [join(root, 'scripts', `${script}.mjs`), ...argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
