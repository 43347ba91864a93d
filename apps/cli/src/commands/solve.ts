import { availableParallelism } from 'node:os';
import {
  canRunInline,
  chooseStrategy,
  Deadline,
  type Item,
  isReadable,
  mapOrdered,
  PuzzleTypeError,
  queryOf,
  Runners,
  type TaskResult,
} from '@gridproof/api';
import type { Size } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { puzzlesOrStdin, sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { EXIT, exitOf, exitOfFault } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readAll } from '../input/items.js';
import { type PicturePlaces, parsePlaces } from '../input/picture-places.js';
import { commonOptions, positive } from '../options.js';
import { Boards } from '../report/boards.js';
import {
  BatchReport,
  JsonLinesReport,
  MovesReport,
  QuietBatchReport,
  type ResultReport,
  reportOfOne,
  type Write,
} from '../report/report.js';
import { Output } from '../terminal/output.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';
import { createTracer } from '../trace/trace.js';

interface SolveOptions {
  readonly as?: string;
  readonly engine?: string;
  readonly confirm?: true;
  readonly all?: true;
  readonly limit?: number;
  readonly count?: true;
  readonly forced?: true;
  readonly unique: boolean;
  readonly format: 'text' | 'json' | 'svg' | 'moves';
  readonly out?: string;
  readonly trace?: true;
  readonly timeout?: number;
  readonly maxMemory?: number;
  readonly conflicts?: number;
  readonly size?: Size;
  readonly quiet?: boolean;
  readonly ascii?: true;
}

export function addSolve(program: Command, run: CommandRun): void {
  program
    .command('solve')
    .summary('solve a puzzle and prove that its answer is the only one')
    .description(
      'Solves a puzzle and proves that its answer is the only one, or shows two answers that differ.\n' +
        'A file may have one puzzle per line (ids, addresses).',
    )
    .addArgument(sharedArguments.puzzles())
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addOption(commonOptions.engine('the solving engine', 'the first to finish'))
    .addOption(
      new Option('--confirm', 'show only results that all installed engines find independently').conflicts(
        'engine',
      ),
    )
    .addOption(new Option('--all', 'show every answer').conflicts(['limit', 'count']))
    .addOption(
      new Option('--limit <n>', 'show at most n answers; with --count, count at most n').argParser(positive),
    )
    .option('--count', 'count the answers')
    .addOption(
      new Option('--forced', 'show the values that all answers share').conflicts(['all', 'limit', 'count']),
    )
    .option('--no-unique', 'stop at the first answer, without proving that it is the only one')
    .addOption(commonOptions.timeout('stop each puzzle after this time'))
    .addOption(commonOptions.memory())
    .addOption(commonOptions.conflicts('stop an engine call after this many conflicts'))
    .addOption(commonOptions.format('moves'))
    .addOption(commonOptions.out())
    .addOption(commonOptions.trace())
    .option('--quiet', 'print only the answers, as text that check reads, or their number')
    .addOption(commonOptions.ascii())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Solve a puzzle, and prove that its answer is the only one': 'gridproof solve examples/puzzle.txt',
          'Draw the answer': 'gridproof solve examples/puzzle.txt --format svg --out answer.svg',
          'Use one engine, for a minute at most':
            'gridproof solve examples/puzzle.txt --engine z3 --timeout 1m',
          'Show only results that all engines agree on': 'gridproof solve examples/puzzle.txt --confirm',
        },
        exit: {
          0: 'done',
          1: 'the puzzle is unsolvable',
          2: 'the input or the command is wrong, or engines contradict each other',
          3: "don't know (a limit came first)",
        },
      }),
    )
    .action(async (args: string[], options: SolveOptions, command: Command) => {
      run.finish(await solve(puzzlesOrStdin(args, command, run.io), options, run));
    });
}

/** The maximum number of puzzles for which no thread is started. */
const MAX_INLINE_ITEMS = 4;

