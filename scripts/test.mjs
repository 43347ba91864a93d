// `npm test`: installs, builds, and runs every test of every package.
import { install, run } from './ready.mjs';

install();
// Those of all puzzle types are one run, `test:puzzles`.
run('turbo', [
  'run',
  'build',
  'test',
  'test:puzzles',
  '--filter=!./packages/puzzles/*',
  '--output-logs=new-only',
  '--concurrency=2',
]);
