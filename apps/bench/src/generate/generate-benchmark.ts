import {
  type AnyPuzzle,
  type Engine,
  GRADES,
  type Grade,
  generate,
  type RejectCounts,
} from '@gridproof/core';
import { quantile } from 'simple-statistics';
import { table } from '../report/table.js';

/** Puzzles to generate: type, size and difficulty. */
export interface GenerateCase {
  readonly type: AnyPuzzle;
  readonly size: { readonly width: number; readonly height: number };
  readonly difficulty: Grade | undefined;
}

/** Settings of the measurement. */
export interface GenerateSettings {
  readonly count: number;
  /** Time limit per puzzle, in milliseconds. */
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
  readonly clues: number;
  readonly rejected: RejectCounts;
  /** Number of puzzles per grade; undefined if they were not rated. */
  readonly grades: Readonly<Record<Grade, number>> | undefined;
  /** Processor seconds for generating and rating, per rated puzzle. */
  readonly ratedSeconds: readonly number[];
}

/**
 * Generates puzzles one by one and measures each.
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
  let [made, clues, number] = [0, 0, 0];
  while (number < count) {
    const rest = { first: number, count: count - number };
    const course = generate(type, engine, { size, difficulty, seed, timeout, ...rest });
    let start = process.cpuUsage();
    const took = (one: { readonly rejected: RejectCounts }) => {
      seconds.push(processorSeconds(start));
      for (const [why, times] of Object.entries(one.rejected)) rejected[why] = (rejected[why] ?? 0) + times;
      number++;
    };
    for await (const one of course) {
      took(one);
      made++;
      clues += one.clues;
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
    clues: clues / Math.max(1, made),
    rejected: rejected as unknown as RejectCounts,
    grades: rated ? grades : undefined,
    ratedSeconds,
  };
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

/** A table with a row per case: puzzles per second, seconds per puzzle, and rejected answers. */
export function generateTable(all: readonly GenerateTimes[], beside?: PeerTime): string {
  const head = ['type', 'size', 'wish', 'made', 'missed', 'a second', 'median', 'worst', 'clues'];
  const rows = all.map((one) => {
    const { type, size, difficulty, made, missed, seconds, clues } = one;
    const total = seconds.reduce((sum, each) => sum + each, 0);
    const other = beside?.(one);
    return [
      ...[type, size, difficulty, `${made}`, `${missed}`, digits(made / total)],
      ...[`${digits(quantile([...seconds], 0.5))} s`, `${digits(Math.max(...seconds))} s`],
      made > 0 ? digits(clues) : '–',
      ...(beside
        ? [
            other === undefined ? '–' : digits(1 / other),
            other === undefined ? '–' : `${digits(total / Math.max(1, made) / other)}`,
          ]
        : []),
      rejectedIn(one),
    ];
  });
  return table([...head, ...(beside ? ['beside', 'times as long'] : []), 'rejected'], rows);
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
