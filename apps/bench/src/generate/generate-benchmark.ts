import {
  type AnyPuzzle,
  type Engine,
  GRADES,
  type Grade,
  generate,
  groupBy,
  type Rating,
  type RejectCounts,
} from '@gridproof/core';
import { mean, quantile } from 'simple-statistics';
import { table } from '../report/table.js';
import { clueCount, layoutOf } from './board-layout.js';

/** Puzzles to generate: type, size and difficulty. */
export interface GenerateCase {
  readonly type: AnyPuzzle;
  readonly size: { readonly width: number; readonly height: number };
  readonly difficulty: Grade | undefined;
}

/** Settings of the measurement. */
export interface GenerateSettings {
  readonly count: number;
  /** Limit of processor time per puzzle, in milliseconds. */
  readonly timeout: number;
  readonly seed: string;
  /** Also generates and rates puzzles of any difficulty, measured separately. */
  readonly rated: boolean;
}

/** Result of the measurement. */
export interface GenerateTimes {
  readonly type: string;
  readonly size: string;
  readonly difficulty: Grade | 'any';
  readonly made: number;
  readonly missed: number;
  /** Processor seconds per puzzle, including failed attempts. */
  readonly seconds: readonly number[];
  /** Mean number of clues. */
  readonly clues: number;
  /** Number of different sets of places with clues, and of regions. */
  readonly layouts: number;
  /** Mean of the techniques of a puzzle, each counted as far as the others do not dominate; undefined if they are not known. */
  readonly techniques?: number | undefined;
  readonly rejected: RejectCounts;
  /** Number of puzzles per grade; undefined if they were not rated. */
  readonly grades: Readonly<Record<Grade, number>> | undefined;
  /** Processor seconds for generating and rating, per rated puzzle. */
  readonly ratedSeconds: readonly number[];
}

/**
 * Generates puzzles one by one and measures each, after one that warms up the process.
 * @throws PuzzleError if the type has no puzzles of the size.
 */
export async function measureGenerate(
  { type, size, difficulty }: GenerateCase,
  engine: Engine,
  { count, timeout, seed, rated }: GenerateSettings,
  onPuzzle: (count: number) => void = () => {},
): Promise<GenerateTimes> {
  const seconds: number[] = [];
  const ratedSeconds: number[] = [];
  const rejected: Record<string, number> = {};
  const grades: Record<Grade, number> = { easy: 0, medium: 0, hard: 0, extreme: 0 };
  const clues: number[] = [];
  const techniques: number[] = [];
  const layouts = new Set<string>();
  for await (const _ of generate(type, engine, { size, difficulty, seed: '', timeout, now: processorTime }));
  let [made, number] = [0, 0];
  while (number < count) {
    const rest = { first: number, count: count - number };
    const course = generate(type, engine, { size, difficulty, seed, timeout, now: processorTime, ...rest });
    let start = process.cpuUsage();
    const took = (one: { readonly rejected: RejectCounts }) => {
      seconds.push(processorSeconds(start));
      for (const [why, times] of Object.entries(one.rejected)) rejected[why] = (rejected[why] ?? 0) + times;
      number++;
    };
    for await (const one of course) {
      took(one);
      made++;
      clues.push(clueCount(type, one.puzzle));
      layouts.add(layoutOf(type, one.puzzle));
      if (one.rating) techniques.push(techniqueVariety(one.rating));
      onPuzzle(made);
      if (rated) {
        start = process.cpuUsage();
        const name = await gradeOf(type, size, engine, { seed, timeout, first: one.number });
        if (name) {
          grades[name]++;
          ratedSeconds.push(processorSeconds(start));
        }
      }
      start = process.cpuUsage();
    }
    if (course.end!.status === 'unknown') took(course.end!);
  }
  return {
    type: type.id,
    size: `${size.width}x${size.height}`,
    difficulty: difficulty ?? 'any',
    made,
    missed: count - made,
    seconds,
    clues: made > 0 ? mean(clues) : 0,
    layouts: layouts.size,
    techniques: techniques.length > 0 ? mean(techniques) : undefined,
    rejected: rejected as unknown as RejectCounts,
    grades: rated ? grades : undefined,
    ratedSeconds,
  };
}

/** Milliseconds between two readings of the processor time: generators look at their clock often, and a reading takes long. */
const MS_PER_READING = 20;

let reading = { at: Number.NEGATIVE_INFINITY, time: 0 };

/** A clock of the processor time of all threads, in milliseconds. */
function processorTime(): number {
  const at = performance.now();
  if (at - reading.at >= MS_PER_READING) {
    const { user, system } = process.cpuUsage();
    reading = { at, time: (user + system) / 1000 };
  }
  return reading.time;
}

/**
 * Returns how many techniques a path has, each counted by its share of the steps: 1 if all steps have the same one, n for n techniques of
 * as many steps each (the exponential of Shannon's entropy).
 */
export function techniqueVariety({ techniques }: Pick<Rating, 'techniques'>): number {
  const all = techniques.reduce((sum, { steps }) => sum + steps, 0);
  const entropy = techniques.reduce((sum, { steps }) => sum - (steps / all) * Math.log(steps / all), 0);
  return Math.exp(entropy);
}

