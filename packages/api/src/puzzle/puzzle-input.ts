import {
  type Coordinates,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
  requireSize,
  splitBatch,
} from '@gridproof/core';
import { type CandidateTypes, isUnrecognised } from '@gridproof/plugins';
import type { Deadline } from '../execution/deadline.js';
import { type Fault, isFault } from '../watchdog/type-fault.js';
import type { SourcePosition } from './source-position.js';

/** One puzzle of the input, or the fault that it has. */
export interface Item extends SourcePosition {
  readonly read?: ReadPuzzle;
  readonly error?: Fault;
}

/** How puzzles are read, and how their cells are named. */
export interface ReadingOptions extends RecogniseOptions {
  readonly coordinates?: Coordinates | undefined;
}

/** A puzzle that could be read, and where it stands. */
export interface ReadablePuzzle extends Item {
  readonly read: ReadPuzzle;
}

/** Whether an item is a puzzle; where it is not, its `error` says why. */
export const isReadable = (item: Item): item is ReadablePuzzle => item.read !== undefined;

/** A puzzle, where it stands, and the module of its type. */
export interface OnePuzzle extends ReadablePuzzle {
  readonly typeUrl: string;
}

/**
 * The puzzles of a text. Of one that holds several, what is wrong with one is kept, unless types that are not loaded yet may
 * know it; of one that stands alone it is thrown.
 */
export function itemsOf(
  text: string,
  source: string,
  options: ReadingOptions & CandidateTypes,
  clock: Deadline,
): readonly Item[] {
  const { types, isAll, advised } = options;
  const batch = splitBatch(text, types, options);
  if (!batch)
    return [
      {
        source,
        read: clock.run(() => named(requireSize(readPuzzle(text, types, options), options.size), options)),
      },
    ];
  return batch.entries.map(({ text: one, line }) => {
    try {
      const asOneOfMany = { ...options, as: batch.as, oneOfMany: true };
      const read = readPuzzle(one, types, asOneOfMany);
      return { source, line, read: named(requireSize(read, options.size), options) };
    } catch (fault) {
      if (!isAll && isUnrecognised(fault)) throw fault;
      const error = advised(fault);
      if (isFault(error)) return { source, line, error };
      throw error;
    }
  });
}

/** The puzzle, whose cells are named so; as its players do where nothing else is asked. */
const named = (read: ReadPuzzle, { coordinates }: ReadingOptions): ReadPuzzle =>
  coordinates === undefined
    ? read
    : { ...read, type: Object.create(read.type, { coordinates: { value: coordinates } }) };

/** What to say where the text did not name the puzzle type. */
export const readAs = (type: string): string => `read as ${type}; --as chooses another`;
