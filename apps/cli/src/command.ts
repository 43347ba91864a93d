import type { HelpEpilogue } from '@gridproof/api';
import type { Argument, Command, Option } from 'commander';
import type { CommandRun } from './command-run.js';
import { helpEpilogue } from './help/layout.js';

/** A command of this program, with the text below its options. */
export interface CommandDefinition extends HelpEpilogue {
  readonly summary?: string;
  readonly description?: string;
  /** Without values for a list of optional arguments, the command reads standard input; on a terminal, prints its help. */
  readonly arguments?: readonly Argument[];
  readonly options?: readonly Option[];
  /** Left out of the help. */
  readonly hidden?: boolean;
  /** Runs the command and returns the exit status. The words are its arguments, its options and the command, as in commander. */
  run(run: CommandRun, ...words: never[]): number | Promise<number>;
}

/** Adds a command to the program. */
export function addCommand(
  program: Command,
  name: string,
  definition: CommandDefinition,
  run: CommandRun,
): void {
  const {
    summary = '',
    description = '',
    arguments: operands = [],
    options = [],
    hidden = false,
  } = definition;
  const command = program
    .command(name, { hidden })
    .summary(summary)
    .description(description)
    .addHelpText('after', helpEpilogue(run.io, definition));
  for (const operand of operands) command.addArgument(operand);
  for (const option of options) command.addOption(option);
  const readsInput = operands[0]?.variadic && !hidden;
  command.action(async (first: unknown, ...others) => {
    const isEmpty = readsInput && Array.isArray(first) && first.length === 0;
    if (isEmpty && run.io.stdin.isTTY) command.help({ error: true });
    const words = [isEmpty ? ['-'] : first, ...others];
    run.status = await definition.run(run, ...(words as never[]));
  });
}
