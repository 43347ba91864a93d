// `npm test`: installs, builds, and runs all tests in one vitest run. Arguments go to vitest: `npm test -- slant`. By
// default, tests on generated puzzles use a sample; `GRIDPROOF_PROPERTIES=whole npm test` uses all.
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
