import { Deadline, type PuzzleWithEntries, type ReadingOptions, readWithEntries } from '@gridproof/api';
import type { CommandRun } from '../command-run.js';
import { readArgument } from './items.js';
import { onePuzzle } from './one-puzzle.js';

/** Reads the only puzzle of one argument and the partial answer of another. `operation` names the operation in error messages. */
export async function withEntries(
  argument: string,
  partial: string | undefined,
  run: CommandRun,
  options: ReadingOptions,
  operation: string,
  deadline = new Deadline(undefined),
): Promise<PuzzleWithEntries> {
  const one = await onePuzzle(argument, run, options, operation, deadline);
  if (partial === undefined) return one;
  return readArgument(partial, run.io, (text) => {
    deadline.begin();
    return readWithEntries(one, text, deadline);
  });
}
