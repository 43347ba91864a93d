import {
  Deadline,
  faultJson,
  gradeJson,
  gradeLabel,
  positionText,
  type ReadablePuzzle,
  ratingReasons,
  ratingSentence,
  runSteps,
  type StepsResult,
  statusOf,
  Tally,
} from '@gridproof/api';
import { printJson } from '@gridproof/core';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { exitOfTally } from '../exit.js';
import { readAll } from '../input/items.js';
import { type CommonOptions, commonOptions, sharedArguments } from '../options.js';
import { EXPLAIN_ADVICE } from '../report/next-command.js';
import { wrapLines } from '../report/puzzle-report.js';
import { runItems } from '../solving/run-items.js';
import { Output } from '../terminal/output.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';

interface RateOptions extends CommonOptions {
  readonly format: 'text' | 'json';
}

export const rateCommand: CommandDefinition = {
  summary: 'rate how hard puzzles are for a person',
  description:
    'Rates a puzzle by the easiest path to its answer as easy, medium, hard or extreme, with reasons.\n' +
    'A file may have one puzzle per line (ids, addresses).',
  arguments: [sharedArguments.puzzles],
  options: [
    ...commonOptions.ofRun({ timeout: 'stop each puzzle after this time' }),
    commonOptions.textOrJson(),
    commonOptions.coordinates(),
    commonOptions.out(),
    commonOptions.trace(),
  ],
  examples: {
    'Rate a puzzle, with reasons': 'gridproof rate examples/puzzle.txt',
    'Rate each puzzle of a file': 'gridproof rate examples/puzzles.txt --timeout 1m',
  },
  exit: { 0: 'done', 1: 'a puzzle is unsolvable', 3: "don't know (time limit)" },
  run: rate,
};

async function rate(run: CommandRun, args: readonly string[], options: RateOptions): Promise<number> {
  const { plugins, io } = run;
  const deadline = new Deadline(args.length === 1 ? options.timeout : undefined);
  const items = await readAll(args, run, options, deadline);
  const alone = items.length === 1;
  const engine = await plugins.engines.findReasoningEngine(options.engine);
  const output = new Output(io, options.out, args);
  const spinner = new Spinner(io, terminalOf(io).unicode);
  const isData = options.format === 'json';
  const textOf = ratingFormatter(isData, alone, textWidth(io, options));
  const tally = new Tally();
  const ratings = runItems(items, run, options, spinner, false, async (item, runners) => {
    const path = await runSteps(runners.threadRunner(engine), {
      ...item,
      engine,
      timeout: alone ? deadline.remaining : options.timeout,
      withArguments: 'hardest',
      onProgress: spinner.report,
    });
    return { status: gradeLabel(item.read.type, path), text: textOf(item, path) };
  });
  for await (const [item, rating] of ratings) {
    tally.add(rating?.status ?? statusOf(item.error!));
    spinner.clear();
    if (rating) output.write(rating.text);
    else if (isData) output.write(JSON.stringify(faultJson(item)));
    else output.say(`${positionText(item)}  ${item.error!.sentence}`);
  }
  if (!alone && !isData) output.write(tally.summary);
  return exitOfTally(tally);
}

const ratingFormatter =
  (isData: boolean, alone: boolean, width: number) =>
  (item: ReadablePuzzle, path: StepsResult): string => {
    if (isData) return alone ? printJson(gradeJson(item, path)) : JSON.stringify(gradeJson(item, path));
    const sentence = ratingSentence(item.read.type, path);
    if (!alone) return `${positionText(item)}  ${item.read.type.id}  ${sentence}`;
    const why = path.status === 'unsolvable' ? EXPLAIN_ADVICE : wrapLines(ratingReasons(item, path), width);
    return [sentence, why].filter(Boolean).join('\n\n');
  };
