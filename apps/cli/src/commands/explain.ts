import { explainResponse, runExplain } from '@gridproof/api';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { exitOf } from '../exit.js';
import { type CommonOptions, commonOptions, engineOptions, sharedArguments } from '../options.js';
import { reportOf } from '../report/puzzle-report.js';
import { PuzzleCall } from '../solving/puzzle-call.js';

export const explainCommand: CommandDefinition = {
  summary: 'explain why a puzzle has no answer, or what it lacks to be unique',
  description:
    'For a puzzle without an answer: clues and rules that contradict each other, all of them needed.\n' +
    'For a puzzle with several answers: the values that they share, and the fewest missing givens that would make it unique.',
  arguments: [sharedArguments.puzzle, sharedArguments.partial],
  options: [
    ...engineOptions(),
    commonOptions.budget(
      'how long to look for a better explanation (default: 3s; unlimited with --conflicts)',
    ),
    commonOptions.conflicts('stop an engine call after this many conflicts'),
    new Option('--quiet', 'print only the sentences, without the board'),
  ],
  examples: {
    'Explain why a puzzle has no answer': "sed 's/4/3/' examples/puzzle.txt | gridproof explain -",
    'Find what is missing in a puzzle with several answers':
      "sed 's/4/./' examples/puzzle.txt | gridproof explain -",
    'Explain why a partial answer cannot be completed':
      "gridproof explain examples/puzzle.txt '1?2?/????/????/????'",
  },
  exit: { 0: 'the puzzle has an answer', 1: 'it is unsolvable', 3: "don't know (a limit came first)" },
  run: explain,
};

async function explain(
  run: CommandRun,
  argument: string,
  partial: string | undefined,
  options: CommonOptions,
): Promise<number> {
  const call = new PuzzleCall(run, options, argument, partial);
  const puzzle = await call.readPuzzleWithEntries('explained');
  const engine = await run.plugins.engines.findReasoningEngine(options.engine);
  const { type } = puzzle.read;
  if (puzzle.contradicted) return call.reportContradiction(puzzle);
  const { budget, conflicts } = options;
  const explanation = await call.withThreads((runners, { report: onProgress }) => {
    const limits = { budget, conflicts, timeout: call.deadline.remaining };
    return runExplain(runners.threadRunner(engine), { ...puzzle, ...limits, engine, onProgress });
  });
  return call.report(type, () =>
    reportOf(explainResponse(puzzle, explanation), call.width, exitOf(explanation)),
  );
}
