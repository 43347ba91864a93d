import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { UsageError } from './exit.js';

/**
 * Refuses a command name that stands where `solve` expects a puzzle, as in `npm run solve -- hint puzzle.txt`: says how that
 * command is called. `words` are those of the command line, the command `solve` first.
 */
export function refuseMisplaced(program: Command, [called, first, ...rest]: readonly string[]): void {
  const names = program.commands.map((command) => command.name());
  if (called !== 'solve' || first === undefined || !names.includes(first) || existsSync(first)) return;
  const call = process.env.GRIDPROOF_COMMAND ?? program.name();
  const line = [call, first, ...rest.map(quoted)].join(' ');
  throw new UsageError(`'${first}' is a command of its own. Run: ${line}`);
}

/** A word as it is typed into a shell. */
const quoted = (word: string): string =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
