import { Argument } from 'commander';

/** The arguments that several commands share. */
export const given = {
  puzzle: () => new Argument('<puzzle>', 'a file, an address, an id, or - for standard input'),
  puzzles: () =>
    new Argument('[puzzles...]', 'files, addresses, ids with their kind in front, or - for standard input'),
  /** What has been entered into a puzzle. */
  partial: () =>
    new Argument(
      '[partial]',
      'what has been entered: an answer with ? for what is open; a file, text (rows parted by /) or -',
    ),
};
