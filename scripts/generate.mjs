// `npm run generate`: writes again what is made of the packages, once they are built: the puzzles that are known, the pictures,
// the page of puzzles, sources that pages print, the map. With `--check` it writes nothing and fails where something is not as it would be written.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { run } from './bootstrap.mjs';
import { root } from './workspace.mjs';

run('turbo', ['run', 'bundle', '--output-logs=errors-only'], { quiet: true });
for (const script of ['write-known', 'pictures', 'write-puzzle-docs', 'embed-sources', 'dependency-graphs']) {
  const { status } = spawnSync(execPath, [join(root, 'scripts', `${script}.mjs`), ...argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
