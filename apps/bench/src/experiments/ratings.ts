import type { Rating } from '@gridproof/core';
import { sampleRankCorrelation } from 'simple-statistics';
import { type Spread, spreadOf } from '../measure/spread.js';
import type { Result } from '../report/result.js';
import { table } from '../report/table.js';

/** How the puzzles of one grade are rated. */
interface GradeRated {
  readonly grade: string;
  readonly puzzles: number;
  readonly scores: Spread;
  readonly names: Readonly<Record<Rating['name'], number>>;
}

/** A puzzle whose score is on the wrong side of those of puzzles with other grades. */
interface Misplaced {
  readonly result: Result;
  readonly rating: Rating;
  /** How many puzzles of higher grades score less. */
  readonly aboveHigher: number;
  /** How many puzzles of lower grades score more. */
  readonly belowLower: number;
}

/** How far scores are in the order of the grades. */
interface Order {
  /** Spearman's rank correlation; equal ones share their rank. */
  readonly correlation: number;
  /** What it would be if the same scores were in that order: less than 1, since the puzzles of a grade have different scores. */
  readonly most: number;
  /** Of the pairs of puzzles with different grades, the share whose scores are in that order; equal scores are half so. */
  readonly share: number;
}

/** How far ratings agree with the grades that the generator of some puzzles gave. */
export interface Agreement {
  readonly suite: string;
  /** From the lowest. */
  readonly grades: readonly GradeRated[];
  /** Undefined where all grades, or all scores, are equal. */
  readonly order: Order | undefined;
  /** Those that are out of place, the farthest first. */
  readonly misplaced: readonly Misplaced[];
  /** Puzzles whose path was not found in time. */
  readonly unrated: number;
}

/** A puzzle with its grade as a number. */
interface Rated {
  readonly result: Result;
  readonly rating: Rating;
  readonly grade: number;
}

/** Compares the ratings of each suite with the grades; of these the first in the suite is the lowest. */
export function agreements(results: readonly Result[]): readonly Agreement[] {
  const suites = [...new Set(results.map(({ suite }) => suite))];
  return suites.map((suite) =>
    agreementOf(
      suite,
      results.filter((result) => result.suite === suite),
    ),
  );
}

function agreementOf(suite: string, results: readonly Result[]): Agreement {
  const grades = [...new Set(results.map(({ grade }) => grade ?? ''))];
  const rated = results.flatMap((result): Rated[] => {
    const { rating, censored, grade = '' } = result;
    return rating && !censored ? [{ result, rating, grade: grades.indexOf(grade) }] : [];
  });
  return {
    suite,
    grades: grades.flatMap((grade, at) => {
      const own = rated.filter((one) => one.grade === at).map(({ rating }) => rating);
      return own.length > 0 ? [gradeRated(grade, own)] : [];
    }),
    order: orderOf(rated),
    misplaced: misplacedIn(rated),
    unrated: results.length - rated.length,
  };
}

function gradeRated(grade: string, ratings: readonly Rating[]): GradeRated {
  const names = { easy: 0, medium: 0, hard: 0, extreme: 0 };
  for (const { name } of ratings) names[name]++;
  return { grade, puzzles: ratings.length, scores: spreadOf(ratings.map(({ score }) => score)), names };
}

function orderOf(rated: readonly Rated[]): Order | undefined {
  const grades = rated.map(({ grade }) => grade);
  const scores = rated.map(({ rating }) => rating.score);
  if (new Set(grades).size < 2 || new Set(scores).size < 2) return undefined;
  return {
    correlation: sampleRankCorrelation(grades, scores),
    most: sampleRankCorrelation(ascending(grades), ascending(scores)),
    share: shareInOrder(rated),
  };
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function shareInOrder(rated: readonly Rated[]): number {
  const pairs = rated.flatMap((one) =>
    rated.filter((other) => other.grade > one.grade).map((other) => other.rating.score - one.rating.score),
  );
  const right = pairs.map((difference) => (Math.sign(difference) + 1) / 2);
  return right.reduce((sum, one) => sum + one, 0) / pairs.length;
}

function misplacedIn(rated: readonly Rated[]): readonly Misplaced[] {
  return rated
    .map(({ result, rating, grade }) => ({
      result,
      rating,
      aboveHigher: rated.filter((other) => other.grade > grade && other.rating.score < rating.score).length,
      belowLower: rated.filter((other) => other.grade < grade && other.rating.score > rating.score).length,
    }))
    .filter((one) => distance(one) > 0)
    .sort((a, b) => distance(b) - distance(a));
}

const distance = ({ aboveHigher, belowLower }: Misplaced): number => aboveHigher + belowLower;

/** An agreement as tables, with some of the puzzles that are out of place. */
export function agreementTables(
  { suite, grades, order, misplaced, unrated }: Agreement,
  shown: number,
): string {
  const rows = grades.map(({ grade, puzzles, scores, names }) => [
    grade,
    `${puzzles}`,
    ...Object.values(names).map((count) => (count > 0 ? `${count}` : '')),
    ...[scores.min, scores.median, scores.max].map(score),
  ]);
  const names = Object.keys(grades[0]?.names ?? {});
  const out = misplaced
    .slice(0, shown)
    .map(({ result, rating, aboveHigher, belowLower }) => [
      result.name,
      result.grade ?? '',
      rating.name,
      score(rating.score),
      `${aboveHigher}`,
      `${belowLower}`,
      result.text,
    ]);
  return [
    `${suite}\n${table(['grade', 'puzzles', ...names, 'least', 'median', 'most'], rows)}`,
    order ? inWords(order) : 'no rank correlation: there are no different grades, or no different scores',
    ...(out.length > 0
      ? [
          `Out of place: how many puzzles of higher grades score less, and of lower grades more\n${table(['puzzle', 'grade', 'rated', 'score', 'less', 'more', ''], out)}`,
        ]
      : []),
    ...(unrated > 0 ? [`${unrated} not rated: no path within the time`] : []),
  ].join('\n\n');
}

const inWords = ({ correlation, most, share }: Order): string =>
  `rank correlation ${correlation.toFixed(3)} of at most ${most.toFixed(3)}; ${(100 * share).toFixed(1)}% of the pairs in order`;

const score = (value: number): string => value.toFixed(2);
