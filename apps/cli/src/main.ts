import { TimeLimitError } from '@gridproof/api';
import { PuzzleError, printJson } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { Command, CommanderError } from 'commander';
import { addCommand, type CommandDefinition } from './command.js';
import { asksForVersion, COMMANDS, COMPLETE, type CommandName, isCommand, VERSION } from './command-names.js';
import { CommandRun } from './command-run.js';
import { EXIT } from './exit.js';
import { helpEpilogue, styleHelp } from './help/layout.js';
import type { Io } from './io.js';
import { refuseCommandAsPuzzle, refusePuzzleAsCommand } from './misplaced-command.js';
import { addPluginCommands } from './plugin-commands.js';
import { escapeOutput } from './terminal/escape-controls.js';

/** Definitions of the commands. Each is loaded when it is called, or when all are listed. */
const DEFINITIONS: Readonly<Record<CommandName | typeof COMPLETE, () => Promise<CommandDefinition>>> = {
  solve: async () => (await import('./commands/solve.js')).solveCommand,
  batch: async () => (await import('./commands/batch.js')).batchCommand,
  merge: async () => (await import('./commands/merge.js')).mergeCommand,
  forced: async () => (await import('./commands/forced.js')).forcedCommand,
  explain: async () => (await import('./commands/explain.js')).explainCommand,
  hint: async () => (await import('./commands/hint.js')).hintCommand,
  steps: async () => (await import('./commands/steps.js')).stepsCommand,
  rate: async () => (await import('./commands/rate.js')).rateCommand,
  generate: async () => (await import('./commands/generate.js')).generateCommand,
  minimize: async () => (await import('./commands/minimize.js')).minimizeCommand,
  vary: async () => (await import('./commands/vary.js')).varyCommand,
  booklet: async () => (await import('./commands/booklet.js')).bookletCommand,
  check: async () => (await import('./commands/check.js')).checkCommand,
  convert: async () => (await import('./commands/convert.js')).convertCommand,
  export: async () => (await import('./commands/export.js')).exportCommand,
  read: async () => (await import('./commands/read.js')).readCommand,
  list: async () => (await import('./commands/list.js')).listCommand,
  info: async () => (await import('./commands/info.js')).infoCommand,
  help: async () => (await import('./commands/help.js')).helpCommand,
  completion: async () => (await import('./commands/completion.js')).completionCommand,
  complete: async () => (await import('./commands/complete.js')).completeCommand,
};

/** Commands that list all commands. */
const OF_ALL: readonly CommandName[] = ['help', 'completion'];

const EXAMPLES = {
  'Solve a puzzle': 'gridproof solve examples/puzzle.txt',
  'Show the next step and its reasons': 'gridproof hint examples/puzzle.txt',
  'Show how to enter puzzles': 'gridproof help formats',
};

/** Runs a command line and returns the exit status. The words of the command line follow those of Node and the program. */
export async function main(argv: readonly string[], io: Io, run = new CommandRun(io)): Promise<number> {
  for (const output of [io.stdout, io.stderr]) escapeOutput(output);
  let calledCommand: Command | undefined;
  const program = new Command('gridproof')
    .description(
      'Solves logic puzzles by their rules, proves that an answer is the only one, and checks every answer twice.',
    )
    .version(run.plugins.version, VERSION.join(', '))
    .showSuggestionAfterError()
    .showHelpAfterError('(--help lists commands and options)')
    .exitOverride()
    .helpCommand(false)
    .option(
      '--plugin <path|name>',
      'use a puzzle type or an engine that is not installed: its folder, file or package',
      (name: string, before: readonly string[] = []) => [...before, name],
    )
    .hook('preSubcommand', (command) => refuseCommandAsPuzzle(command, command.args, io))
    .hook('preAction', (_, command) => {
      calledCommand = command;
      const plugins = run.findPlugins({ named: program.opts().plugin });
      plugins.refuseMissing();
      run.plugins = plugins;
      if (!io.ownsProcess || command.parent !== program || !isCommand(command.name())) return;
      const { externalNames: outside } = plugins;
      if (outside.length > 0 || command.name() === 'batch')
        command.action(async () => {
          run.status = await supervise(command, outside, argv, io);
        });
    });
  styleHelp(program, io).addHelpText('after', helpEpilogue(io, { examples: EXAMPLES }));
  await define(program, run, argv[2]);
  try {
    await addPluginCommands(program, run, argv.slice(2));
    refusePuzzleAsCommand(program, argv.slice(2), io);
    await program.parseAsync([...argv]);
    return run.status;
  } catch (error) {
    if (error instanceof TimeLimitError) {
      reportOutOfTime(error, io, calledCommand?.opts());
      return EXIT.unknown;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrong;
    io.stderr.write(`gridproof: ${messageOf(error, io)}\n`);
    return EXIT.wrong;
  }
}

/** Commands that read standard input as a stream, which must be forwarded to their thread. */
const STREAMING: readonly string[] = ['batch', 'merge', 'booklet'] satisfies readonly CommandName[];

/** Runs a command in a thread of its own. `outside` lists the plugins of other authors that it loads. */
async function supervise(
  command: Command,
  outside: readonly string[],
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const { args } = command;
  const input = STREAMING.includes(command.name()) && (args.length === 0 || args.includes('-'));
  const { runSupervised: supervised } = await import('./thread/supervisor.js');
  const { timeout } = command.opts();
  return supervised({ words: argv.slice(2), input, plugins: outside, timeout }, io);
}

/** Defines the called command, or all commands if there is none or if it lists all. `--version` needs no definition. */
async function define(program: Command, run: CommandRun, called: string | undefined): Promise<void> {
  if (asksForVersion(called)) return;
  const alone = isCommand(called) && !OF_ALL.includes(called);
  for (const [group, names] of Object.entries(COMMANDS)) {
    program.commandsGroup(`${group}:`);
    for (const name of names)
      if (!alone || name === called) addCommand(program, name, await DEFINITIONS[name](), run);
  }
  if (called === COMPLETE) addCommand(program, COMPLETE, await DEFINITIONS[COMPLETE](), run);
}

/** Reports a time limit that was reached before there was any result, as JSON if requested. */
function reportOutOfTime(
  { message }: TimeLimitError,
  { stdout, stderr }: Io,
  { format, out }: { format?: string; out?: string } = {},
): void {
  if (format === 'json' && out === undefined)
    stdout.write(printJson({ status: 'unknown', reason: 'time limit' }));
  else if (format === 'text' && out === undefined) stdout.write(`${message}\n`);
  else stderr.write(`${message}\n`);
}

function messageOf(error: unknown, { env }: Io): string {
  if (error instanceof PuzzleError) return error.sentence;
  if (error instanceof UsageError) return error.message;
  if (env.GRIDPROOF_DEBUG && error instanceof Error) return error.stack ?? error.message;
  return `internal error: ${error instanceof Error ? error.message : error}`;
}