async function solve(args: readonly string[], options: SolveOptions, run: CommandRun): Promise<number> {
  const { plugins, importing, io } = run;
  const deadline = new Deadline(args.length === 1 ? options.timeout : undefined);
  let places: PicturePlaces | undefined;
  const items = await readAll(args, run, options, deadline, (text) => {
    places = parsePlaces(text);
  });
  if (options.format === 'svg' && items.length > 1)
    throw new UsageError(`a drawing holds one puzzle, and ${items.length} were given`);
  if (options.format === 'moves' && (!places || items.length > 1))
    throw new UsageError('--format moves expects one puzzle from a picture, as gridproof read prints it');
  if (!options.unique && (options.all || options.limit || options.count || options.forced))
    throw new UsageError(
      '--no-unique asks for one answer, and --all, --limit, --count and --forced for more',
    );
  // Each of several puzzles has the full time limit.
  const timeout = () => (items.length === 1 ? deadline.remaining : options.timeout);
  const answer = await chooseStrategy(options, plugins.engines);
  const output = new Output(io, options.out, args);
  const terminal = terminalOf(io, options);
  const spinner = new Spinner(io, terminal.unicode);
  // A few small puzzles are solved in this thread, sooner than others would have loaded the engine.
  const allowInline =
    items.length <= MAX_INLINE_ITEMS &&
    items.every((item) => isReadable(item) && canRunInline(item.read, plugins));
  const threads = allowInline ? 1 : Math.min(items.length, availableParallelism());
  const runners = new Runners({
    threads,
    maxMemory: options.maxMemory,
    allowInline,
    importing,
    trace: createTracer(options, (line) => spinner.writeAbove(line), io.env),
  });
  const write = (text: string) => {
    spinner.clear();
    output.write(text);
  };
  const report: ResultReport =
    options.format === 'moves'
      ? new MovesReport(write, output.say, places!)
      : reportFor(
          { ...options, format: options.format },
          items.length,
          new Boards(terminal),
          write,
          output.say,
        );
  let done = 0;
  const solveItem = async (item: Item): Promise<readonly [Item, TaskResult | undefined]> => {
    if (!isReadable(item)) return [item, undefined];
    try {
      const result = await answer(runners, {
        read: item.read,
        typeUrl: plugins.pluginOf(item.read.type).url,
        query: queryOf(item.read.type, options, timeout()),
        onProgress: (progress) => spinner.report(progress),
        onAnswer: (one) => report.answer?.(item, one),
      });
      return [item, result];
    } catch (error) {
      return [faulty(item, error, report), undefined];
    } finally {
      if (items.length > 1) spinner.label(`, ${++done} of ${items.length} puzzles`);
    }
  };
  try {
    const statuses = new Set<number>();
    // A head start counts from the start of a puzzle, so no puzzle may wait for a thread.
    const all = mapOrdered(items, solveItem, threads);
    for await (const [item, result] of all) statuses.add(deadline.run(() => show(report, item, result)));
    report.end?.();
    return [EXIT.wrong, EXIT.unknown, EXIT.no].find((status) => statuses.has(status)) ?? EXIT.done;
  } finally {
    spinner.stop();
    await runners.close();
  }
}

/** Shows the result of an item and returns its exit status. */
function show(report: ResultReport, item: Item, result: TaskResult | undefined): number {
  if (!result || !isReadable(item)) {
    report.fault?.(item);
    return exitOfFault(item.error!);
  }
  try {
    report.result(item, result);
    return exitOf(result);
  } catch (error) {
    return show(report, faulty(item, error, report), undefined);
  }
}

/** Reports one of several puzzles on which its type crashes. For a single puzzle, and for any other error, rethrows. */
function faulty({ source, line }: Item, error: unknown, { fault }: ResultReport): Item {
  if (error instanceof PuzzleTypeError && fault) return { source, line, error };
  throw error;
}

function reportFor(
  options: { readonly format: 'text' | 'json' | 'svg'; readonly quiet?: boolean },
  puzzles: number,
  boards: Boards,
  write: Write,
  say: Write,
): ResultReport {
  if (puzzles < 2) return reportOfOne(options, boards, write, say);
  if (options.format === 'json') return new JsonLinesReport(write);
  return options.quiet ? new QuietBatchReport(write, say) : new BatchReport(write, say);
}
