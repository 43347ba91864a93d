import type { Literal } from '../engine.js';
import type { CoreSession } from './core-session.js';

/**
 * Of things that together are enough, drops one after the other as long as the rest is enough, in their order; so none of
 * what remains can be dropped. Deletion-based extraction of a minimal unsatisfiable subset, where each question that fails
 * narrows the rest to the core that the engine names (Marques-Silva, "Minimal unsatisfiability", 2010). `onFewer` gets what is
 * left, so that it is not lost where a question takes too long.
 */
export function minimizeSet<T>(
  things: readonly T[],
  enough: (some: readonly T[]) => readonly T[] | undefined,
  onFewer: (left: readonly T[]) => void = () => {},
): readonly T[] {
  let left = things;
  for (const thing of things) {
    if (!left.includes(thing)) continue;
    const rest = enough(left.filter((one) => one !== thing));
    if (!rest) continue;
    left = rest;
    onFewer(left);
  }
  return left;
}

/**
 * As `minimal`, but the same whatever cores the engine names: what a core leaves out is known not to be needed and is not asked
 * for, but stays until its turn comes.
 */
export function minimizeSetInOrder<T>(
  things: readonly T[],
  enough: (some: readonly T[]) => readonly T[] | undefined,
): readonly T[] {
  let left = things;
  let core: readonly T[] | undefined;
  for (const thing of things) {
    const others = left.filter((one) => one !== thing);
    if (!core || core.includes(thing)) {
      const rest = enough(others);
      if (!rest) continue;
      core = rest;
    }
    left = others;
  }
  return left;
}

/** How far a set of reasons is shrunk, and what is called on the way. */
export interface MinimalOptions {
  /** What cannot be decided within this many conflicts is not dropped. */
  readonly conflicts?: number | undefined;
  readonly onFewer?: (left: readonly number[]) => void;
}

/** Of some reasons that cannot hold together with some literals: a minimal core, of which none can be dropped. */
export const minimizeReasons = (
  cores: CoreSession,
  reasons: readonly number[],
  literals: readonly Literal[],
  { conflicts, onFewer }: MinimalOptions = {},
): readonly number[] =>
  minimizeSet(reasons, (some) => cores.refute(some, literals, conflicts)?.reasons, onFewer);

/** As `minimizeReasons`, the same for every engine. */
export const minimizeReasonsInOrder = (
  cores: CoreSession,
  reasons: readonly number[],
  literals: readonly Literal[],
): readonly number[] => minimizeSetInOrder(reasons, (some) => cores.refute(some, literals)?.reasons);

/** Of some literals that cannot hold together with some reasons: a set of which none can be dropped, the same for every engine. */
export const minimizeLiterals = (
  cores: CoreSession,
  reasons: readonly number[],
  literals: readonly Literal[],
  always: readonly Literal[] = [],
): readonly Literal[] =>
  minimizeSetInOrder(literals, (some) => {
    const core = cores.refute(reasons, [...always, ...some]);
    return core && some.filter((literal) => core.literals.includes(literal));
  });
