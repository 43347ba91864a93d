import { type Fact, type RecogniseOptions, readEntries } from '@gridproof/core';
import { Clock } from '../asking/clock.js';
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
  clock = new Clock(undefined),
): Promise<HalfDone> {
  const one = await onePuzzle(argument, options, done, clock);
  if (partial === undefined) return one;
  const { type, puzzle } = one.read;
  const entries = readArgument(partial, (text) => {
    clock.begin();
    return clock.hold(() => readEntries(type, puzzle, answerIn(text)));
  });
  return { ...one, entries };
}
