import { countNoun, Deadline, Runners, runSteps } from '@gridproof/api';
import type { Coordinates, Size } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { exitOf } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { listInputs } from '../input/one-puzzle.js';
import { readPuzzleWithEntries } from '../input/puzzle-with-entries.js';
import { commonOptions, positive } from '../options.js';
import { Boards } from '../report/boards.js';
import { contradictionItem } from '../report/contradiction.js';
import { pathReport } from '../report/path/report.js';
import { writeItem } from '../report/report-item.js';
import { Interruption } from '../terminal/interruption.js';
import { Output } from '../terminal/output.js';
import { SignalListener } from '../terminal/signal-listener.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';
import { createTracer } from '../trace/trace.js';

interface StepsOptions {
  readonly maxMemory?: number;
  readonly trace?: true;
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly budget?: number;
  readonly timeout?: number;
  readonly conflicts?: number;
  readonly format: 'text' | 'json' | 'jsonl' | 'svg' | 'html';
  readonly step?: number;
  readonly out?: string;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly coordinates?: Coordinates;
  readonly ascii?: true;
}

export function addSteps(program: Command, run: CommandRun): void {
  program
    .command('steps')
    .summary('show how a person could solve a puzzle, step by step')
    .description(
      'Shows how a person could solve a puzzle: each step has the name of its technique and what it finds. With a partial answer, the steps continue from there.',
    )
    .addArgument(sharedArguments.puzzle())
    .argument('[partial]', 'the partial answer, with ? for open places')
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addOption(commonOptions.reasoningEngine('the engine'))
    .addOption(commonOptions.budget('stop after this time and show the steps so far').conflicts('timeout'))
    .addOption(commonOptions.timeout('the same as --budget'))
    .addOption(commonOptions.memory())
    .addOption(commonOptions.conflicts('stop an engine call after this many conflicts'))
    .addOption(
      new Option(
        '--format <format>',
        'the output: sentences, data, a line of data for each step at once, a drawing of one step, or a page to click through',
      )
        .choices(['text', 'json', 'jsonl', 'svg', 'html'])
        .default('text'),
    )
    .addOption(
      new Option('--step <n>', 'which step to draw, with --format svg: the last').argParser(positive),
    )
    .addOption(commonOptions.out())
    .addOption(commonOptions.trace())
    .option('--quiet', 'print only the results of the steps')
    .option('--verbose', 'print the clues, rules and known values of each step')
    .addOption(commonOptions.coordinates())
    .addOption(commonOptions.ascii())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Show the whole path': 'gridproof steps examples/puzzle.txt',
          'Show the reasons of each step': 'gridproof steps examples/puzzle.txt --verbose',
          'Write a page to click through':
            'gridproof steps examples/puzzle.txt --format html --out steps.html',
          'Continue from a partial answer, for 20 seconds at most':
            "gridproof steps examples/puzzle.txt '14??/32??/??41/???3' --budget 20s",
        },
        exit: {
          0: 'done',
          1: 'the puzzle is unsolvable',
          3: 'a limit came before the end',
          130: 'interrupted',
        },
      }),
    )
    .action(async (puzzle: string, partial: string | undefined, options: StepsOptions) => {
      run.finish(await steps(puzzle, partial, options, run));
    });
}

async function steps(
  argument: string,
  partial: string | undefined,
  options: StepsOptions,
  run: CommandRun,
): Promise<number> {
  const { plugins, io } = run;
  const { format, step: wanted, budget, timeout = budget, conflicts, quiet = false, verbose } = options;
  if (wanted !== undefined && format !== 'svg')
    throw new UsageError('--step says which step --format svg draws');
  const deadline = new Deadline(timeout);
  const inputs = listInputs(argument, partial);
  const puzzle = await readPuzzleWithEntries(argument, partial, run, options, 'walked through', deadline);
  const engine = await plugins.engines.findReasoningEngine(options.engine);
  const output = new Output(io, options.out, inputs);
  const terminal = terminalOf(io, options);
  if (puzzle.contradicted) {
    const wrong = contradictionItem(puzzle, puzzle.contradicted, textWidth(io, options));
    writeItem(puzzle.read.type, wrong, output, { format, quiet, boards: new Boards(terminal) });
    return wrong.exit;
  }
  const spinner = new Spinner(io, terminal.unicode);
  const display = { format, quiet, verbose, boards: new Boards(terminal), width: textWidth(io, options) };
  const interruption = new Interruption();
  const signalListener = new SignalListener(interruption, io.signals);
  // Holds the output back while the time limit could interrupt the work.
  let waiting: string[] = [];
  const report = deadline.run(() => pathReport(puzzle, display, (text) => waiting.push(text), output.say));
  const show = (work: () => void) => {
    signalListener.work(() => {
      waiting = [];
      deadline.run(work);
    });
    spinner.clear();
    for (const text of waiting.splice(0)) output.write(text);
  };
  const runners = new Runners({
    threads: 1,
    maxMemory: options.maxMemory,
    trace: createTracer(options, (line) => spinner.writeAbove(line), io.env),
  });
  try {
    const result = await runSteps(signalListener.wrap(runners.threadRunner(engine)), {
      ...puzzle,
      engine,
      timeout: deadline.remaining,
      conflicts,
      withArguments: true,
      signal: interruption.signal,
      onProgress: (progress) => spinner.report(progress),
      onStep: (step, number) => {
        spinner.label(`, ${countNoun(number, 'step')}`);
        show(() => report.step?.(step, number));
      },
      isEnough: (_, number) => number === wanted,
    });
    const { length } = result.steps;
    if (wanted !== undefined && length < wanted && result.status !== 'unknown')
      throw new UsageError(`there is no step ${wanted}: the path has ${countNoun(length, 'step')}`);
    spinner.stop();
    show(() => report.end(result));
    return interruption.status ?? exitOf(result);
  } finally {
    spinner.stop();
    await runners.close();
  }
}
