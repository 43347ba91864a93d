import { Argument, type Command } from 'commander';
import type { Io } from './io.js';

/** The arguments that several commands share. */
export const sharedArguments = {
  puzzle: () => new Argument('<puzzle>', 'a file, an address, an id, or - for standard input'),
  puzzles: () =>
    new Argument(
      '[puzzles...]',
      'files, addresses, ids with their puzzle type in front, or - for standard input',
    ),
  /** What has been entered into a puzzle. */
  partial: () =>
    new Argument(
      '[partial]',
      'what has been entered: an answer with ? for what is open; a file, text (rows separated by /) or -',
    ),
};

/** The puzzles of a command line; standard input where it names none, but for a person, who is shown the help. */
export function puzzlesOrStdin(
  puzzles: readonly string[],
  command: Command,
  { stdin }: Pick<Io, 'stdin'>,
): readonly string[] {
  if (puzzles.length > 0) return puzzles;
  if (stdin.isTTY) command.help({ error: true });
  return ['-'];
}
