// `npm run gridproof -- <command>`: installs and builds what is missing, then is the command line, in this same process.
import { chdir, env } from 'node:process';
import { build, install } from './ready.mjs';

install();
build();
if (env.INIT_CWD) chdir(env.INIT_CWD);
await import('../apps/cli/dist/bin.js');
