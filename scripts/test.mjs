// `npm test`: installs, builds, and runs every test of every package. Of what is tried on generated puzzles it tries a part;
// `GRIDPROOF_LAWS=whole npm test` tries all.
import { env } from 'node:process';
import { install, run } from './ready.mjs';

install();
env.GRIDPROOF_LAWS ??= 'quick';
// Those of all puzzle types are one run, `test:puzzles`.
run('turbo', [
  'run',
  'bundle',
  'test',
  'test:puzzles',
  '--filter=!./packages/puzzles/*',
  '--output-logs=new-only',
  '--concurrency=2',
]);
