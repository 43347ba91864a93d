import { type GuardedPlugins, MAX_INPUT_BYTES } from '@gridproof/api';
import {
  type AnyPuzzle,
  type Claim,
  PuzzleError,
  type ReadPuzzle,
  type Recognised,
  recognise,
  requireSize,
  unwrap,
} from '@gridproof/core';
import type { Entry } from './entries.js';

/** The puzzle types that entries are matched against. */
export interface EntryTypes {
  readonly plugins: GuardedPlugins;
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
}

/** An entry with its puzzle type and the text of its puzzle. */
export interface RecognisedEntry extends Recognised, Pick<Entry, 'text' | 'size'> {}

/**
 * Parses the puzzle of an entry.
 * @throws {PuzzleError} if the text is not a puzzle
 */
export const parseEntry = (entry: Entry, types: EntryTypes): ReadPuzzle =>
  recogniseEntry(entry, types).read();

/**
 * Determines the puzzle type of an entry.
 * @throws {PuzzleError} if no type, or more than one, can read the text
 */
export function recogniseEntry(entry: Entry, { plugins, types, claims }: EntryTypes): RecognisedEntry {
  if (entry.tooLong)
    throw new PuzzleError(
      'too-large',
      `this is too large for a puzzle, expected at most ${MAX_INPUT_BYTES / 1_000_000} MB`,
    );
  if (entry.misread) throw new PuzzleError(entry.misread.code, entry.misread.message);
  const { text, ...unwrapped } = unwrap(entry, types);
  const options = { ...unwrapped, claims, isOneOfMany: entry.line !== undefined };
  const recognised = plugins.withAdvice(types, () => recognise(text, types, options));
  const read = () => requireSize(plugins.withAdvice(types, recognised.read), options.size);
  return { ...recognised, read, text, size: options.size };
}
