import { PuzzleError } from '@gridproof/core';
import { Command, CommanderError } from 'commander';
import { addBatch } from './commands/batch.js';
import { addCheck } from './commands/check.js';
import { addConvert } from './commands/convert.js';
import { addExplain } from './commands/explain.js';
import { addExport } from './commands/export.js';
import { addForced } from './commands/forced.js';
import { addHint } from './commands/hint.js';
import { addInfo } from './commands/info.js';
import { addList } from './commands/list.js';
import { addRate } from './commands/rate.js';
import { addSolve } from './commands/solve.js';
import { addSteps } from './commands/steps.js';
import { EXIT, UsageError } from './exit.js';
import { version } from './installed.js';
import { leaveWhereNothingCanBeWritten } from './terminal.js';

/** Carries out a command line; returns the exit status. */
export async function main(argv: readonly string[]): Promise<number> {
  leaveWhereNothingCanBeWritten();
  let status: number = EXIT.done;
  const finish = (with_: number) => {
    status = with_;
  };
  const program = new Command('gridproof')
    .description(
      'Solves logic puzzles by their rules, proves that an answer is the only one, and checks every answer twice.',
    )
    .version(version(), '-v, --version')
    .showSuggestionAfterError()
    .showHelpAfterError('(--help shows what there is)')
    .exitOverride();
  for (const add of [
    addSolve,
    addBatch,
    addForced,
    addExplain,
    addHint,
    addSteps,
    addRate,
    addCheck,
    addConvert,
    addExport,
    addList,
    addInfo,
  ])
    add(program, finish);
  try {
    await program.parseAsync(argv);
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrong;
    process.stderr.write(`gridproof: ${messageOf(error)}\n`);
    return EXIT.wrong;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof PuzzleError) return error.sentence;
  if (error instanceof UsageError) return error.message;
  if (process.env.GRIDPROOF_DEBUG && error instanceof Error) return error.stack ?? error.message;
  return `this should not have happened, please report it: ${error instanceof Error ? error.message : error}`;
}
