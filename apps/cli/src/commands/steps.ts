import { countNoun, runSteps } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import { Argument, Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { exitOf } from '../exit.js';
import { type CommonOptions, commonOptions, positive, sharedArguments } from '../options.js';
import { pathReport } from '../report/path/report.js';
import type { ReportFormat } from '../report/puzzle-report.js';
import { PuzzleCall } from '../solving/puzzle-call.js';
import { SignalHandler } from '../terminal/signal-handler.js';

interface StepsOptions extends CommonOptions {
  readonly format: ReportFormat;
  readonly step?: number;
}

export const stepsCommand: CommandDefinition = {
  summary: 'show how a person could solve a puzzle, step by step',
  description:
    'Shows how a person could solve a puzzle: each step has the name of its technique and what it finds. With a partial answer, the steps continue from there.',
  arguments: [
    sharedArguments.puzzle,
    new Argument('[partial]', 'the partial answer, with ? for open places'),
  ],
  options: [
    ...commonOptions.ofRun({ timeout: 'the same as --budget' }),
    commonOptions.budget('stop after this time and show the steps so far').conflicts('timeout'),
    commonOptions.conflicts('stop an engine call after this many conflicts'),
    new Option(
      '--format <format>',
      'the output: sentences, data, a line of data for each step at once, a drawing of one step, or a page to click through',
    )
      .choices(['text', 'json', 'jsonl', 'svg', 'html'])
      .default('text'),
    new Option('--step <n>', 'which step to draw, with --format svg: the last').argParser(positive),
    commonOptions.out(),
    commonOptions.trace(),
    new Option('--quiet', 'print only the results of the steps'),
    new Option('--verbose', 'print the clues, rules and known values of each step'),
    commonOptions.coordinates(),
    commonOptions.ascii(),
  ],
  examples: {
    'Show the whole path': 'gridproof steps examples/puzzle.txt',
    'Show the reasons of each step': 'gridproof steps examples/puzzle.txt --verbose',
    'Write a page to click through': 'gridproof steps examples/puzzle.txt --format html --out steps.html',
    'Continue from a partial answer, for 20 seconds at most':
      "gridproof steps examples/puzzle.txt '14??/32??/??41/???3' --budget 20s",
  },
  exit: {
    0: 'done',
    1: 'the puzzle is unsolvable',
    3: 'a limit came before the end',
    130: 'interrupted',
  },
  run: steps,
};

async function steps(
  run: CommandRun,
  argument: string,
  partial: string | undefined,
  options: StepsOptions,
): Promise<number> {
  const { format, step: wanted, budget, timeout = budget, conflicts } = options;
  if (wanted !== undefined && format !== 'svg')
    throw new UsageError('--step says which step --format svg draws');
  const call = new PuzzleCall(run, { ...options, ...(timeout && { timeout }) }, argument, partial);
  const { deadline, output } = call;
  const puzzle = await call.readPuzzleWithEntries('walked through');
  if (puzzle.contradicted) return call.reportContradiction(puzzle);
  const engine = await run.plugins.engines.findReasoningEngine(options.engine);
  // Holds the output back while the time limit could interrupt the work.
  let waiting: string[] = [];
  const report = deadline.run(() => pathReport(puzzle, options, call, (text) => waiting.push(text)));
  const ending = new SignalHandler(run.io.signals, { listens: false });
  return call.withThreads(async (runners, spinner) => {
    const show = (work: () => void) => {
      ending.work(() => {
        waiting = [];
        deadline.run(work);
      });
      spinner.clear();
      for (const text of waiting.splice(0)) output.write(text);
    };
    const result = await runSteps(ending.wrap(runners.threadRunner(engine)), {
      ...puzzle,
      engine,
      timeout: deadline.remaining,
      conflicts,
      withArguments: true,
      signal: ending.signal,
      onProgress: spinner.report,
      onStep: (step, number) => {
        spinner.label(`, ${countNoun(number, 'step')}`);
        show(() => report.step?.(step, number));
      },
      end: { steps: wanted },
    });
    const { length } = result.steps;
    if (wanted !== undefined && length < wanted && result.status !== 'unknown')
      throw new UsageError(`there is no step ${wanted}: the path has ${countNoun(length, 'step')}`);
    spinner.stop();
    show(() => report.end(result));
    return ending.status ?? exitOf(result);
  });
}
