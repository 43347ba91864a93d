import {
  type AnyPuzzle,
  type Claim,
  PuzzleError,
  type ReadPuzzle,
  type Recognised,
  type RecogniseOptions,
  recognise,
  requireSize,
  unwrap,
} from '@gridproof/core';
import { MAX_BYTES } from '../input/read-text.js';
import type { Plugins } from '../plugins.js';
import type { InputEntry } from './entries.js';

/** The puzzle types that entries are matched against. */
export interface EntryTypes {
  readonly plugins: Plugins;
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
}

/** An entry with its puzzle type and the text of its puzzle. */
export interface RecognisedEntry extends Recognised, Pick<InputEntry, 'text' | 'size'> {}

/**
 * Parses the puzzle of an entry.
 * @throws PuzzleError if the text is not a puzzle.
 */
export const readEntry = (entry: InputEntry, types: EntryTypes): ReadPuzzle =>
  recogniseEntry(entry, types).read();

/**
 * Determines the puzzle type of an entry.
 * @throws PuzzleError if no type, or more than one, can read the text.
 */
export function recogniseEntry(entry: InputEntry, { plugins, types, claims }: EntryTypes): RecognisedEntry {
  if (entry.tooLong)
    throw new PuzzleError(
      'too-large',
      `this is too large for a puzzle, expected at most ${MAX_BYTES / 1_000_000} MB`,
    );
  if (entry.misread) throw entry.misread;
  const { text, ...options } = readOptions(entry, types, claims);
  const recognised = plugins.withAdvice(types, () => recognise(text, types, options));
  const read = () => requireSize(plugins.withAdvice(types, recognised.read), options.size);
  return { ...recognised, read, text, size: options.size };
}

/** Returns the text of an entry and the options for reading it. */
const readOptions = (
  entry: InputEntry,
  types: readonly AnyPuzzle[],
  claims: readonly Claim[],
): RecogniseOptions & { readonly text: string } => ({
  ...unwrap(entry, types),
  claims,
  isOneOfMany: entry.line !== undefined,
});
