import { Deadline, roundRobin, TimeLimitError } from '@gridproof/api';
import {
  type PreparedExport,
  prepareExport,
  type ReadPuzzle,
  type Size,
  toDimacs,
  toSmtlib,
} from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readOnePuzzle } from '../input/one-puzzle.js';
import { commonOptions } from '../options.js';
import { Output } from '../terminal/output.js';

interface ExportOptions {
  readonly to: string;
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly timeout?: number;
  readonly out?: string;
}

/** Writers by format name. */
const WRITERS: Readonly<Record<string, (prepared: PreparedExport, about: readonly string[]) => string>> = {
  smt2: (prepared, about) => toSmtlib(prepared, about),
  'smt2-pb': (prepared, about) => toSmtlib(prepared, about, 'pseudo-boolean'),
  dimacs: toDimacs,
};

export function addExport(program: Command, run: CommandRun): void {
  program
    .command('export')
    .summary('write a puzzle as a program for other solvers')
    .description(
      'Writes the program that the engines get, for other solvers to read, with comments that say what it means on the board.\n' +
        'Rules of loops, connection and different lines are not in it: with some left, the puzzle is solved first, and the ' +
        'clauses that its proof needed are written too.',
    )
    .addArgument(sharedArguments.puzzle())
    .addOption(
      new Option('--to <format>', 'SMT-LIB 2, the same with the counting rows of Z3, or DIMACS CNF')
        .choices(Object.keys(WRITERS))
        .makeOptionMandatory(),
    )
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addOption(
      commonOptions.engine(
        'the engine that solves the puzzle first if needed',
        'all installed engines in turn',
      ),
    )
    .addOption(commonOptions.timeout('stop solving after this time'))
    .addOption(commonOptions.out())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Write a program in SMT-LIB 2': 'gridproof export examples/puzzle.txt --to smt2 --out puzzle.smt2',
          'Find the meaning of each literal in DIMACS':
            "gridproof export examples/puzzle.txt --to dimacs | grep '^c key'",
        },
        exit: { 0: 'written', 3: "don't know (time limit): nothing is written" },
      }),
    )
    .action(async (argument: string, options: ExportOptions) => {
      run.finish(await exportPuzzle(argument, options, run));
    });
}

async function exportPuzzle(argument: string, options: ExportOptions, run: CommandRun): Promise<number> {
  const { plugins, io } = run;
  const deadline = new Deadline(options.timeout);
  const { read } = await readOnePuzzle(argument, run, options, 'exported', deadline);
  const output = new Output(io, options.out, [argument]);
  const prepared = await preparedBy(await plugins.engines.choose(options.engine), read, deadline);
  if (prepared.status === 'unknown') {
    io.stderr.write(`don't know which clauses its rules need: ${prepared.reason}; nothing is written\n`);
    return EXIT.unknown;
  }
  output.write(deadline.run(() => WRITERS[options.to]!(prepared, about(read, plugins.version)).trimEnd()));
  return EXIT.done;
}

/** Prepares the export with engines in turn, so that the result is the same on every machine. */
async function preparedBy(engines: Engines, { type, puzzle }: ReadPuzzle, deadline: Deadline) {
  const came = await roundRobin(engines, async ({ load }, conflicts) => {
    const engine = await load();
    try {
      // Runs synchronously up to the first engine call, which includes writing the constraints.
      return await deadline.run(() =>
        prepareExport(type, puzzle, engine, { timeout: deadline.remaining, conflicts }),
      );
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      return { status: 'unknown', reason: 'time limit' } as const;
    }
  });
  return came.at(-1)!;
}

/** Comment lines with the puzzle itself. */
function about({ type, puzzle }: ReadPuzzle, version: string): readonly string[] {
  return [`Written by gridproof ${version}.`, '', type.id, ...type.print(puzzle).split('\n')];
}
