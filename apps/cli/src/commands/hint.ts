import { Deadline, type PuzzleWithEntries, runHint } from '@gridproof/api';
import type { Command } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { addEngineOptions, type EngineOptions } from '../engine-options.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { listInputs } from '../input/one-puzzle.js';
import { readPuzzleWithEntries } from '../input/puzzle-with-entries.js';
import { commonOptions } from '../options.js';
import { Boards } from '../report/boards.js';
import { contradictionItem } from '../report/contradiction.js';
import { explanationItem } from '../report/explanation.js';
import { formatClueToStep, formatHint, type Hint } from '../report/path/hint.js';
import { renderItem, write } from '../report/report-item.js';
import { withSpinner } from '../solving/with-spinner.js';
import { Output } from '../terminal/output.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';

interface HintOptions extends Omit<EngineOptions, 'format'> {
  readonly format: EngineOptions['format'] | 'html';
  readonly where?: true;
  readonly technique?: true;
  readonly verbose?: true;
  readonly quiet?: true;
}

export function addHint(program: Command, run: CommandRun): void {
  addEngineOptions(
    program
      .command('hint')
      .summary('show the next step')
      .description(
        'Shows the next step in a puzzle or a partial answer, with the name of its technique. If a partial answer cannot be completed, explains why.',
      )
      .addArgument(sharedArguments.puzzle())
      .addArgument(sharedArguments.partial()),
    { format: commonOptions.format('html') },
  )
    .option('--where', 'only where to look')
    .option('--technique', 'only the technique, and where it applies')
    .option('--verbose', 'print the clues, rules and known values of each step')
    .option('--quiet', 'print only the sentences, without the board')
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
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
      }),
    )
    .action(async (puzzle: string, partial: string | undefined, options: HintOptions) => {
      run.finish(await hint(puzzle, partial, options, run));
    });
}

async function hint(
  argument: string,
  partial: string | undefined,
  options: HintOptions,
  run: CommandRun,
): Promise<number> {
  const { io } = run;
  const { timeout, format, quiet } = options;
  const deadline = new Deadline(timeout);
  const inputs = listInputs(argument, partial);
  const puzzle = await readPuzzleWithEntries(argument, partial, run, options, 'examined', deadline);
  const output = new Output(io, options.out, inputs);
  const terminal = terminalOf(io, options);
  const width = textWidth(io, options);
  const { contradicted } = puzzle;
  const createReport = contradicted
    ? () => contradictionItem(puzzle, contradicted, width)
    : await findNext(puzzle, options, run, { ...terminal, width, deadline });
  const { exit, rendered } = deadline.run(() => {
    const report = createReport();
    const renderOptions = { format, quiet, boards: new Boards(terminal) };
    return { exit: report.exit, rendered: renderItem(puzzle.read.type, report, renderOptions) };
  });
  write(rendered, output);
  return exit;
}

/** Finds the next step, or why there is no answer. Returns a function that formats the result. */
async function findNext(
  puzzle: PuzzleWithEntries,
  { engine: engineName, where, technique, verbose, trace, format, maxMemory }: HintOptions,
  { plugins, io }: CommandRun,
  {
    unicode,
    width,
    deadline,
  }: { readonly unicode: boolean; readonly width: number; readonly deadline: Deadline },
): Promise<() => Hint> {
  const engine = await plugins.engines.findReasoningEngine(engineName);
  const result = await withSpinner(
    io,
    { trace, format, maxMemory, unicode, allowInline: false },
    ({ runners, onProgress }) =>
      runHint(runners.threadRunner(engine), puzzle, {
        engine,
        where,
        remaining: () => deadline.remaining,
        onProgress,
      }),
  );
  if (!('steps' in result)) return () => ({ ...explanationItem(puzzle, result, width), exit: EXIT.no });
  const degree = where ? 'where' : technique ? 'technique' : undefined;
  const text = { width, verbose };
  return () => (degree ? formatClueToStep(puzzle, result, degree, text) : formatHint(puzzle, result, text));
}
