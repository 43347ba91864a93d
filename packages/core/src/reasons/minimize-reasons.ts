import type { Literal } from '../engine.js';
import type { CoreSession } from './core-session.js';

/**
 * Removes items one by one, in order, while the rest is sufficient, so that no remaining item can be removed. This is deletion-based
 * extraction of a minimal unsatisfiable subset, where each core narrows the rest (Marques-Silva, "Minimal unsatisfiability", 2010).
 * `onFewer` receives each smaller set, so that it is not lost if a query takes too long.
 */
export function minimizeSet<T>(
  items: readonly T[],
  sufficient: (some: readonly T[]) => readonly T[] | undefined,
  onFewer: (left: readonly T[]) => void = () => {},
): readonly T[] {
  let left = items;
  for (const item of items) {
    if (!left.includes(item)) continue;
    const rest = sufficient(left.filter((one) => one !== item));
    if (!rest) continue;
    left = rest;
    onFewer(left);
  }
  return left;
}

/**
 * Same as `minimizeSet`, but independent of the engine's cores: items outside a core are known to be unnecessary and are not tested, but
 * stay until their turn. While items are unnecessary, twice as many are tested at a time.
 */
export function minimizeSetInOrder<T>(
  items: readonly T[],
  sufficient: (some: readonly T[]) => readonly T[] | undefined,
): readonly T[] {
  const needed: T[] = [];
  let core: ReadonlySet<T> | undefined;
  let size = 1;
  for (let at = 0; at < items.length; ) {
    const tested = items.slice(at, at + size);
    if (!core || tested.some((item) => core!.has(item))) {
      const rest = sufficient([...needed, ...items.slice(at + size)]);
      if (!rest) {
        if (size === 1) needed.push(items[at++]!);
        size = Math.max(1, size >> 1);
        continue;
      }
      core = new Set(rest);
    }
    at += size;
    size *= 2;
  }
  return needed;
}

/** Options for minimizing reasons. */
export interface MinimalOptions {
  /** Conflicts after which a reason stays, undecided. */
  readonly conflicts?: number | undefined;
  readonly onFewer?: (left: readonly number[]) => void;
}

/** Returns a minimal core of reasons that contradict some literals. */
export const minimizeReasons = (
  cores: CoreSession,
  reasons: readonly number[],
  literals: readonly Literal[],
  { conflicts, onFewer }: MinimalOptions = {},
): readonly number[] =>
  minimizeSet(reasons, (some) => cores.refute(some, literals, conflicts)?.reasons, onFewer);

/** Same as `minimizeReasons`, but independent of the engine. */
export const minimizeReasonsInOrder = (
  cores: CoreSession,
  reasons: readonly number[],
  literals: readonly Literal[],
): readonly number[] => minimizeSetInOrder(reasons, (some) => cores.refuteByFew(some, literals)?.reasons);

/** Returns a minimal set of literals that contradict some reasons, independent of the engine. */
export const minimizeLiterals = (
  cores: CoreSession,
  reasons: readonly number[],
  literals: readonly Literal[],
  always: readonly Literal[] = [],
): readonly Literal[] =>
  minimizeSetInOrder(literals, (some) => {
    const core = cores.refuteByFew(reasons, [...always, ...some]);
    return core && some.filter((literal) => core.literals.includes(literal));
  });
