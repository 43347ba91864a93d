import type { Engine } from '../engine.js';
import type { AnyPuzzle } from '../puzzle.js';
import { Undecided } from '../reasons/inquiry.js';
import type { Step } from '../reasons/path.js';
import type { TaskOptions } from '../search/watch.js';
import { GRADES, type Grade, type Rating, rate } from './rate.js';
import { steps } from './steps.js';

/** Rates a puzzle by a player's path to its only answer. Throws `Undecided` where there is no time. */
export async function ratingOf(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: TaskOptions,
): Promise<Rating> {
  const path: Step[] = [];
  const course = steps(type, puzzle, engine, options);
  for await (const step of course) path.push(step);
  if (course.end?.status === 'unknown') throw new Undecided(course.end.reason);
  return rate(path);
}

/** A board with its rating. */
export interface Graded<C> {
  readonly clues: readonly C[];
  readonly rating: Rating;
}

/**
 * Looks for clues of a grade among those that can be taken away one after the other. The fewer are left, the harder: so the last
 * set that is not too hard is found by halving, and where it is too easy, single clues are taken on until the grade is reached.
 * Returns what was found, or what came nearest.
 */
export async function ofGrade<C>(
  all: readonly C[],
  chain: readonly (readonly C[])[],
  grade: Grade,
  rated: (clues: readonly C[]) => Promise<Rating>,
): Promise<Graded<C>> {
  const limit = after(grade);
  const withoutFirst = async (n: number): Promise<Graded<C>> => {
    const clues = without(all, chain.slice(0, n).flat());
    return { clues, rating: await rated(clues) };
  };
  let harder = chain.length;
  const least = await withoutFirst(harder);
  if (least.rating.score < limit) return least;
  let easier = 0;
  let best = await withoutFirst(easier);
  if (best.rating.score >= limit) return best;
  while (harder - easier > 1) {
    const middle = (harder + easier) >> 1;
    const between = await withoutFirst(middle);
    if (between.rating.score < limit) [easier, best] = [middle, between];
    else harder = middle;
  }
  for (const orbit of chain.slice(easier + 1)) {
    if (best.rating.name === grade) break;
    const clues = without(best.clues, orbit);
    const rating = await rated(clues);
    if (rating.score < limit) best = { clues, rating };
  }
  return best;
}

/** The score from which a puzzle is too hard for a grade. */
function after(grade: Grade): number {
  const names = Object.keys(GRADES) as Grade[];
  const next = names[names.indexOf(grade) + 1];
  return next ? GRADES[next] : Number.POSITIVE_INFINITY;
}

const without = <C>(all: readonly C[], taken: readonly C[]): readonly C[] => {
  const gone = new Set(taken);
  return all.filter((one) => !gone.has(one));
};
