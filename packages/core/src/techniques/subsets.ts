import { type Candidates, countBits, type Group } from './candidates.js';
import type { Technique, TechniqueUse } from './technique.js';

/** Naked and hidden subsets by size, with the level of one that leaves a single place for a value immediately. */
export const SUBSETS: Readonly<
  Record<2 | 3 | 4, { readonly naked: Technique; readonly hidden: Technique; readonly direct: number }>
> = {
  2: {
    naked: { id: 'naked-pair', name: 'Naked pair', level: 2.6 },
    hidden: { id: 'hidden-pair', name: 'Hidden pair', level: 3 },
    direct: 1.75,
  },
  3: {
    naked: { id: 'naked-triplet', name: 'Naked triplet', level: 3.15 },
    hidden: { id: 'hidden-triplet', name: 'Hidden triplet', level: 3.5 },
    direct: 2.2,
  },
  4: {
    naked: { id: 'naked-quad', name: 'Naked quad', level: 4.4 },
    hidden: { id: 'hidden-quad', name: 'Hidden quad', level: 4.8 },
    direct: 4.8,
  },
};

/** Finds as many cells of a group as they have values together: no other cell of the group holds these values. */
export function* nakedSubsets(candidates: Candidates, size: 2 | 3 | 4): Generator<TechniqueUse> {
  const { masks } = candidates;
  for (const group of candidates.groups) {
    const open = group.cells.filter((cell) => isOpenFor(candidates, cell));
    if (open.length <= size) continue;
    const few = open.filter((cell) => countBits(masks[cell]!) <= size);
    for (const subset of subsetsOf(few, size)) {
      const mask = subset.reduce((sum, cell) => sum | masks[cell]!, 0);
      if (countBits(mask) !== size) continue;
      const others = open.filter((cell) => !subset.includes(cell));
      const facts = candidates.exclusions(others, mask);
      if (facts.length > 0)
        yield useOf(candidates, group, {
          technique: SUBSETS[size].naked,
          subset,
          mask,
          premises: candidates.absences(subset, ~mask),
          facts,
          level: SUBSETS[size].naked.level,
        });
    }
  }
}

/** Finds as many values of a full group as they have cells together: these cells hold no other value. */
export function* hiddenSubsets(
  candidates: Candidates,
  size: 2 | 3 | 4,
  onlyDirect: boolean,
): Generator<TechniqueUse> {
  const { hidden, direct } = SUBSETS[size];
  for (const group of candidates.groups) {
    if (!group.isFull) continue;
    const missing = candidates.values(candidates.missing(group));
    if (missing.length <= size) continue;
    const few = missing.filter((value) => candidates.openCells(group, candidates.bit(value)).length <= size);
    for (const values of subsetsOf(few, size)) {
      const mask = values.reduce((sum, value) => sum | candidates.bit(value), 0);
      const subset = candidates.openCells(group, mask);
      if (subset.length !== size) continue;
      const facts = candidates.exclusions(subset, ~mask);
      if (facts.length === 0) continue;
      const isDirect = candidates.leadToSingle(facts, (seen) => seen === group);
      if (onlyDirect && !isDirect) continue;
      const level = isDirect ? direct : hidden.level;
      const others = group.cells.filter((cell) => !subset.includes(cell));
      const premises = candidates.absences(others, mask);
      yield useOf(candidates, group, { technique: hidden, subset, mask, premises, facts, level });
    }
  }
}

function useOf(
  candidates: Candidates,
  group: Group,
  found: Pick<TechniqueUse, 'premises' | 'facts' | 'level'> & {
    readonly technique: Technique;
    readonly subset: readonly number[];
    readonly mask: number;
  },
): TechniqueUse {
  const { technique, subset, mask, premises, facts, level } = found;
  return {
    pattern: {
      technique,
      cells: subset.map((cell) => candidates.cells[cell]!.place),
      values: candidates.values(mask),
      bases: [group.places],
      covers: [],
    },
    level,
    reasons: [group.reason],
    premises,
    facts,
  };
}

const isOpenFor = ({ isSolved, masks }: Candidates, cell: number): boolean =>
  isSolved[cell] === 0 && countBits(masks[cell]!) > 1;

/** Yields all subsets of a size. */
function* subsetsOf<T>(of: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= of.length - size; at++)
    for (const rest of subsetsOf(of, size - 1, at + 1)) yield [of[at]!, ...rest];
}
