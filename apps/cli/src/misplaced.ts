import { existsSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { typed } from './call.js';
import { COMPLETE, isCommand } from './command-names.js';

/**
 * Refuses a command name that stands where `solve` expects a puzzle, as in `npm run solve -- hint puzzle.txt`: says how that
 * command is called. `words` are those of the command line, the command `solve` first.
 */
export function refuseMisplaced([called, first, ...rest]: readonly string[]): void {
  if (called !== 'solve' || first === undefined || !isCommand(first) || existsSync(first)) return;
  throw new UsageError(`'${first}' is a command of its own. Run: ${typed([first, ...rest])}`);
}

/** Refuses a puzzle that stands where a command belongs, as in `gridproof puzzle.txt`: says how it is solved. */
export function refusePuzzleAsCommand(words: readonly string[]): void {
  const [first = '-'] = words;
  if (first.startsWith('-') || isCommand(first) || first === COMPLETE) return;
  if (!existsSync(first) && !/[:/]|^\d/.test(first)) return;
  throw new UsageError(`'${first}' is not a command. Run: ${typed(['solve', ...words])}`);
}
