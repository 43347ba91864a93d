// `npm run gridproof -- <command>`: installs and builds missing parts, then runs the command line in this process.
import { chdir, env } from 'node:process';
import { build, install } from './bootstrap.mjs';

install();
build();
// Commands in messages can be typed as shown.
env.GRIDPROOF_COMMAND ??= 'npm run gridproof --';
if (env.INIT_CWD) chdir(env.INIT_CWD);
await import('../apps/cli/dist/bin.cjs');
