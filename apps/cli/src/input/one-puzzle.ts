import { Deadline, type OnePuzzle, type ReadingOptions } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import type { CommandRun } from '../command-run.js';
import { readAll } from './items.js';

/** The only puzzle of an argument. Throws `UsageError` where there are several; `done` says what is done with one. */
export async function onePuzzle(
  argument: string,
  run: CommandRun,
  options: ReadingOptions,
  done: string,
  clock = new Deadline(undefined),
): Promise<OnePuzzle> {
  const [item, another] = await readAll([argument], run, options, clock);
  if (another || !item?.read)
    throw new UsageError(`only one puzzle can be ${done} at a time, and several were given`);
  const { source, line, read } = item;
  return { source, line, read, typeUrl: run.plugins.pluginOf(read.type).url };
}

/** The inputs of a command that takes a puzzle and what was entered into it; both cannot come from standard input. */
export function twoInputs(puzzle: string, answer: string | undefined): readonly string[] {
  if (puzzle === '-' && answer === '-')
    throw new UsageError('the puzzle and the answer cannot both come from standard input');
  return answer === undefined ? [puzzle] : [puzzle, answer];
}
