import { Clock, type HalfDone, halfDone, type ReadingOptions } from '@gridproof/answers';
import type { Run } from '../run.js';
import { readArgument } from './items.js';
import { onePuzzle } from './one-puzzle.js';

/** The only puzzle of an argument, and the partial answer of another; `done` says what is done with one. */
export async function withEntries(
  argument: string,
  partial: string | undefined,
  run: Run,
  options: ReadingOptions,
  done: string,
  clock = new Clock(undefined),
): Promise<HalfDone> {
  const one = await onePuzzle(argument, run, options, done, clock);
  if (partial === undefined) return one;
  return readArgument(partial, run.io, (text) => {
    clock.begin();
    return halfDone(one, text, clock);
  });
}
