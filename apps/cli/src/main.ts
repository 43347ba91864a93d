import { Late, OutOfTime, TypeFault } from '@gridproof/answers';
import { PuzzleError } from '@gridproof/core';
import { printJson } from '@gridproof/formats';
import { UsageError } from '@gridproof/plugins';
import { Command, CommanderError } from 'commander';
import { addBatch } from './commands/batch.js';
import { addBooklet } from './commands/booklet.js';
import { addCheck } from './commands/check.js';
import { addCompletion } from './commands/completion.js';
import { addConvert } from './commands/convert.js';
import { addExplain } from './commands/explain.js';
import { addExport } from './commands/export.js';
import { addForced } from './commands/forced.js';
import { addGenerate } from './commands/generate.js';
import { addHelp } from './commands/help.js';
import { addHint } from './commands/hint.js';
import { addInfo } from './commands/info.js';
import { addList } from './commands/list.js';
import { addMerge } from './commands/merge.js';
import { addMinimize } from './commands/minimize.js';
import { addRate } from './commands/rate.js';
import { addSolve } from './commands/solve.js';
import { addSteps } from './commands/steps.js';
import { addVary } from './commands/vary.js';
import { EXIT } from './exit.js';
import { afterword } from './help/afterword.js';
import { styleHelp } from './help/style.js';
import { refuseMisplaced, refusePuzzleAsCommand } from './misplaced.js';
import { addPackaged } from './packaged.js';
import { Plugins } from './plugins.js';
import { Run } from './run.js';
import { screen } from './terminal/screened.js';
import { leaveWhereNothingCanBeWritten } from './terminal/terminal.js';

/** The commands, by what they are for. */
const COMMANDS = {
  'Solve puzzles': [addSolve, addBatch, addMerge, addForced],
  'Say why': [addExplain, addHint, addSteps, addRate],
  'Make puzzles': [addGenerate, addMinimize, addVary, addBooklet],
  'Check and write': [addCheck, addConvert, addExport],
  'Look around': [addList, addInfo, addHelp, addCompletion],
};

const EXAMPLES = {
  'Solve a puzzle': 'gridproof solve examples/puzzle.txt',
  'Show what can be found next, and why': 'gridproof hint examples/puzzle.txt',
  'Show how puzzles can be given': 'gridproof help formats',
};

/** Carries out a command line; returns the exit status. */
export async function main(argv: readonly string[], run = new Run()): Promise<number> {
  for (const output of [process.stdout, process.stderr]) screen(output);
  leaveWhereNothingCanBeWritten();
  let asked: Command | undefined;
  const program = new Command('gridproof')
    .description(
      'Solves logic puzzles by their rules, proves that an answer is the only one, and checks every answer twice.',
    )
    .version(run.plugins.version, '-v, --version')
    .showSuggestionAfterError()
    .showHelpAfterError('(--help lists commands and options)')
    .exitOverride()
    .option(
      '--plugin <path|name>',
      'use a puzzle type or an engine that is not installed: its folder, file or package',
      many,
    )
    .hook('preSubcommand', (command) => refuseMisplaced(command, command.args))
    .hook('preAction', (_, command) => {
      asked = command;
      const plugins = new Plugins(program.opts().plugin, command.opts().timeout);
      plugins.refuseMissing();
      run.use(plugins);
    });
  styleHelp(program).addHelpText('after', afterword({ examples: EXAMPLES }));
  for (const [group, adds] of Object.entries(COMMANDS)) {
    program.commandsGroup(`${group}:`);
    for (const add of adds) add(program, run);
  }
  try {
    await addPackaged(program, run, argv.slice(2));
    refusePuzzleAsCommand(program, argv.slice(2));
    await program.parseAsync(argv);
    return run.status;
  } catch (error) {
    if (error instanceof OutOfTime) {
      reportOutOfTime(error, asked?.opts());
      return EXIT.unknown;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrong;
    process.stderr.write(`gridproof: ${messageOf(error)}\n`);
    // What was ended may be right, given more time.
    return error instanceof TypeFault && error.cause instanceof Late ? EXIT.unknown : EXIT.wrong;
  }
}

/** Says that a limit came before there was anything to show, as data where that was asked for. */
function reportOutOfTime(
  { message }: OutOfTime,
  { format, out }: { format?: string; out?: string } = {},
): void {
  if (format === 'json' && out === undefined)
    process.stdout.write(printJson({ status: 'unknown', reason: 'time limit' }));
  else if (format === 'text' && out === undefined) process.stdout.write(`${message}\n`);
  else process.stderr.write(`${message}\n`);
}

/** The values of an option that may be given several times. */
const many = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function messageOf(error: unknown): string {
  if (error instanceof PuzzleError) return error.sentence;
  if (error instanceof UsageError) return error.message;
  if (process.env.GRIDPROOF_DEBUG && error instanceof Error) return error.stack ?? error.message;
  return `this should not have happened, please report it: ${error instanceof Error ? error.message : error}`;
}
