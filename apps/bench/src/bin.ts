#!/usr/bin/env node
import { main } from './main.js';

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit();
});
await main(process.argv);
// Threads of z3-solver's high-level interface would keep the process alive.
process.stdout.write('', () => process.exit());
