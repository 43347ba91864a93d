import { type AnyPuzzle, type Engine, GRADES, type Grade, generate, type Thrown } from '@gridproof/core';
import { quantile } from 'simple-statistics';
import { table } from '../report/table.js';

/** What is made: puzzles of a type and a size, of a wished difficulty or of any. */
export interface Wished {
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
  /** Puzzles of any difficulty are rated, which is not counted as time. */
  readonly rated: boolean;
}

/** What came of it. */
export interface Produced {
  readonly type: string;
  readonly size: string;
  readonly difficulty: Grade | 'any';
  readonly made: number;
  readonly missed: number;
  /** By puzzle, those that were missed included: seconds of processor time. */
  readonly seconds: readonly number[];
  readonly clues: number;
  readonly thrown: Thrown;
  /** How many puzzles were of each grade, where they were rated. */
  readonly grades: Readonly<Record<Grade, number>> | undefined;
}

/** Makes puzzles one by one and measures each. Throws `PuzzleError` where there are none of the size. */
export async function produced(
  { type, size, difficulty }: Wished,
  engine: Engine,
  { count, timeout, seed, rated }: GeneratingSetting,
  onPuzzle: (made: number) => void = () => {},
): Promise<Produced> {
  const seconds: number[] = [];
  const thrown: Record<string, number> = {};
  const grades: Record<Grade, number> = { easy: 0, medium: 0, hard: 0, extreme: 0 };
  let [made, clues, number] = [0, 0, 0];
  while (number < count) {
    const rest = { first: number, count: count - number };
    const course = generate(type, engine, { size, difficulty, seed, timeout, ...rest });
    let start = process.cpuUsage();
    const took = (one: { readonly thrown: Thrown }) => {
      const { user, system } = process.cpuUsage(start);
      seconds.push((user + system) / 1e6);
      for (const [why, times] of Object.entries(one.thrown)) thrown[why] = (thrown[why] ?? 0) + times;
      number++;
    };
    for await (const one of course) {
      took(one);
      made++;
      clues += one.clues;
      onPuzzle(made);
      if (rated) await grade(type, size, engine, { seed, timeout, first: one.number }, grades);
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
    thrown: thrown as unknown as Thrown,
    grades: rated ? grades : undefined,
  };
}

/** Counts the grade of one puzzle, where it is found in time. */
async function grade(
  type: AnyPuzzle,
  size: Wished['size'],
  engine: Engine,
  how: { readonly seed: string; readonly timeout: number; readonly first: number },
  grades: Record<Grade, number>,
): Promise<void> {
  for await (const { rating } of generate(type, engine, { size, ...how, rated: true }))
    grades[rating!.name]++;
}

/** What another program needs for a puzzle, in seconds; undefined where it makes none such. */
export type Beside = (produced: Produced) => number | undefined;

/** A line for each: how many are made in a second, how long one takes, and what was thrown away. */
export function producedTable(all: readonly Produced[], beside?: Beside): string {
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
      thrownIn(one),
    ];
  });
  return table([...head, ...(beside ? ['beside', 'times as long'] : []), 'thrown away'], rows);
}

/** The share of the answers that were thrown away, and why. */
function thrownIn({ made, thrown }: Produced): string {
  const all = Object.values(thrown).reduce((sum, one) => sum + one, 0);
  return Object.entries(thrown)
    .filter(([, times]) => times > 0)
    .map(([why, times]) => `${Math.round((100 * times) / (all + made))}% ${why}`)
    .join(', ');
}

/** A grade of which fewer than one in so many puzzles is, is rare. */
const RARE = 20;

/** How many puzzles without a wish are of each grade, as bars, and of which there are hardly any. */
export function gradesTable(all: readonly Produced[]): string {
  const names = Object.keys(GRADES) as Grade[];
  const rows = all.flatMap(({ type, size, grades }) => {
    if (!grades) return [];
    const rated = names.reduce((sum, name) => sum + grades[name], 0);
    const rare = names.filter((name) => grades[name] * RARE < rated);
    const bar = (name: Grade) =>
      `${grades[name]} ${'#'.repeat(Math.round((10 * grades[name]) / Math.max(1, rated)))}`;
    return [[type, size, ...names.map(bar), rare.join(', ')]];
  });
  return table(['type', 'size', ...names, 'rare'], rows);
}

const digits = (value: number): string => String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
