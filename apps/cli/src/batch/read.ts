import { fitting } from '@gridproof/answers';
import {
  type AnyPuzzle,
  type Claim,
  PuzzleError,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
} from '@gridproof/core';
import { unwrapped } from '@gridproof/formats';
import { LARGEST } from '../input/texts.js';
import type { Plugins } from '../plugins.js';
import type { Entry } from './entries.js';

/** The puzzle types among which entries are read. */
export interface Reading {
  readonly plugins: Plugins;
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
}

/** Reads the puzzle of an entry; throws `PuzzleError`. */
export function readEntry(entry: Entry, { plugins, types, claims }: Reading): ReadPuzzle {
  if (entry.tooLong)
    throw new PuzzleError(
      'too-large',
      `this is too large for a puzzle, expected at most ${LARGEST / 1_000_000} MB`,
    );
  if (entry.misread) throw entry.misread;
  const { text, ...options } = asked(entry, types, claims);
  return fitting(
    plugins.recognising(types, () => readPuzzle(text, types, options)),
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
