import { UsageError } from '@gridproof/plugins';
import { Command, CommanderError } from 'commander';
import { addBatch } from './commands/batch.js';
import { addCompare } from './commands/compare.js';
import { addFeedback } from './commands/feedback.js';
import { addGenerate } from './commands/generate.js';
import { addGrowth } from './commands/growth.js';
import { addRatings } from './commands/ratings.js';
import { addReport } from './commands/report.js';
import { addRun } from './commands/run.js';
import { addStart } from './commands/start.js';
import { EXIT } from './exit.js';
import { Plugins } from './plugins.js';
import { Run } from './run.js';

const COMMANDS = [
  addRun,
  addReport,
  addCompare,
  addGrowth,
  addGenerate,
  addStart,
  addBatch,
  addFeedback,
  addRatings,
];

/** Runs a command line and sets `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  const run = new Run();
  const program = new Command('gridproof-bench')
    .description('Benchmarks of GridProof: any puzzles on any engines.')
    .showSuggestionAfterError()
    .showHelpAfterError('(--help lists commands and options)')
    .exitOverride()
    .option(
      '--plugin <path|name>',
      'use a puzzle type or an engine that is not installed: its folder, file or package',
      collectValues,
    )
    .hook('preAction', () => {
      run.plugins = new Plugins(program.opts().plugin);
    });
  for (const add of COMMANDS) add(program, run);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.wrong;
      return;
    }
    process.exitCode = EXIT.wrong;
    process.stderr.write(`gridproof-bench: ${messageOf(error)}\n`);
  }
}

/** Collects the values of a repeatable option. */
const collectValues = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (process.env.GRIDPROOF_DEBUG && error instanceof Error) return error.stack ?? error.message;
  return `internal error: ${error instanceof Error ? error.message : error}`;
}
