import {
  type AnyPuzzle,
  type Claim,
  PuzzleError,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
} from '@gridproof/core';
import { unwrapped } from '@gridproof/formats';
import { fitting } from '../input/items.js';
import { LARGEST } from '../input/texts.js';
import { recognising } from '../installed.js';
import type { Entry } from './entries.js';

/** Reads the puzzle of an entry; throws `PuzzleError`. */
export function readEntry(entry: Entry, types: readonly AnyPuzzle[], claims: readonly Claim[]): ReadPuzzle {
  if (entry.tooLong)
    throw new PuzzleError(
      'too-large',
      `this is too large for a puzzle, expected at most ${LARGEST / 1_000_000} MB`,
    );
  if (entry.misread) throw entry.misread;
  const { text, ...options } = asked(entry, types, claims);
  return fitting(
    recognising(types, () => readPuzzle(text, types, options)),
    options,
  );
}

/** The text of an entry, and all that is to be known when it is read. */
export const asked = (
  entry: Entry,
  types: readonly AnyPuzzle[],
  claims: readonly Claim[],
): RecogniseOptions & { readonly text: string } => ({
  ...unwrapped(entry, types),
  claims,
  oneOfMany: entry.line !== undefined,
});
