import { Deadline, type PuzzleWithEntries, type ReadingOptions, readWithEntries } from '@gridproof/api';
import type { CommandRun } from '../command-run.js';
import { readArgument } from './items.js';
import { readOnePuzzle } from './one-puzzle.js';

/**
 * Reads the only puzzle of one argument and the partial answer of another. `participle` names the operation in error messages: `explained`.
 * @throws {UsageError} if there are several puzzles
 */
export async function readPuzzleWithEntries(
  argument: string,
  partial: string | undefined,
  run: CommandRun,
  options: ReadingOptions,
  participle: string,
  deadline = new Deadline(undefined),
): Promise<PuzzleWithEntries> {
  const puzzle = await readOnePuzzle(argument, run, options, participle, deadline);
  if (partial === undefined) return puzzle;
  return readArgument(partial, run.io, (text) => {
    deadline.begin();
    return readWithEntries(puzzle, text, deadline);
  });
}
