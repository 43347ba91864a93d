import { availableParallelism } from 'node:os';
import {
  Deadline,
  faultJson,
  gradeJson,
  gradeLabel,
  type Item,
  isReadable,
  mapOrdered,
  PuzzleTypeError,
  positionText,
  type ReadablePuzzle,
  Runners,
  ratingReasons,
  ratingSentence,
  runSteps,
  type StepsResult,
  statusOf,
  Tally,
} from '@gridproof/api';
import { type Coordinates, printJson, type Size } from '@gridproof/core';
import { type Command, Option } from 'commander';
import { puzzlesOrStdin, sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { exitOfTally } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readAll } from '../input/items.js';
import type { Io } from '../io.js';
import { commonOptions } from '../options.js';
import { EXPLAIN_ADVICE } from '../report/next-command.js';
import { wrapLines } from '../report/wrap-lines.js';
import { Output } from '../terminal/output.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';
import { createTracer } from '../trace/trace.js';

interface RateOptions {
  readonly maxMemory?: number;
  readonly trace?: true;
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly timeout?: number;
  readonly format: 'text' | 'json';
  readonly coordinates?: Coordinates;
  readonly out?: string;
}

export function addRate(program: Command, run: CommandRun): void {
  program
    .command('rate')
    .summary('rate how hard puzzles are for a person')
    .description(
      'Rates a puzzle by the easiest path to its answer as easy, medium, hard or extreme, with reasons.\n' +
        'A file may have one puzzle per line (ids, addresses).',
    )
    .addArgument(sharedArguments.puzzles())
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addOption(commonOptions.reasoningEngine('the engine'))
    .addOption(commonOptions.timeout('stop each puzzle after this time'))
    .addOption(commonOptions.memory())
    .addOption(new Option('--format <format>', 'the output format').choices(['text', 'json']).default('text'))
    .addOption(commonOptions.coordinates())
    .addOption(commonOptions.out())
    .addOption(commonOptions.trace())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Rate a puzzle, with reasons': 'gridproof rate examples/puzzle.txt',
          'Rate each puzzle of a file': 'gridproof rate examples/puzzles.txt --timeout 1m',
        },
        exit: { 0: 'done', 1: 'a puzzle is unsolvable', 3: "don't know (time limit)" },
      }),
    )
    .action(async (args: string[], options: RateOptions, command: Command) => {
      run.finish(await rate(puzzlesOrStdin(args, command, run.io), options, run));
    });
}

/** The text about one puzzle and the status that it counts as. */
interface RatedItem {
  readonly status: string;
  readonly text: string;
  /** Set if the puzzle cannot be read, which is reported on the error output. */
  readonly fault?: true;
}

async function rate(args: readonly string[], options: RateOptions, run: CommandRun): Promise<number> {
  const { plugins, io } = run;
  const deadline = new Deadline(args.length === 1 ? options.timeout : undefined);
  const items = await readAll(args, run, options, deadline);
  const alone = items.length === 1;
  const engine = await plugins.engines.findReasoningEngine(options.engine);
  const output = new Output(io, options.out, args);
  const spinner = new Spinner(io, terminalOf(io).unicode);
  const threads = Math.min(items.length, availableParallelism());
  const runners = new Runners({
    threads,
    maxMemory: options.maxMemory,
    trace: createTracer(options, (line) => spinner.writeAbove(line), io.env),
  });
  const runner = runners.threadRunner(engine);
  const tally = new Tally();
  const say = formatters(options, alone, io);
  const rateItem = async (item: Item): Promise<RatedItem> => {
    if (!isReadable(item)) return say.fault(item);
    const timeout = alone ? deadline.remaining : options.timeout;
    try {
      const result = await runSteps(runner, {
        ...item,
        typeUrl: plugins.pluginOf(item.read.type).url,
        engine,
        timeout,
        withArguments: 'hardest',
        onProgress: (progress) => spinner.report(progress),
      });
      return say.rating(item, result);
    } catch (error) {
      if (alone || !(error instanceof PuzzleTypeError)) throw error;
      return say.fault({ source: item.source, line: item.line, error });
    }
  };
  try {
    for await (const { status, text, fault } of mapOrdered(items, rateItem, threads)) {
      tally.add(status);
      spinner.clear();
      if (fault) output.say(text);
      else output.write(text);
      if (!alone) spinner.label(`, ${tally.all} of ${items.length} puzzles`);
    }
    if (!alone && options.format === 'text') output.write(tally.summary);
    return exitOfTally(tally);
  } finally {
    spinner.stop();
    await runners.close();
  }
}

/** Formatters of ratings and faults. */
function formatters({ format, out }: RateOptions, alone: boolean, io: Io) {
  const width = textWidth(io, out === undefined ? {} : { out });
  const textOf = (item: ReadablePuzzle, path: StepsResult): string => {
    if (format === 'json') {
      const data = gradeJson(item, path);
      return alone ? printJson(data) : JSON.stringify(data);
    }
    const sentence = ratingSentence(item.read.type, path);
    if (!alone) return `${positionText(item)}  ${item.read.type.id}  ${sentence}`;
    const why = path.status === 'unsolvable' ? EXPLAIN_ADVICE : wrapLines(ratingReasons(item, path), width);
    return [sentence, why].filter(Boolean).join('\n\n');
  };
  return {
    rating: (item: ReadablePuzzle, path: StepsResult): RatedItem => ({
      status: gradeLabel(item.read.type, path),
      text: textOf(item, path),
    }),
    fault: (item: Item): RatedItem => ({
      status: statusOf(item.error!),
      ...(format === 'json'
        ? { text: JSON.stringify(faultJson(item)) }
        : { text: `${positionText(item)}  ${item.error!.sentence}`, fault: true }),
    }),
  };
}
