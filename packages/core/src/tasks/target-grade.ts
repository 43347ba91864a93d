import { UndecidedError } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import type { EffortRange } from '../generate/solvable-draft.js';
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
  /** Returns whether all clues together leave no other answer. */
  isUnique(): Promise<boolean>;
  /** An engine takes longer for uniqueness than inferences do. */
  readonly isEngineSlow: boolean;
  /** Returns the orbits that are removed one after the other while no other answer exists. */
  chain(): Promise<readonly (readonly C[])[]>;
  /** Returns whether inferences of at most this effort lead to the answer without some clues. */
  isWithin(effort: number, without: readonly C[]): boolean;
  /** Same as `isWithin`, but where techniques have levels, by their levels. */
  isWithinLevel(level: number, without: readonly C[]): boolean;
  /** Returns the techniques that lead to the answer without some clues by inferences of at most some effort; undefined if they do not. */
  techniques(effort: number, without: readonly C[]): TechniqueEfforts | undefined;
  /** Returns whether these clues may be removed, regardless of the others. */
  may(taken: readonly C[]): boolean;
}

/** Grade and techniques of a new puzzle. */
export interface Target {
  readonly difficulty: Grade | undefined;
  /** Hardest grade, instead of a certain one. */
  readonly maxGrade?: Grade | undefined;
  readonly techniques: TechniqueLimits | undefined;
}

/** Returns the efforts of the inferences that solve puzzles of a target. */
export function effortRange(
  type: GradedType,
  { difficulty, maxGrade }: Pick<Target, 'difficulty' | 'maxGrade'>,
): EffortRange {
  const below = difficulty && GRADES[GRADES.indexOf(difficulty) - 1];
  return {
    most: maxGrade ? highestEffort(type, maxGrade) : Number.POSITIVE_INFINITY,
    above: below && highestEffort(type, below),
  };
}

/** Removed clues, and why the puzzle misses the target. */
interface Removal<C> {
  /** Removed orbits, in order of removal. */
  readonly removed: readonly (readonly C[])[];
  readonly why?: 'several' | 'easy' | 'hard' | 'techniques';
}

/** Maximum number of orbits that are put back, one at a time, to find a puzzle that needs a technique. */
const MAX_PUT_BACK = 30;

/** If the hardest inference is within this effort of the easier grade's limit, a puzzle may have either grade, and its rating decides. */
const NARROW = 1 / 32;

/**
 * Removes clues for a target: as many as possible while inferences of its effort solve the puzzle, and enough that those of the grade below
 * do not, or only narrowly. If the puzzle does not need a technique of the target, it may do so with one of the clues put back. Inferences
 * that lead to the answer prove it the only one, so an engine is only used without a limit of effort.
 */
export async function removeToTarget<C>(
  type: GradedType,
  { difficulty, maxGrade = difficulty, techniques }: Target,
  removal: ClueRemoval<C>,
): Promise<Removal<C>> {
  const { isWithin, isWithinLevel, techniques: techniquesOf, may } = removal;
  const { most: effort, above } = effortRange(type, { difficulty, maxGrade });
  const { needs = [], minLevel = 0, maxLevel = Number.POSITIVE_INFINITY } = techniques ?? {};
  const isAllowed = (removed: readonly C[]) =>
    (effort === Number.POSITIVE_INFINITY || isWithin(effort, removed)) &&
    (maxLevel === Number.POSITIVE_INFINITY || isWithinLevel(maxLevel, removed));
  // Techniques may have higher levels than the efforts of the same inferences, and the rating counts the levels.
  const isTooEasy = (removed: readonly C[], margin = 0) =>
    above !== undefined && isWithin(above - margin, removed) && isWithinLevel(above - margin, removed);
  const isWhole = removal.orbits.length === 0;
  // Without removable clues, the easier inferences decide first, since they are found sooner.
  if (isWhole && isTooEasy([], NARROW)) return { removed: [], why: 'easy' };
  const isLimited = Math.min(effort, maxLevel) < Number.POSITIVE_INFINITY;
  const { isEngineSlow } = removal;
  if (!(isLimited && isEngineSlow) && !(await removal.isUnique())) return { removed: [], why: 'several' };
  if (isLimited && !isAllowed([])) {
    // Whether a puzzle is too hard or has several answers only matters if harder ones are allowed later.
    const isHard = !isEngineSlow || difficulty !== undefined || (await removal.isUnique());
    return { removed: [], why: isHard ? 'hard' : 'several' };
  }
  const taken = isLimited
    ? await removeWhile(
        removal,
        (orbits) => may(orbits.flat()) && isAllowed(orbits.flat()),
        (orbits) => !isTooEasy(orbits.flat()),
      )
    : await removal.chain();
  if (!isWhole && isTooEasy(taken.flat(), NARROW)) return { removed: taken, why: 'easy' };
  if (needs.length === 0) return { removed: taken };
  const hasNeeded = (found: TechniqueEfforts | undefined) => needs.every((id) => found?.has(id));
  const efforts = techniquesOf(maxLevel, taken.flat());
  if (hasNeeded(efforts)) return { removed: taken };
  const lacksLevel = efforts !== undefined && Math.max(...efforts.values()) < minLevel;
  for (let at = taken.length - 1; !lacksLevel && at >= Math.max(0, taken.length - MAX_PUT_BACK); at--) {
    const fewer = taken.toSpliced(at, 1);
    if (may(fewer.flat()) && hasNeeded(techniquesOf(maxLevel, fewer.flat()))) return { removed: fewer };
  }
  return { removed: taken, why: 'techniques' };
}

