import { existsSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import { COMPLETE, isCommand } from './command-names.js';
import type { Io } from './io.js';
import { shellCommand } from './shell-command.js';

/**
 * Refuses a command name that stands where `solve` expects a puzzle, as in `npm run solve -- hint puzzle.txt`: says how that
 * command is called. `words` are those of the command line, the command `solve` first.
 */
export function refuseMisplaced(program: Command, [called, first, ...rest]: readonly string[], io: Io): void {
  if (called !== 'solve' || first === undefined || !isAny(first, program) || existsSync(first)) return;
  throw new UsageError(`'${first}' is a command of its own. Run: ${shellCommand([first, ...rest], io)}`);
}

/** Refuses a puzzle that stands where a command belongs, as in `gridproof puzzle.txt`: says how it is solved. */
export function refusePuzzleAsCommand(program: Command, words: readonly string[], io: Io): void {
  const [first = '-'] = words;
  if (first.startsWith('-') || isAny(first, program) || first === COMPLETE) return;
  if (!existsSync(first) && !/[:/]|^\d/.test(first)) return;
  throw new UsageError(`'${first}' is not a command. Run: ${shellCommand(['solve', ...words], io)}`);
}

/** A command of the program, defined or not, or one that a package brings. */
const isAny = (name: string, program: Command): boolean =>
  isCommand(name) || program.commands.some((command) => command.name() === name);
