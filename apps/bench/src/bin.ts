#!/usr/bin/env node
import { commands } from './commands.js';

await commands()
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
// Threads of z3-solver's high-level interface would keep the process alive.
process.stdout.write('', () => process.exit());
