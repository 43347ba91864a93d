import { type Board, boardOf, PuzzleError, type ReadOptions } from '@gridproof/core';

/**
 * Returns the board of a Puzzle Team task, whose size is given separately; `example` is a size for messages, `14x14`. Throws `PuzzleError`.
 */
export function taskBoard({ size }: ReadOptions, example: string): Board {
  if (!size)
    throw new PuzzleError(
      'no-size',
      `a Puzzle Team task does not give its size, expected --size as in ${example}`,
    );
  return boardOf(size);
}
