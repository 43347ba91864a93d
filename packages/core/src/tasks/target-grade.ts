import { UndecidedError } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import type { AnyPuzzle } from '../puzzle.js';
import type { Step } from '../reasons/solve-path.js';
import type { TaskOptions } from '../search/task-monitor.js';
import { type Grade, type Rating, rate } from './rate.js';
import { steps } from './steps.js';

/**
 * Rates a puzzle by a player's path to its only answer.
 * @throws {UndecidedError} if time runs out
 */
export async function ratePuzzle(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: TaskOptions,
): Promise<Rating> {
  const path: Step[] = [];
  const stream = steps(type, puzzle, engine, options);
  for await (const step of stream) path.push(step);
  if (stream.end?.status === 'unknown') throw new UndecidedError(stream.end.reason);
  return rate(path);
}

/** Effort of the hardest inference at each grade. A complete rating later decides whether the board has the grade. */
const EFFORTS: Readonly<Record<Grade, number>> = {
  easy: 1.75,
  medium: 2.75,
  hard: 4.5,
  extreme: Number.POSITIVE_INFINITY,
};

/** Removable clues of one answer and tests for removing them. */
export interface ClueRemoval<C> {
  /** Removable clues, grouped by symmetry, in order of removal. */
  readonly orbits: readonly (readonly C[])[];
  /** Returns the orbits that are removed one after the other while no other answer exists. */
  chain(): Promise<readonly (readonly C[])[]>;
  /** Returns whether inferences of at most this effort lead to the answer without some clues. */
  isWithin(effort: number, without: readonly C[]): boolean;
  /** Returns whether these clues may be removed, whatever remains. */
  may(taken: readonly C[]): boolean;
}

/** Removed clues, and why the puzzle misses the grade. */
interface Removal<C> {
  readonly removed: readonly C[];
  readonly why?: 'easy' | 'hard';
}

/**
 * Removes clues for a target grade: as many as possible while inferences of the grade's effort solve the puzzle, and enough that those of
 * the grade below do not. Fewer clues make it harder, so a binary search finds how far to follow the chain, and the clues after it are
 * tried one by one. No engine is involved.
 */
export async function removeToGrade<C>(
  grade: Grade,
  { orbits, chain: removeChain, isWithin, may }: ClueRemoval<C>,
): Promise<Removal<C>> {
  const effort = EFFORTS[grade];
  const below = NAMES[NAMES.indexOf(grade) - 1];
  const isLimited = effort < Number.POSITIVE_INFINITY;
  if (isLimited && !isWithin(effort, [])) return { removed: [], why: 'hard' };
  const chain = await removeChain();
  let easier = 0;
  let harder = chain.length + 1;
  if (!isLimited) easier = chain.length;
  else
    while (harder - easier > 1) {
      const middle = (harder + easier) >> 1;
      if (isWithin(effort, chain.slice(0, middle).flat())) easier = middle;
      else harder = middle;
    }
  const removed = chain.slice(0, easier).flat();
  // All removable clues before this position are removed.
  const next = easier < chain.length ? orbits.indexOf(chain[easier]!) + 1 : orbits.length;
  for (const orbit of orbits.slice(next)) {
    const more = [...removed, ...orbit];
    if (may(more) && isWithin(effort, more)) removed.push(...orbit);
  }
  return below && isWithin(EFFORTS[below], removed) ? { removed, why: 'easy' } : { removed };
}

const NAMES = Object.keys(EFFORTS) as readonly Grade[];
