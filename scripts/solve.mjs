// `npm run solve -- <puzzle>`: installs and builds what is missing, then solves in this same process.
import { chdir, env } from 'node:process';
import { build, install } from './ready.mjs';

install();
build();
if (env.INIT_CWD) chdir(env.INIT_CWD);
process.argv.splice(2, 0, 'solve');
await import('../apps/cli/dist/bin.js');
