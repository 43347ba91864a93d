import { Deadline, runExplain } from '@gridproof/api';
import type { Command } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { addEngineOptions, type EngineOptions } from '../engine-options.js';
import { exitOf } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { listInputs } from '../input/one-puzzle.js';
import { readPuzzleWithEntries } from '../input/puzzle-with-entries.js';
import { commonOptions } from '../options.js';
import { Boards } from '../report/boards.js';
import { contradictionItem } from '../report/contradiction.js';
import { explanationItem } from '../report/explanation.js';
import { renderItem, write, writeItem } from '../report/report-item.js';
import { withSpinner } from '../solving/with-spinner.js';
import { Output } from '../terminal/output.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';

interface ExplainOptions extends EngineOptions {
  readonly budget?: number;
  readonly conflicts?: number;
  readonly quiet?: true;
}

export function addExplain(program: Command, run: CommandRun): void {
  addEngineOptions(
    program
      .command('explain')
      .summary('explain why a puzzle has no answer, or what it lacks to be unique')
      .description(
        'For a puzzle without an answer: clues and rules that contradict each other, all of them needed.\n' +
          'For a puzzle with several answers: the values that they share, and the fewest missing givens that would make it unique.',
      )
      .addArgument(sharedArguments.puzzle())
      .addArgument(sharedArguments.partial()),
  )
    .addOption(
      commonOptions.budget(
        'how long to look for a better explanation (default: 3s; unlimited with --conflicts)',
      ),
    )
    .addOption(commonOptions.conflicts('stop an engine call after this many conflicts'))
    .option('--quiet', 'print only the sentences, without the board')
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Explain why a puzzle has no answer': "sed 's/4/3/' examples/puzzle.txt | gridproof explain -",
          'Find what is missing in a puzzle with several answers':
            "sed 's/4/./' examples/puzzle.txt | gridproof explain -",
          'Explain why a partial answer cannot be completed':
            "gridproof explain examples/puzzle.txt '1?2?/????/????/????'",
        },
        exit: { 0: 'the puzzle has an answer', 1: 'it is unsolvable', 3: "don't know (a limit came first)" },
      }),
    )
    .action(async (puzzle: string, partial: string | undefined, options: ExplainOptions) => {
      run.finish(await explain(puzzle, partial, options, run));
    });
}

async function explain(
  argument: string,
  partial: string | undefined,
  options: ExplainOptions,
  run: CommandRun,
): Promise<number> {
  const { plugins, io } = run;
  const { format, budget, timeout, conflicts, quiet } = options;
  const deadline = new Deadline(timeout);
  const inputs = listInputs(argument, partial);
  const puzzle = await readPuzzleWithEntries(argument, partial, run, options, 'explained', deadline);
  const { read, contradicted } = puzzle;
  const engine = await plugins.engines.findReasoningEngine(options.engine);
  const output = new Output(io, options.out, inputs);
  const terminal = terminalOf(io, options);
  const width = textWidth(io, options);
  const renderOptions = { format, quiet, boards: new Boards(terminal) };
  if (contradicted) {
    const report = contradictionItem(puzzle, contradicted, width);
    writeItem(read.type, report, output, renderOptions);
    return report.exit;
  }
  const explanation = await withSpinner(
    io,
    { ...options, unicode: terminal.unicode, allowInline: false },
    ({ runners, onProgress }) =>
      runExplain(runners.threadRunner(engine), {
        ...puzzle,
        engine,
        budget,
        timeout: deadline.remaining,
        conflicts,
        onProgress,
      }),
  );
  const rendered = deadline.run(() =>
    renderItem(read.type, explanationItem(puzzle, explanation, width), renderOptions),
  );
  write(rendered, output);
  return exitOf(explanation);
}
