import type { HelpEpilogue } from '@gridproof/api';
import type { Shard } from '@gridproof/batch';
import { COORDINATES, type Coordinates, readSize, type Size } from '@gridproof/core';
import { AUTO } from '@gridproof/plugins';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { helpEpilogue } from './help/layout.js';
import type { Io } from './io.js';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses `30s`, `500ms`, `2m` or a number of seconds. Returns milliseconds. */
function duration(text: string): number {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  const milliseconds = Math.round(Number(number) * UNITS[unit]!);
  if (number === undefined || milliseconds < 1)
    throw new InvalidArgumentError('Expected a time as in 500ms, 30s or 2m.');
  return milliseconds;
}

/** Parses a positive integer. */
export function positive(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1.');
  return Number(text);
}

/** Parses an integer from 1 to `most`. */
export const upTo =
  (max: number) =>
  (text: string): number => {
    const number = positive(text);
    if (number > max) throw new InvalidArgumentError(`Expected ${max} at most.`);
    return number;
  };

/** Parses `22..24`, or `22` alone. */
export function clueCount(text: string): readonly [number, number] | 'least' {
  if (text.trim() === 'least') return 'least';
  const [, least, most = least] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(text.trim()) ?? [];
  if (least === undefined)
    throw new InvalidArgumentError('Expected numbers of clues as in 22..24, or least.');
  return [Number(least), Number(most)];
}

/** Parses ids with commas between them, and adds them to those of earlier options. */
export const ids = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text.split(',').map((id) => id.trim()),
];

/** Parses `14x14`, width first. */
function size(text: string): Size {
  try {
    return readSize(text);
  } catch (error) {
    throw new InvalidArgumentError(`${(error as Error).message}.`);
  }
}

/** Parses `3/64`. */
function shard(text: string): Shard {
  const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? [];
  const [index, of] = [Number(first), Number(second)];
  if (first === undefined || of === 0)
    throw new InvalidArgumentError('Expected one of several shards as in 0/8.');
  if (index < of) return { index, of };
  const all = of === 1 ? '0/1' : `0/${of} to ${of - 1}/${of}`;
  throw new InvalidArgumentError(`Shards count from 0: expected ${all}.`);
}

/** Maximum of `--jobs`. Each job is a thread with its own engine. */
const MOST_JOBS = 256;

/** Syntax of a time. */
const TIMES = '500ms, 30s, 2m; a plain number means seconds';

/** Arguments that several commands share. */
export const sharedArguments = {
  puzzle: new Argument('<puzzle>', 'a file, an address, an id, or - for standard input'),
  puzzles: new Argument(
    '[puzzles...]',
    'files, addresses, ids that begin with their puzzle type, or - for standard input',
  ),
  files: new Argument('[files...]', 'files, or - for standard input'),
  /** The user's entries. */
  partial: new Argument(
    '[partial]',
    'the partial answer, with ? for open places: a file, text (rows separated by /) or -',
  ),
};

/** Values of the options that several commands share. Each command has some of them. */
export interface CommonOptions {
  readonly as?: string;
  readonly size?: Size;
  readonly column?: string;
  readonly engine?: string;
  readonly timeout?: number;
  readonly budget?: number;
  readonly conflicts?: number;
  readonly maxMemory?: number;
  readonly shard?: Shard;
  readonly out?: string;
  readonly seed?: string;
  readonly trace?: true;
  readonly quiet?: boolean;
  readonly verbose?: true;
  readonly coordinates?: Coordinates;
  readonly ascii?: true;
}

interface RunOptions {
  readonly engine?: Option;
  readonly timeout?: string;
}

