// `npm run gridproof -- <command>`: installs and builds what is missing, then is the command line, in this same process.
import { chdir, env } from 'node:process';
import { build, install } from './bootstrap.mjs';

install();
build();
// What a message shows as the command to type is what works here.
env.GRIDPROOF_COMMAND ??= 'npm run gridproof --';
if (env.INIT_CWD) chdir(env.INIT_CWD);
await import('../apps/cli/dist/bin.cjs');
