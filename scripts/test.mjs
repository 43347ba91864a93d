// `npm test`: installs, builds, and runs every test of every package.
import { install, run } from './ready.mjs';

install();
run('turbo', ['run', 'build', 'test', '--output-logs=new-only', '--concurrency=2']);
