import { Argument, type Command } from 'commander';
import type { Io } from './io.js';

/** Arguments that several commands share. */
export const sharedArguments = {
  puzzle: () => new Argument('<puzzle>', 'a file, an address, an id, or - for standard input'),
  puzzles: () =>
    new Argument(
      '[puzzles...]',
      'files, addresses, ids that begin with their puzzle type, or - for standard input',
    ),
  /** The user's entries. */
  partial: () =>
    new Argument(
      '[partial]',
      'the partial answer, with ? for open places: a file, text (rows separated by /) or -',
    ),
};

/** The puzzle arguments of a command. Without any, reads standard input; on a terminal, prints the help instead. */
export function puzzlesOrStdin(
  puzzles: readonly string[],
  command: Command,
  { stdin }: Pick<Io, 'stdin'>,
): readonly string[] {
  if (puzzles.length > 0) return puzzles;
  if (stdin.isTTY) command.help({ error: true });
  return ['-'];
}
