import { type Board, PuzzleError, type ReadOptions } from '@gridproof/core';
import { Scanner } from './scanner.js';
import { boardOf } from './size.js';

/** The board of a Puzzle Team task, whose size is told beside it; `example` is one for the player, `14x14`. */
export function taskBoard({ size }: ReadOptions, example: string): Board {
  if (!size)
    throw new PuzzleError(
      'no-size',
      `a Puzzle Team task does not give its size, expected --size as in ${example}`,
    );
  return boardOf(size);
}

/** Splits a Puzzle Team task at its semicolons into these parts: `splitTask(task, ['cells', 'regions'])`. */
export function splitTask<const Parts extends readonly string[]>(
  text: string,
  parts: Parts,
): { readonly [Part in keyof Parts]: Scanner } {
  const found = text.split(';');
  if (found.length !== parts.length)
    throw new PuzzleError(
      'wrong-parts',
      `this task has ${found.length === 1 ? '1 part' : `${found.length} parts`}, expected ${parts.join(';')}`,
    );
  let before = 0;
  return found.map((part) => {
    const scanner = new Scanner(part, before);
    before += part.length + 1;
    return scanner;
  }) as never;
}