/** Options shared by several commands. */
export const commonOptions = {
  /** `auto`: the choice without the option. */
  engine: (what: string, auto: string) =>
    new Option('--engine <engine>', `${what}, or ${AUTO}: ${auto} (default: ${AUTO})`),
  /** The option for an engine that gives reasons. */
  reasoningEngine: (what: string) => commonOptions.engine(what, 'the one that starts fastest'),
  /** Time limit of a search for improvements. */
  budget: (what: string) => new Option('--budget <time>', what).argParser(duration),
  time: (flags: string, what: string) => new Option(flags, `${what}: ${TIMES}`).argParser(duration),
  timeout: (what: string) => commonOptions.time('--timeout <time>', what),
  memory: () =>
    new Option(
      '--max-memory <MB>',
      'give up if the program needs more memory (default: 2048, more for many threads; at most half of the memory)',
    ).argParser(positive),
  conflicts: (what: string) =>
    new Option('--conflicts <n>', `${what}: the same point on every machine`).argParser(positive),
  shard: (what: string) => new Option('--shard <i/n>', what).argParser(shard),
  jobs: (what: string) =>
    new Option('--jobs <n>', `${what} (default and maximum: the number of processors)`).argParser(
      upTo(MOST_JOBS),
    ),
  /** How the puzzles of a file are read. */
  reading: () => [
    ...commonOptions.typeAndSize(),
    new Option('--column <name>', 'the column of CSV files that holds the puzzles'),
  ],
  /** The options of a batch, which describe its puzzles and its task. */
  ofBatch: () => [
    ...commonOptions.reading(),
    commonOptions.engine('the solving engine', 'all installed engines in turn'),
    commonOptions.timeout('give up on each puzzle after this time'),
    commonOptions.conflicts('give up on a puzzle after this many conflicts of an engine'),
    new Option('--unique', 'prove that each answer is unique, or show a second'),
  ],
  /** How the text of one puzzle is read. */
  typeAndSize: () => [commonOptions.as(), commonOptions.size()],
  /** Options of commands that run an engine. `timeout` describes the limit. */
  ofRun: ({ engine, timeout = 'stop after this time' }: RunOptions): readonly Option[] => [
    ...commonOptions.typeAndSize(),
    engine ?? commonOptions.reasoningEngine('the engine'),
    commonOptions.timeout(timeout),
    commonOptions.memory(),
  ],
  as: () => new Option('--as <type>', 'the puzzle type, if the text does not name it'),
  size: (what = 'the size of the board, for Puzzle Team tasks without one') =>
    new Option('--size <WxH>', what).argParser(size),
  /** `more`: formats beside text, JSON and SVG. */
  format: (...more: readonly string[]) =>
    new Option('--format <format>', 'the output format')
      .choices(['text', 'json', 'svg', ...more])
      .default('text'),
  puzzleFormat: () =>
    new Option('--format <format>', 'text, json, svg, or a format from `gridproof info`').default('text'),
  textOrJson: (what = 'the output format') =>
    new Option('--format <format>', what).choices(['text', 'json']).default('text'),
  trace: () => new Option('--trace', 'show what the solver does, with times, on standard error'),
  out: () => new Option('--out <file>', 'write the result into a file'),
  coordinates: () =>
    new Option(
      '--coordinates <style>',
      'names of cells: "row 1, column 2", r1c2 or B1 (default: usual for the puzzle type)',
    ).choices(COORDINATES),
  ascii: () => new Option('--ascii', 'draw with plain characters'),
};

/** Options of commands that run an engine on one puzzle and print its board. */
export const engineOptions = ({
  format = commonOptions.format(),
  ...run
}: RunOptions & { readonly format?: Option } = {}): readonly Option[] => [
  ...commonOptions.ofRun(run),
  format,
  commonOptions.out(),
  commonOptions.trace(),
  commonOptions.coordinates(),
  commonOptions.ascii(),
];

/** Help functions for commands of other packages. */
export const sharedHelp = (io: Io) => ({
  ...commonOptions,
  batch: (command: Command) => {
    for (const option of commonOptions.ofBatch()) command.addOption(option);
    return command;
  },
  addEpilogue: (command: Command, more: HelpEpilogue) => {
    command.addHelpText('after', helpEpilogue(io, more));
  },
});
