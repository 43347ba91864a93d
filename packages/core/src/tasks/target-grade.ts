import { UndecidedError } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import { GRADES, type Grade, type GradedType, highestEffort } from '../grade.js';
import type { AnyPuzzle } from '../puzzle.js';
import type { Step } from '../reasons/solve-path.js';
import type { TechniqueEfforts } from '../reasons/technique-solver.js';
import type { TaskOptions } from '../search/task-monitor.js';
import { type Rating, rate } from './rate.js';
import { steps } from './steps.js';
import type { TechniqueLimits } from './target-techniques.js';

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
  return rate(path, type);
}

/** Removable clues of one answer and tests for removing them. */
export interface ClueRemoval<C> {
  /** Removable clues, grouped by symmetry, in order of removal. */
  readonly orbits: readonly (readonly C[])[];
  /** Returns the orbits that are removed one after the other while no other answer exists. */
  chain(): Promise<readonly (readonly C[])[]>;
  /** Returns whether inferences of at most this effort lead to the answer without some clues. */
  isWithin(effort: number, without: readonly C[]): boolean;
  /** Same as `isWithin`, but where techniques have levels, by their levels. */
  isWithinLevel(level: number, without: readonly C[]): boolean;
  /** Returns the techniques that lead to the answer without some clues by inferences of at most some effort; undefined if they do not. */
  techniques(effort: number, without: readonly C[]): TechniqueEfforts | undefined;
  /** Returns whether these clues may be removed, whatever remains. */
  may(taken: readonly C[]): boolean;
}

/** Grade and techniques of a new puzzle. */
export interface Target {
  readonly difficulty: Grade | undefined;
  /** Hardest grade, instead of a certain one. */
  readonly maxGrade?: Grade | undefined;
  readonly techniques: TechniqueLimits | undefined;
}

/** Removed clues, and why the puzzle misses the target. */
interface Removal<C> {
  readonly removed: readonly C[];
  readonly why?: 'easy' | 'hard' | 'techniques';
}

/** Maximum number of orbits that are put back, one at a time, to find a puzzle that needs a technique. */
const MAX_PUT_BACK = 30;

/**
 * Removes clues for a target: as many as possible while inferences of its effort solve the puzzle, and enough that those of the grade below
 * do not. Fewer clues make it harder, so a binary search finds how far to follow the chain, and the clues after it are tried one by one. If
 * the puzzle does not need a technique of the target, it may do so with one of the clues put back. No engine is involved.
 */
export async function removeToTarget<C>(
  type: GradedType,
  { difficulty, maxGrade = difficulty, techniques }: Target,
  { orbits, chain: removeChain, isWithin, isWithinLevel, techniques: techniquesOf, may }: ClueRemoval<C>,
): Promise<Removal<C>> {
  const effort = maxGrade ? highestEffort(type, maxGrade) : Number.POSITIVE_INFINITY;
  const below = difficulty && GRADES[GRADES.indexOf(difficulty) - 1];
  const { needs = [], minLevel = 0, maxLevel = Number.POSITIVE_INFINITY } = techniques ?? {};
  const isAllowed = (removed: readonly C[]) =>
    (effort === Number.POSITIVE_INFINITY || isWithin(effort, removed)) &&
    (maxLevel === Number.POSITIVE_INFINITY || isWithinLevel(maxLevel, removed));
  const isLimited = Math.min(effort, maxLevel) < Number.POSITIVE_INFINITY;
  if (isLimited && !isAllowed([])) return { removed: [], why: 'hard' };
  const chain = await removeChain();
  let easier = 0;
  let harder = chain.length + 1;
  if (!isLimited) easier = chain.length;
  else
    while (harder - easier > 1) {
      const middle = (harder + easier) >> 1;
      if (isAllowed(chain.slice(0, middle).flat())) easier = middle;
      else harder = middle;
    }
  const taken = chain.slice(0, easier);
  // All removable clues before this position are removed.
  const next = easier < chain.length ? orbits.indexOf(chain[easier]!) + 1 : orbits.length;
  for (const orbit of orbits.slice(next)) {
    const more = [...taken, orbit].flat();
    if (may(more) && isAllowed(more)) taken.push(orbit);
  }
  const removed = taken.flat();
  if (below && isWithin(highestEffort(type, below), removed)) return { removed, why: 'easy' };
  if (needs.length === 0) return { removed };
  const hasNeeded = (found: TechniqueEfforts | undefined) => needs.every((id) => found?.has(id));
  const efforts = techniquesOf(maxLevel, removed);
  if (hasNeeded(efforts)) return { removed };
  const isTooEasy = efforts !== undefined && Math.max(...efforts.values()) < minLevel;
  for (let at = taken.length - 1; !isTooEasy && at >= Math.max(0, taken.length - MAX_PUT_BACK); at--) {
    const fewer = taken.toSpliced(at, 1).flat();
    if (may(fewer) && hasNeeded(techniquesOf(maxLevel, fewer))) return { removed: fewer };
  }
  return { removed, why: 'techniques' };
}
