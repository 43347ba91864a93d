import { Deadline, type OnePuzzle, type ReadingOptions } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import type { CommandRun } from '../command-run.js';
import { readAll } from './items.js';

/**
 * Reads the only puzzle of an argument. `operation` names the operation in the error message.
 * @throws UsageError if there are several puzzles.
 */
export async function onePuzzle(
  argument: string,
  run: CommandRun,
  options: ReadingOptions,
  operation: string,
  deadline = new Deadline(undefined),
): Promise<OnePuzzle> {
  const [item, another] = await readAll([argument], run, options, deadline);
  if (another || !item?.read)
    throw new UsageError(`only one puzzle can be ${operation} at a time, and several were given`);
  const { source, line, read } = item;
  return { source, line, read, typeUrl: run.plugins.pluginOf(read.type).url };
}

/** Checks the inputs of a command with a puzzle and entries: only one of them can come from standard input. */
export function twoInputs(puzzle: string, answer: string | undefined): readonly string[] {
  if (puzzle === '-' && answer === '-')
    throw new UsageError('the puzzle and the answer cannot both come from standard input');
  return answer === undefined ? [puzzle] : [puzzle, answer];
}
