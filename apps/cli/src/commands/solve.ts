import {
  canRunInline,
  chooseStrategy,
  Deadline,
  type Item,
  isReadable,
  PuzzleTypeError,
  queryOf,
  type TaskResult,
} from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT, exitOf, exitOfFault } from '../exit.js';
import { readAll } from '../input/items.js';
import { type PicturePlaces, parsePlaces } from '../input/picture-places.js';
import { type CommonOptions, commonOptions, positive, sharedArguments } from '../options.js';
import { Boards } from '../report/boards.js';
import { movesReport, type ResultReport, reportOfMany, reportOfOne } from '../report/report.js';
import { runItems } from '../solving/run-items.js';
import { Output } from '../terminal/output.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';

interface SolveOptions extends CommonOptions {
  readonly confirm?: true;
  readonly all?: true;
  readonly limit?: number;
  readonly count?: true;
  readonly forced?: true;
  readonly unique: boolean;
  readonly format: 'text' | 'json' | 'svg' | 'moves';
}

export const solveCommand: CommandDefinition = {
  summary: 'solve a puzzle and prove that its answer is the only one',
  description:
    'Solves a puzzle and proves that its answer is the only one, or shows two answers that differ.\n' +
    'A file may have one puzzle per line (ids, addresses).',
  arguments: [sharedArguments.puzzles],
  options: [
    ...commonOptions.ofRun({
      engine: commonOptions.engine('the solving engine', 'the first to finish'),
      timeout: 'stop each puzzle after this time',
    }),
    new Option('--confirm', 'show only results that all installed engines find independently').conflicts(
      'engine',
    ),
    new Option('--all', 'show every answer').conflicts(['limit', 'count']),
    new Option('--limit <n>', 'show at most n answers; with --count, count at most n').argParser(positive),
    new Option('--count', 'count the answers'),
    new Option('--forced', 'show the values that all answers share').conflicts(['all', 'limit', 'count']),
    new Option('--no-unique', 'stop at the first answer, without proving that it is the only one'),
    commonOptions.conflicts('stop an engine call after this many conflicts'),
    commonOptions.format('moves'),
    commonOptions.out(),
    commonOptions.trace(),
    new Option('--quiet', 'print only the answers, as text that check reads, or their number'),
    commonOptions.ascii(),
  ],
  examples: {
    'Solve a puzzle, and prove that its answer is the only one': 'gridproof solve examples/puzzle.txt',
    'Draw the answer': 'gridproof solve examples/puzzle.txt --format svg --out answer.svg',
    'Use one engine, for a minute at most': 'gridproof solve examples/puzzle.txt --engine z3 --timeout 1m',
    'Show only results that all engines agree on': 'gridproof solve examples/puzzle.txt --confirm',
  },
  exit: {
    0: 'done',
    1: 'the puzzle is unsolvable',
    2: 'the input or the command is wrong, or engines contradict each other',
    3: "don't know (a limit came first)",
  },
  run: solve,
};

/** The maximum number of puzzles for which no thread is started. */
const MAX_INLINE_ITEMS = 4;

async function solve(run: CommandRun, args: readonly string[], options: SolveOptions): Promise<number> {
  const { plugins, io } = run;
  const { format } = options;
  const deadline = new Deadline(args.length === 1 ? options.timeout : undefined);
  let places: PicturePlaces | undefined;
  const items = await readAll(args, run, options, deadline, (text) => {
    places = parsePlaces(text);
  });
  const isAlone = items.length < 2;
  if (format === 'svg' && items.length > 1)
    throw new UsageError(`a drawing holds one puzzle, and ${items.length} were given`);
  if (format === 'moves' && (!places || items.length > 1))
    throw new UsageError('--format moves expects one puzzle from a picture, as gridproof read prints it');
  if (!options.unique && (options.all || options.limit || options.count || options.forced))
    throw new UsageError(
      '--no-unique asks for one answer, and --all, --limit, --count and --forced for more',
    );
  const answer = await chooseStrategy(options, plugins.engines);
  const { write: writeLine, say } = new Output(io, options.out, args);
  const terminal = terminalOf(io, options);
  const spinner = new Spinner(io, terminal.unicode);
  const write = (text: string) => {
    spinner.clear();
    writeLine(text);
  };
  const report =
    format === 'moves'
      ? movesReport(places!, write, say)
      : isAlone
        ? reportOfOne({ ...options, format }, new Boards(terminal), write, say)
        : reportOfMany(options, write, say);
  // A few small puzzles are solved in this thread, sooner than others would have loaded the engine.
  const allowInline =
    items.length <= MAX_INLINE_ITEMS &&
    items.every((item) => isReadable(item) && canRunInline(item.read, plugins));
  const results = runItems(items, run, options, spinner, allowInline, (item, runners) => {
    // Each of several puzzles has the full time limit.
    const timeout = isAlone ? deadline.remaining : options.timeout;
    return answer(runners, {
      read: item.read,
      typeUrl: item.typeUrl,
      query: queryOf(item.read.type, options, timeout),
      onProgress: spinner.report,
      onAnswer: (one) => report.answer?.(item, one),
    });
  });
  const statuses = new Set<number>();
  for await (const [item, result] of results) statuses.add(deadline.run(() => show(report, item, result)));
  report.end?.();
  return [EXIT.wrong, EXIT.unknown, EXIT.no].find((status) => statuses.has(status)) ?? EXIT.done;
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
    if (!(error instanceof PuzzleTypeError && report.fault)) throw error;
    return show(report, { source: item.source, line: item.line, error }, undefined);
  }
}
