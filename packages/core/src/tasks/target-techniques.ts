import { joinList } from '../board/join-list.js';
import { Model } from '../model.js';
import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from '../read/error.js';
import { readPuzzle } from '../read/read.js';
import { isGroupTechnique, isTechnique, modelTechniques } from '../reasons/type-techniques.js';
import type { TechniqueLevels } from '../techniques/technique.js';
import type { Rating } from './rate.js';

/** Techniques of a puzzle's path, by their ids in the JSON of steps and ratings. */
export interface TargetTechniques {
  /** The path has steps by each of them. */
  readonly needs?: readonly string[] | undefined;
  /** Each step has a technique, and is not harder than the hardest uses of this one. */
  readonly atMost?: string | undefined;
}

/** Target techniques with their levels. */
export interface TechniqueLimits {
  readonly needs: readonly string[];
  /** Level of the easiest uses of the hardest needed technique. */
  readonly minLevel: number;
  /** Highest effort of steps; undefined if steps without a technique may occur too. */
  readonly maxLevel: number | undefined;
}

/** Returns the techniques that the steps of a puzzle type may have, the easiest first, by the constraints of its examples. */
export function techniquesOf(type: AnyPuzzle): readonly TechniqueLevels[] {
  const models = type.examples.map(({ puzzle }) => {
    const model = new Model();
    type.encode(model, readPuzzle(puzzle, [type], { as: type.id }).puzzle);
    return model;
  });
  return modelTechniques(models, type.techniques);
}

/**
 * Returns the levels of target techniques.
 * @throws {PuzzleError} if the type has no such technique, or one is harder than another allows
 */
export function techniqueLimits(type: AnyPuzzle, { needs = [], atMost }: TargetTechniques): TechniqueLimits {
  const known = techniquesOf(type);
  const find = (id: string, among = known): TechniqueLevels => {
    const found = among.find((one) => one.id === id);
    if (found) return found;
    const ids = joinList(
      among.map((one) => one.id),
      'or',
    );
    const why = known.some((one) => one.id === id)
      ? `found '${id}' as the hardest technique, but its steps may be of any level`
      : isGroupTechnique(id)
        ? `found '${id}', which no step of ${type.title} has`
        : `found '${id}'`;
    throw new PuzzleError('bad-technique', `${why}, expected ${ids}`);
  };
  const needed = [...new Set(needs)].map((id) => find(id));
  const hardest = atMost === undefined ? undefined : find(atMost, known.filter(isTechnique));
  const harder = hardest && needed.find(({ minLevel }) => minLevel > hardest.maxLevel);
  if (harder)
    throw new PuzzleError(
      'bad-technique',
      `found '${harder.id}' as a needed technique, which is harder than '${hardest.id}'`,
    );
  return {
    needs: needed.map(({ id }) => id).sort(),
    minLevel: Math.max(0, ...needed.map(({ minLevel }) => minLevel)),
    maxLevel: hardest?.maxLevel,
  };
}

/** Returns why a puzzle is rejected: a step is too hard, or none is by a needed technique; undefined if it has the target techniques. */
export function techniqueRejection(
  { techniques }: Rating,
  { needs, maxLevel = Number.POSITIVE_INFINITY }: TechniqueLimits,
): 'hard' | 'techniques' | undefined {
  if (
    maxLevel < Number.POSITIVE_INFINITY &&
    !techniques.every((one) => isTechnique(one) && one.maxEffort <= maxLevel)
  )
    return 'hard';
  return needs.every((id) => techniques.some((one) => one.id === id)) ? undefined : 'techniques';
}

/** Returns how far a puzzle is from target techniques: the number of those that it does not need, and the excess of its hardest step. */
export const techniqueDistance = (
  { techniques, maxEffort }: Rating,
  { needs, maxLevel = Number.POSITIVE_INFINITY }: TechniqueLimits,
): number =>
  needs.filter((id) => techniques.every((one) => one.id !== id)).length + Math.max(0, maxEffort - maxLevel);