/** Returns the processor time of all threads since a reading, in seconds. */
function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** Generates a puzzle again and returns its grade; undefined if that exceeds the time limit. */
async function gradeOf(
  type: AnyPuzzle,
  size: GenerateCase['size'],
  engine: Engine,
  how: { readonly seed: string; readonly timeout: number; readonly first: number },
): Promise<Grade | undefined> {
  for await (const { rating } of generate(type, engine, { size, ...how, rated: true })) return rating!.name;
  return undefined;
}

/** Returns the seconds per puzzle of another program; undefined if it cannot generate such puzzles. */
export type PeerTime = (times: GenerateTimes) => number | undefined;

/** Returns the number of clues of published puzzles of a type and size; undefined if there are none. */
export type SampleClues = (times: GenerateTimes) => number | undefined;

/** A table with a row per case: puzzles per second, seconds per puzzle, and rejected answers. */
export function generateTable(
  all: readonly GenerateTimes[],
  {
    beside,
    samples,
  }: { readonly beside?: PeerTime | undefined; readonly samples?: SampleClues | undefined } = {},
): string {
  const head = ['type', 'size', 'difficulty', 'made', 'missed', 'a second', 'median', 'worst', 'clues'];
  const rows = all.map((one) => {
    const { type, size, difficulty, made, missed, seconds, clues, layouts, techniques } = one;
    const total = seconds.reduce((sum, each) => sum + each, 0);
    const other = beside?.(one);
    return [
      ...[type, size, difficulty, `${made}`, `${missed}`, digits(made / total)],
      ...[`${digits(quantile([...seconds], 0.5))} s`, `${digits(Math.max(...seconds))} s`],
      made > 0 ? digits(clues) : '–',
      ...(samples ? [orDash(samples(one))] : []),
      `${layouts}`,
      orDash(techniques),
      ...(beside ? [orDash(other && 1 / other), orDash(other && total / Math.max(1, made) / other)] : []),
      rejectedIn(one),
    ];
  });
  const inSamples = samples ? ['in samples'] : [];
  const byOthers = beside ? ['beside', 'times as long'] : [];
  return table([...head, ...inSamples, 'layouts', 'techniques', ...byOthers, 'rejected'], rows);
}

const orDash = (value: number | undefined): string => (value === undefined ? '–' : digits(value));

/** A Markdown table with a row per type and size: for each difficulty the median and the longest time, then clues and layouts. */
export function difficultiesTable(all: readonly GenerateTimes[], samples?: SampleClues): string {
  const difficulties = [...new Set(all.map(({ difficulty }) => difficulty))];
  const rows = [...groupBy(all, ({ type, size }) => `${type} ${size}`).values()].map((cases) => {
    const ofDifficulty = (name: string) => cases.find(({ difficulty }) => difficulty === name);
    const times = difficulties.map((name) => {
      const one = ofDifficulty(name);
      if (!one) return '–';
      const { made, missed, seconds } = one;
      const share = missed > 0 ? ` (${made} of ${made + missed})` : '';
      return `${digits(quantile([...seconds], 0.5))} / ${digits(Math.max(...seconds))}${share}`;
    });
    const clues = difficulties
      .map((name) => ofDifficulty(name))
      .map((one) => orDash(one?.made ? one.clues : undefined));
    const [first] = cases;
    const sum = (of: (one: GenerateTimes) => number) => cases.reduce((total, one) => total + of(one), 0);
    return [
      ...[first!.type, first!.size, ...times, clues.join(', ')],
      ...(samples ? [orDash(samples(first!))] : []),
      `${sum(({ layouts }) => layouts)} of ${sum(({ made }) => made)}`,
      difficulties.map((name) => orDash(ofDifficulty(name)?.techniques)).join(', '),
    ];
  });
  const head = [
    'type',
    'size',
    ...difficulties,
    'clues',
    ...(samples ? ['in samples'] : []),
    'layouts',
    'techniques',
  ];
  const widths = head.map((title, col) => Math.max(title.length, ...rows.map((row) => row[col]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, col) => cell.padEnd(widths[col]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The share of rejected answers, with the reasons. */
function rejectedIn({ made, rejected }: GenerateTimes): string {
  const all = Object.values(rejected).reduce((sum, one) => sum + one, 0);
  return Object.entries(rejected)
    .filter(([, times]) => times > 0)
    .map(([why, times]) => `${Math.round((100 * times) / (all + made))}% ${why}`)
    .join(', ');
}

/** A grade is rare if fewer than one in this many puzzles has it. */
const RARE = 20;

/** A table of the grades of puzzles of any difficulty, as bars, with the rare grades and the puzzles generated and rated per second. */
export function gradesTable(all: readonly GenerateTimes[]): string {
  const rows = all.flatMap(({ type, size, grades, ratedSeconds }) => {
    if (!grades) return [];
    const rated = GRADES.reduce((sum, name) => sum + grades[name], 0);
    const rare = GRADES.filter((name) => grades[name] * RARE < rated);
    const bar = (name: Grade) =>
      `${grades[name]} ${'#'.repeat(Math.round((10 * grades[name]) / Math.max(1, rated)))}`;
    const total = ratedSeconds.reduce((sum, each) => sum + each, 0);
    const rate = rated > 0 ? digits(rated / total) : '–';
    return [[type, size, ...GRADES.map(bar), rate, rare.join(', ')]];
  });
  return table(['type', 'size', ...GRADES, 'a second', 'rare'], rows);
}

const digits = (value: number): string => String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