/**
 * If so many more orbits must stay than go, the others stay as well if that is hard enough: few of them could go, and each takes a check.
 */
const MAX_FAILURES = 6;
/** Share of the orbits that are removed together if each check takes long. A check takes longest if far too many are missing. */
const SHARE = 1 / 16;

/**
 * Removes orbits in order where the puzzle remains good without them. Fewer clues make it harder, so a binary search finds how many can go at
 * once of those that an engine removes. The ones after them, or all if the engine is slow, are tried one by one, or some at a time.
 */
async function removeWhile<C>(
  { orbits, isEngineSlow, chain: removeChain }: Pick<ClueRemoval<C>, 'orbits' | 'isEngineSlow' | 'chain'>,
  isGood: (removed: readonly (readonly C[])[]) => boolean,
  isEnough: (removed: readonly (readonly C[])[]) => boolean,
): Promise<readonly (readonly C[])[]> {
  const chain = isEngineSlow ? [] : await removeChain();
  const easier = findLastGood(chain.length, (count) => isGood(chain.slice(0, count)));
  let removed = chain.slice(0, easier);
  let next =
    chain.length === 0 ? 0 : easier < chain.length ? orbits.indexOf(chain[easier]!) + 1 : orbits.length;
  let size = isEngineSlow ? Math.ceil(orbits.length * SHARE) : 1;
  for (let failures = 0; next < orbits.length; ) {
    const more = [...removed, ...orbits.slice(next, next + size)];
    if (isGood(more)) {
      removed = more;
      next += size;
      failures = Math.max(0, failures - 1);
    } else if (size > 1) size >>= 1;
    else {
      next++;
      failures++;
      if (failures % MAX_FAILURES === 0 && isEnough(removed)) break;
    }
  }
  return removed;
}

/** Share of the removed orbits that are put back at least if a puzzle turns out to be too hard. */
const PUT_BACK_SHARE = 1 / 8;

/**
 * Returns fewer removed orbits for a puzzle whose path is harder than its inferences promise: those that stay removed until the levels of the
 * techniques are within the target.
 */
export function putBack<C>(
  removed: readonly (readonly C[])[],
  { most }: EffortRange,
  isWithinLevel: ClueRemoval<C>['isWithinLevel'],
): readonly (readonly C[])[] {
  const isGood = (count: number) => isWithinLevel(most, removed.slice(0, count).flat());
  const count = removed.length - Math.ceil(removed.length * PUT_BACK_SHARE);
  return removed.slice(0, isGood(count) ? count : findLastGood(count - 1, isGood));
}

/** Returns the largest number up to a maximum that is good, by a binary search; 0 if none is. */
function findLastGood(max: number, isGood: (count: number) => boolean): number {
  let good = 0;
  let bad = max + 1;
  while (bad - good > 1) {
    const middle = (bad + good) >> 1;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
