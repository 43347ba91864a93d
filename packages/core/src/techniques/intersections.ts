import type { Candidates } from './candidates.js';
import type { Technique, TechniqueUse } from './technique.js';

export const POINTING: Technique = { id: 'pointing', name: 'Pointing', level: 2.25 };
export const CLAIMING: Technique = { id: 'claiming', name: 'Claiming', level: 2.4 };

/** Level where the exclusion leaves a single place for the value, so that no notes are needed. */
export const DIRECT_INTERSECTION = { pointing: 1.45, claiming: 1.6 } as const;

/** Finds values whose cells in one group all lie in another, which excludes them from the rest of it. */
export function* intersections(candidates: Candidates, onlyDirect: boolean): Generator<TechniqueUse> {
  const { groups, cells } = candidates;
  for (const group of groups) {
    if (!group.isFull) continue;
    for (const value of candidates.values(candidates.missing(group))) {
      const bit = candidates.bit(value);
      const open = candidates.openCells(group, bit);
      if (open.length < 2) continue;
      for (const at of cells[open[0]!]!.groups) {
        const other = groups[at]!;
        if (other === group || !open.every((cell) => other.cells.includes(cell))) continue;
        const outside = other.cells.filter((cell) => !group.cells.includes(cell));
        const facts = candidates.exclusions(outside, bit);
        if (facts.length === 0) continue;
        const isDirect = candidates.leadToSingle(facts, ({ line }) => line === group.line);
        if (onlyDirect && !isDirect) continue;
        const technique = group.line ? CLAIMING : POINTING;
        const { pointing, claiming } = DIRECT_INTERSECTION;
        yield {
          pattern: {
            technique,
            cells: open.map((cell) => cells[cell]!.place),
            values: [value],
            bases: [group.places],
            covers: [other.places],
          },
          level: isDirect ? (group.line ? claiming : pointing) : technique.level,
          reasons: [group.reason, other.reason],
          premises: candidates.absences(
            group.cells.filter((cell) => !open.includes(cell)),
            bit,
          ),
          facts,
        };
      }
    }
  }
}
