import { type HintDegree, runHint } from '@gridproof/api';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { type CommonOptions, commonOptions, engineOptions, sharedArguments } from '../options.js';
import { hintReport } from '../report/path/hint.js';
import { PuzzleCall } from '../solving/puzzle-call.js';

export const hintCommand: CommandDefinition = {
  summary: 'show the next step',
  description:
    'Shows the next step in a puzzle or a partial answer, with the name of its technique. If a partial answer cannot be completed, explains why.',
  arguments: [sharedArguments.puzzle, sharedArguments.partial],
  options: [
    ...engineOptions({ format: commonOptions.format('html') }),
    new Option('--where', 'only where to look'),
    new Option('--technique', 'only the technique, and where it applies'),
    new Option('--verbose', 'print the clues, rules and known values of each step'),
    new Option('--quiet', 'print only the sentences, without the board'),
  ],
  examples: {
    'Show the first step': 'gridproof hint examples/puzzle.txt',
    'Write a page with a drawing': 'gridproof hint examples/puzzle.txt --format html --out hint.html',
    'Show only where to look next': "gridproof hint examples/puzzle.txt '14??/32??/??41/???3' --where",
  },
  exit: {
    0: 'done',
    1: 'there is no answer, or none that agrees with the partial answer',
    3: "don't know (time limit)",
  },
  run: hint,
};

async function hint(
  run: CommandRun,
  argument: string,
  partial: string | undefined,
  options: CommonOptions & HintDegree,
): Promise<number> {
  const call = new PuzzleCall(run, options, argument, partial);
  const puzzle = await call.readPuzzleWithEntries('examined');
  const { width } = call;
  const { type } = puzzle.read;
  if (puzzle.contradicted) return call.reportContradiction(puzzle);
  const engine = await run.plugins.engines.findReasoningEngine(options.engine);
  const result = await call.withThreads((runners, { report: onProgress }) => {
    const remaining = () => call.deadline.remaining;
    return runHint(runners.threadRunner(engine), puzzle, { ...options, engine, remaining, onProgress });
  });
  return call.report(type, () => hintReport(puzzle, result, { ...options, width }));
}
