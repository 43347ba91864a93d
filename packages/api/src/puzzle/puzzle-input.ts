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

/** A puzzle of the input, or its fault. */
export interface Item extends SourcePosition {
  readonly read?: ReadPuzzle;
  readonly error?: Fault;
}

/** Options for parsing puzzles and naming their cells. */
export interface ReadingOptions extends RecogniseOptions {
  readonly coordinates?: Coordinates | undefined;
}

/** A parsed puzzle with its source position. */
export interface ReadablePuzzle extends Item {
  readonly read: ReadPuzzle;
}

/** Whether an item is a puzzle; if not, its `error` is set. */
export const isReadable = (item: Item): item is ReadablePuzzle => item.read !== undefined;

/** A parsed puzzle with its source position and the module URL of its type. */
export interface OnePuzzle extends ReadablePuzzle {
  readonly typeUrl: string;
}

/**
 * Parses the puzzles of a text. In a text with several puzzles, a fault becomes the `error` of its item, unless a type
 * that is not loaded yet may recognize the puzzle; in a text with one puzzle, it is thrown.
 */
export function parseItems(
  text: string,
  source: string,
  options: ReadingOptions & CandidateTypes,
  deadline: Deadline,
): readonly Item[] {
  const { types, isAll, addAdvice } = options;
  const batch = splitBatch(text, types, options);
  if (!batch)
    return [
      {
        source,
        read: deadline.run(() =>
          withCoordinates(requireSize(readPuzzle(text, types, options), options.size), options),
        ),
      },
    ];
  return batch.entries.map(({ text: entry, line }) => {
    try {
      const asOneOfMany = { ...options, as: batch.as, oneOfMany: true };
      const read = readPuzzle(entry, types, asOneOfMany);
      return { source, line, read: withCoordinates(requireSize(read, options.size), options) };
    } catch (fault) {
      if (!isAll && isUnrecognised(fault)) throw fault;
      const error = addAdvice(fault);
      if (isFault(error)) return { source, line, error };
      throw error;
    }
  });
}

/** Replaces the coordinates of the puzzle type, if requested. */
const withCoordinates = (read: ReadPuzzle, { coordinates }: ReadingOptions): ReadPuzzle =>
  coordinates === undefined
    ? read
    : { ...read, type: Object.create(read.type, { coordinates: { value: coordinates } }) };

/** The message for a text that does not name its puzzle type. */
export const readAs = (type: string): string => `read as ${type}; --as chooses another`;
