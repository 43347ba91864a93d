import { UsageError } from '@gridproof/plugins';
import { Command, CommanderError } from 'commander';
import { EXIT } from './exit.js';
import { Plugins } from './plugins.js';
import { Run } from './run.js';

/** What a command line of this package offers. */
export interface Offer {
  readonly name: string;
  readonly description: string;
  /** Each adds a command. */
  readonly commands: readonly ((program: Command, run: Run) => void)[];
}

/** Carries out a command line; `process.exitCode` says how it went. */
export async function main(argv: readonly string[], { name, description, commands }: Offer): Promise<void> {
  const run = new Run();
  const program = new Command(name)
    .description(description)
    .showSuggestionAfterError()
    .showHelpAfterError('(--help lists commands and options)')
    .exitOverride()
    .option(
      '--plugin <path|name>',
      'use a puzzle type or an engine that is not installed: its folder, file or package',
      many,
    )
    .hook('preAction', () => {
      run.plugins = new Plugins(program.opts().plugin);
    });
  for (const add of commands) add(program, run);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.wrong;
      return;
    }
    process.exitCode = EXIT.wrong;
    process.stderr.write(`${name}: ${messageOf(error)}\n`);
  }
}

/** The values of an option that may be given several times. */
const many = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (process.env.GRIDPROOF_DEBUG && error instanceof Error) return error.stack ?? error.message;
  return `internal error: ${error instanceof Error ? error.message : error}`;
}
