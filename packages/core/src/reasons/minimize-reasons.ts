import type { Literal } from '../engine.js';
import { minimizeSet, minimizeSetInOrder } from '../minimize-set.js';
import type { CoreSession } from './core-session.js';

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
  minimizeSet(reasons, (some) => cores.refute(some, literals, conflicts)?.reasons, { onFewer });

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
