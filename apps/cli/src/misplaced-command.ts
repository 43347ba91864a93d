import { existsSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import { COMPLETE, isCommand } from './command-names.js';
import type { Io } from './io.js';
import { shellCommand } from './shell-command.js';

/**
 * Refuses a command name in the place of a puzzle, as in `npm run solve -- hint puzzle.txt`, and prints the right call.
 * `words` are the words of the command line, starting with `solve`.
 */
export function refuseCommandAsPuzzle(
  program: Command,
  [called, first, ...rest]: readonly string[],
  io: Io,
): void {
  if (called !== 'solve' || first === undefined || !isAny(first, program) || existsSync(first)) return;
  throw new UsageError(`'${first}' is a command of its own. Run: ${shellCommand([first, ...rest], io)}`);
}

/** Refuses a puzzle in the place of a command, as in `gridproof puzzle.txt`, and prints how to solve it. */
export function refusePuzzleAsCommand(program: Command, words: readonly string[], io: Io): void {
  const [first = '-'] = words;
  if (first.startsWith('-') || isAny(first, program) || first === COMPLETE) return;
  if (!existsSync(first) && !/[:/]|^\d/.test(first)) return;
  throw new UsageError(`'${first}' is not a command. Run: ${shellCommand(['solve', ...words], io)}`);
}

/** Returns whether a name is a command of the program or of a package. */
const isAny = (name: string, program: Command): boolean =>
  isCommand(name) || program.commands.some((command) => command.name() === name);
