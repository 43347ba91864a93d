import { type Fact, type RecogniseOptions, readEntries } from '@gridproof/core';
import { answerIn, readArgument } from './items.js';
import { type OnePuzzle, onePuzzle } from './one-puzzle.js';

/** A puzzle with what a player has entered, if anything. */
export interface HalfDone extends OnePuzzle {
  readonly entries?: readonly Fact[];
}

/** The only puzzle of an argument, and the partial answer of another; `done` says what is done with one. */
export async function halfDone(
  argument: string,
  partial: string | undefined,
  options: RecogniseOptions,
  done: string,
): Promise<HalfDone> {
  const one = await onePuzzle(argument, options, done);
  if (partial === undefined) return one;
  const { type, puzzle } = one.read;
  return { ...one, entries: readArgument(partial, (text) => readEntries(type, puzzle, answerIn(text))) };
}
