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

/** What is made: puzzles of a type and a size, of a wished difficulty or of any. */
export interface GenerateCase {
  readonly type: AnyPuzzle;
  readonly size: { readonly width: number; readonly height: number };
  readonly difficulty: Grade | undefined;
}

/** How the making of puzzles is measured. */
export interface GeneratingSetting {
  readonly count: number;
  /** Milliseconds for each puzzle. */
  readonly timeout: number;
  readonly seed: string;
  /** Puzzles of any difficulty are made once more and rated, which is measured by itself. */
  readonly rated: boolean;
}

/** The result. */
export interface GenerateTimes {
  readonly type: string;
  readonly size: string;
  readonly difficulty: Grade | 'any';
  readonly made: number;
  readonly missed: number;
  /** By puzzle, those that were missed included: seconds of processor time. */
  readonly seconds: readonly number[];
  readonly clues: number;
  readonly rejected: RejectCounts;
  /** How many puzzles were of each grade, where they were rated. */
  readonly grades: Readonly<Record<Grade, number>> | undefined;
  /** By puzzle that was rated: seconds of processor time for making and rating it. */
  readonly ratedSeconds: readonly number[];
}

/** Makes puzzles one by one and measures each. Throws `PuzzleError` where there are none of the size. */
export async function measureGenerate(
  { type, size, difficulty }: GenerateCase,
  engine: Engine,
  { count, timeout, seed, rated }: GeneratingSetting,
  onPuzzle: (made: number) => void = () => {},
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

/** How long all threads together have worked since then. */
function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** The grade of one puzzle, which is made once more; none where that takes too long. */
async function gradeOf(
  type: AnyPuzzle,
  size: GenerateCase['size'],
  engine: Engine,
  how: { readonly seed: string; readonly timeout: number; readonly first: number },
): Promise<Grade | undefined> {
  for await (const { rating } of generate(type, engine, { size, ...how, rated: true })) return rating!.name;
  return undefined;
}

/** What another program needs for a puzzle, in seconds; undefined where it makes none such. */
export type PeerTime = (produced: GenerateTimes) => number | undefined;

/** A line for each: how many are made in a second, how long one takes, and what was rejected. */
export function generateTable(all: readonly GenerateTimes[], beside?: PeerTime): string {
  const head = ['type', 'size', 'wish', 'made', 'missed', 'a second', 'median', 'p99', 'clues'];
  const rows = all.map((one) => {
    const { type, size, difficulty, made, missed, seconds, clues } = one;
    const total = seconds.reduce((sum, each) => sum + each, 0);
    const other = beside?.(one);
    return [
      ...[type, size, difficulty, `${made}`, `${missed}`, digits(made / total)],
      ...[`${digits(quantile([...seconds], 0.5))} s`, `${digits(quantile([...seconds], 0.99))} s`],
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

/** The share of the answers that were rejected, and why. */
function rejectedIn({ made, rejected }: GenerateTimes): string {
  const all = Object.values(rejected).reduce((sum, one) => sum + one, 0);
  return Object.entries(rejected)
    .filter(([, times]) => times > 0)
    .map(([why, times]) => `${Math.round((100 * times) / (all + made))}% ${why}`)
    .join(', ');
}

/** A grade is rare if fewer than one in this many puzzles has it. */
const RARE = 20;

/** How many puzzles without a wish are of each grade, as bars, of which there are hardly any, and how many are made and rated in a second. */
export function gradesTable(all: readonly GenerateTimes[]): string {
  const names = Object.keys(GRADES) as Grade[];
  const rows = all.flatMap(({ type, size, grades, ratedSeconds }) => {
    if (!grades) return [];
    const rated = names.reduce((sum, name) => sum + grades[name], 0);
    const rare = names.filter((name) => grades[name] * RARE < rated);
    const bar = (name: Grade) =>
      `${grades[name]} ${'#'.repeat(Math.round((10 * grades[name]) / Math.max(1, rated)))}`;
    const total = ratedSeconds.reduce((sum, each) => sum + each, 0);
    const rate = rated > 0 ? digits(rated / total) : '–';
    return [[type, size, ...names.map(bar), rate, rare.join(', ')]];
  });
  return table(['type', 'size', ...names, 'a second', 'rare'], rows);
}

const digits = (value: number): string => String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
