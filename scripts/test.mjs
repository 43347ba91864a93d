// `npm test`: installs, builds, and runs all tests in one run of vitest, to which arguments go: `npm test -- slant`. Of what is tried on
// generated puzzles it tries a part; `GRIDPROOF_PROPERTIES=whole npm test` tries all.
import { argv, env } from 'node:process';
import { install, run } from './bootstrap.mjs';

const filters = argv.slice(2);
install();
env.GRIDPROOF_PROPERTIES ??= 'quick';
if (filters.length === 0) run('turbo', ['run', 'test:all', '--output-logs=new-only']);
else {
  run('turbo', ['run', 'bundle', '--output-logs=errors-only']);
  run('vitest', ['run', ...filters]);
}
