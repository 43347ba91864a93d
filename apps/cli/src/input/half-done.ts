import { Clock, type HalfDone, halfDone, type ReadingOptions } from '@gridproof/answers';
import type { Plugins } from '../plugins.js';
import { readArgument } from './items.js';
import { onePuzzle } from './one-puzzle.js';

/** The only puzzle of an argument, and the partial answer of another; `done` says what is done with one. */
export async function withEntries(
  argument: string,
  partial: string | undefined,
  plugins: Plugins,
  options: ReadingOptions,
  done: string,
  clock = new Clock(undefined),
): Promise<HalfDone> {
  const one = await onePuzzle(argument, plugins, options, done, clock);
  if (partial === undefined) return one;
  return readArgument(partial, (text) => {
    clock.begin();
    return halfDone(one, text, clock);
  });
}
