import {
  type AnyPuzzle,
  type Claim,
  PuzzleError,
  type ReadPuzzle,
  type Recognised,
  type RecogniseOptions,
  recognise,
  requireSize,
  unwrapped,
} from '@gridproof/core';
import { LARGEST } from '../input/read-text.js';
import type { Plugins } from '../plugins.js';
import type { Entry } from './entries.js';

/** The puzzle types among which entries are read. */
export interface EntryTypes {
  readonly plugins: Plugins;
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
}

/** An entry whose type is known, and the text that holds its puzzle. */
export interface RecognisedEntry extends Recognised, Pick<Entry, 'text' | 'size'> {}

/** Reads the puzzle of an entry; throws `PuzzleError`. */
export const readEntry = (entry: Entry, reading: EntryTypes): ReadPuzzle =>
  recogniseEntry(entry, reading).read();

/** Finds out of which type the puzzle of an entry is; throws `PuzzleError`. */
export function recogniseEntry(entry: Entry, { plugins, types, claims }: EntryTypes): RecognisedEntry {
  if (entry.tooLong)
    throw new PuzzleError(
      'too-large',
      `this is too large for a puzzle, expected at most ${LARGEST / 1_000_000} MB`,
    );
  if (entry.misread) throw entry.misread;
  const { text, ...options } = readOptions(entry, types, claims);
  const recognised = plugins.recognising(types, () => recognise(text, types, options));
  const read = () => requireSize(plugins.recognising(types, recognised.read), options.size);
  return { ...recognised, read, text, size: options.size };
}

/** The text of an entry, and all that is to be known when it is read. */
const readOptions = (
  entry: Entry,
  types: readonly AnyPuzzle[],
  claims: readonly Claim[],
): RecogniseOptions & { readonly text: string } => ({
  ...unwrapped(entry, types),
  claims,
  oneOfMany: entry.line !== undefined,
});
