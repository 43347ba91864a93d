import { Deadline, type OnePuzzle, type ReadingOptions } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import type { CommandRun } from '../command-run.js';
import { readAll } from './items.js';

/**
 * Reads the only puzzle of an argument. `participle` names the operation in the error message: `checked`.
 * @throws {UsageError} if there are several puzzles
 */
export async function readOnePuzzle(
  argument: string,
  run: CommandRun,
  options: ReadingOptions,
  participle: string,
  deadline = new Deadline(undefined),
): Promise<OnePuzzle> {
  const [item, another] = await readAll([argument], run, options, deadline);
  if (another || !item?.read)
    throw new UsageError(`only one puzzle can be ${participle} at a time, and several were given`);
  const { source, line, read } = item;
  return { source, line, read, typeUrl: run.plugins.pluginOf(read.type).url };
}

/**
 * Returns the arguments of a command that reads a puzzle and an answer to it, which may be partial.
 * @throws {UsageError} if both come from standard input
 */
export function listInputs(puzzle: string, answer: string | undefined): readonly string[] {
  if (puzzle === '-' && answer === '-')
    throw new UsageError('the puzzle and the answer cannot both come from standard input');
  return answer === undefined ? [puzzle] : [puzzle, answer];
}
