import { type Deadline, roundRobin, TimeLimitError } from '@gridproof/api';
import { type PreparedExport, prepareExport, type ReadPuzzle, toDimacs, toSmtlib } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { type CommonOptions, commonOptions, sharedArguments } from '../options.js';
import { PuzzleCall } from '../solving/puzzle-call.js';

/** Writers by format name. */
const WRITERS: Readonly<Record<string, (prepared: PreparedExport, about: readonly string[]) => string>> = {
  smt2: (prepared, about) => toSmtlib(prepared, about),
  'smt2-pb': (prepared, about) => toSmtlib(prepared, about, 'pseudo-boolean'),
  dimacs: toDimacs,
};

export const exportCommand: CommandDefinition = {
  summary: 'write a puzzle as a program for other solvers',
  description:
    'Writes the program that the engines get, for other solvers to read, with comments that say what it means on the board.\n' +
    'Rules of loops, connection and different lines are not in it: with some left, the puzzle is solved first, and the ' +
    'clauses that its proof needed are written too.',
  arguments: [sharedArguments.puzzle],
  options: [
    new Option('--to <format>', 'SMT-LIB 2, the same with the counting rows of Z3, or DIMACS CNF')
      .choices(Object.keys(WRITERS))
      .makeOptionMandatory(),
    ...commonOptions.typeAndSize(),
    commonOptions.engine(
      'the engine that solves the puzzle first if needed',
      'all installed engines in turn',
    ),
    commonOptions.timeout('stop solving after this time'),
    commonOptions.out(),
  ],
  examples: {
    'Write a program in SMT-LIB 2': 'gridproof export examples/puzzle.txt --to smt2 --out puzzle.smt2',
    'Find the meaning of each literal in DIMACS':
      "gridproof export examples/puzzle.txt --to dimacs | grep '^c key'",
  },
  exit: { 0: 'written', 3: "don't know (time limit): nothing is written" },
  run: exportPuzzle,
};

async function exportPuzzle(
  run: CommandRun,
  argument: string,
  options: CommonOptions & { readonly to: string },
): Promise<number> {
  const { plugins } = run;
  const call = new PuzzleCall(run, options, argument);
  const { deadline, output } = call;
  const { read } = await call.readPuzzle('exported');
  const prepared = await preparedBy(await plugins.engines.choose(options.engine), read, deadline);
  if (prepared.status === 'unknown') {
    output.say(`don't know which clauses its rules need: ${prepared.reason}; nothing is written`);
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
