import { Undecided } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import type { AnyPuzzle } from '../puzzle.js';
import type { Step } from '../reasons/solve-path.js';
import type { TaskOptions } from '../search/task-monitor.js';
import { type Grade, type Rating, rate } from './rate.js';
import { steps } from './steps.js';

/** Rates a puzzle by a player's path to its only answer. Throws `Undecided` where there is no time. */
export async function ratePuzzle(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: TaskOptions,
): Promise<Rating> {
  const path: Step[] = [];
  const stream = steps(type, puzzle, engine, options);
  for await (const step of stream) path.push(step);
  if (stream.end?.status === 'unknown') throw new Undecided(stream.end.reason);
  return rate(path);
}

/** The effort of the hardest thought that a grade asks for; a whole rating says in the end whether the board is of it. */
const EFFORTS: Readonly<Record<Grade, number>> = {
  easy: 1.75,
  medium: 2.75,
  hard: 4.5,
  extreme: Number.POSITIVE_INFINITY,
};

/** What is tried of one answer. */
export interface ClueRemoval<C> {
  /** What can be taken away, joined as symmetry wants it, in this order. */
  readonly orbits: readonly (readonly C[])[];
  /** What of it is taken away one after the other as long as no other answer is left. */
  chain(): Promise<readonly (readonly C[])[]>;
  /** Whether thoughts of at most this effort lead to the answer without some clues. */
  within(effort: number, without: readonly C[]): boolean;
  /** Whether some clues may be gone, whatever is left. */
  may(taken: readonly C[]): boolean;
}

/** What is taken away, and why a puzzle without it is not as hard as wished. */
interface Graded<C> {
  readonly taken: readonly C[];
  readonly why?: 'easy' | 'hard';
}

/**
 * Which clues are taken away so that a puzzle is as hard as wished: as many as possible while thoughts of a grade's effort lead to the
 * answer, and enough that those of the grade below do not. The fewer are left, the harder: so how far the chain can be
 * followed is found by halving, and what comes after is tried one by one. No engine is asked how hard it is.
 */
export async function removeToGrade<C>(
  grade: Grade,
  { orbits, chain: chained, within, may }: ClueRemoval<C>,
): Promise<Graded<C>> {
  const effort = EFFORTS[grade];
  const below = NAMES[NAMES.indexOf(grade) - 1];
  const isLimited = effort < Number.POSITIVE_INFINITY;
  if (isLimited && !within(effort, [])) return { taken: [], why: 'hard' };
  const chain = await chained();
  let easier = 0;
  let harder = chain.length + 1;
  if (!isLimited) easier = chain.length;
  else
    while (harder - easier > 1) {
      const middle = (harder + easier) >> 1;
      if (within(effort, chain.slice(0, middle).flat())) easier = middle;
      else harder = middle;
    }
  const taken = chain.slice(0, easier).flat();
  // Of what comes before, all that can go is gone.
  const next = easier < chain.length ? orbits.indexOf(chain[easier]!) + 1 : orbits.length;
  for (const orbit of orbits.slice(next)) {
    const more = [...taken, ...orbit];
    if (may(more) && within(effort, more)) taken.push(...orbit);
  }
  return below && within(EFFORTS[below], taken) ? { taken, why: 'easy' } : { taken };
}

const NAMES = Object.keys(EFFORTS) as readonly Grade[];
