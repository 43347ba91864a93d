import { Command, CommanderError } from 'commander';
import { addArticles } from './commands/articles.js';
import { addBatch } from './commands/batch.js';
import { addChoices } from './commands/choices.js';
import { addCompare } from './commands/compare.js';
import { addErrors } from './commands/errors.js';
import { addGenerate } from './commands/generate.js';
import { addGrowth } from './commands/growth.js';
import { addMemory } from './commands/memory.js';
import { addRatings } from './commands/ratings.js';
import { addReasons } from './commands/reasons.js';
import { addReport } from './commands/report.js';
import { addRun } from './commands/run.js';
import { addStart } from './commands/start.js';
import { EXIT, UsageError } from './faults.js';
import { usePlugins } from './installed.js';

/** Carries out a command line; `process.exitCode` says how it went. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('gridproof-bench')
    .description('Benchmarks of GridProof: any puzzles on any engines.')
    .showSuggestionAfterError()
    .showHelpAfterError('(--help lists commands and options)')
    .exitOverride()
    .option(
      '--plugin <path|name>',
      'use a puzzle type or an engine that is not installed: its folder, file or package',
      many,
    )
    .hook('preAction', () => usePlugins(program.opts().plugin ?? []));
  for (const add of [
    addRun,
    addReport,
    addCompare,
    addGrowth,
    addReasons,
    addErrors,
    addRatings,
    addGenerate,
    addStart,
    addBatch,
    addMemory,
    addChoices,
    addArticles,
  ])
    add(program);
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

/** The values of an option that may be given several times. */
const many = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (process.env.GRIDPROOF_DEBUG && error instanceof Error) return error.stack ?? error.message;
  return `this should not have happened, please report it: ${error instanceof Error ? error.message : error}`;
}
