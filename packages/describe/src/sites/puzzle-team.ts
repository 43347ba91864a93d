import { type Board, boardOf, PuzzleError, type ReadOptions } from '@gridproof/core';

/** The board of a Puzzle Team task, whose size is given beside it; `example` is one for the player, `14x14`. */
export function taskBoard({ size }: ReadOptions, example: string): Board {
  if (!size)
    throw new PuzzleError(
      'no-size',
      `a Puzzle Team task does not give its size, expected --size as in ${example}`,
    );
  return boardOf(size);
}
