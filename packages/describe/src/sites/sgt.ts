import { PuzzleError } from '@gridproof/core';
import { Scanner } from '../text/scanner.js';

/** Returns whether a text looks like one of Simon Tatham's ids: `params:description` or `params#seed`. */
export const looksLikeSgtId = (text: string): boolean => /^\d+(?:x\d+|j)(?!\d)[\w-]*[:#]\S*$/.test(text);

/** Splits `params:description`. Throws `PuzzleError` for `params#seed`, which contains no puzzle, only the seed of its generator. */
export function splitSgtId(text: string): { params: string; description: Scanner } {
  const at = text.search(/[:#]/);
  if (at < 0) throw new PuzzleError('no-description', `'${text}' is not an id, expected size:description`);
  if (text[at] === '#')
    throw new PuzzleError(
      'random-seed',
      `'${text}' is a random seed that only its own program can turn into a puzzle; expected an id with a colon`,
      { column: at + 1 },
    );
  return { params: text.slice(0, at), description: new Scanner(text.slice(at + 1), at + 1) };
}
