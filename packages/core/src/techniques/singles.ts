import { type Candidates, countBits } from './candidates.js';
import type { Technique, TechniqueUse } from './technique.js';

export const LAST_DIGIT: Technique = { id: 'last-digit', name: 'Last digit', level: 1 };
export const HIDDEN_SINGLE: Technique = { id: 'hidden-single', name: 'Hidden single', level: 1 };
export const NAKED_SINGLE: Technique = { id: 'naked-single', name: 'Naked single', level: 2 };

/** A hidden single in a line is harder to see than one in a block. */
export const IN_LINE = 0.25;
/** Effort of a naked single for each value of a group; nine values make 2. */
const FOR_EACH_VALUE = 1 / 9;

/** Excludes the value of each solved cell from its groups, which players do without a name for it. */
export function* sees(candidates: Candidates): Generator<Omit<TechniqueUse, 'pattern'>> {
  const { groups, masks, isSolved } = candidates;
  for (const { reason, cells } of groups)
    for (const cell of cells) {
      if (isSolved[cell] === 0) continue;
      const others = cells.filter((one) => one !== cell);
      const facts = candidates.exclusions(others, masks[cell]!);
      if (facts.length === 0) continue;
      yield { level: 1, reasons: [reason], premises: candidates.absences([cell], 0), facts };
    }
}

/** Finds the only cell of a group for a value. */
export function* hiddenSingles(candidates: Candidates): Generator<TechniqueUse> {
  for (const group of candidates.groups) {
    if (!group.isFull) continue;
    const missing = candidates.missing(group);
    for (const value of candidates.values(missing)) {
      const open = candidates.openCells(group, candidates.bit(value));
      if (open.length !== 1) continue;
      const [cell] = open as [number];
      const isLast = countBits(missing) === 1;
      const technique = isLast ? LAST_DIGIT : HIDDEN_SINGLE;
      yield {
        pattern: {
          technique,
          cells: [candidates.cells[cell]!.place],
          values: [value],
          bases: [group.places],
          covers: [],
        },
        level: technique.level + (group.line && !isLast ? IN_LINE : 0),
        reasons: [group.reason],
        premises: candidates.absences(
          group.cells.filter((one) => one !== cell),
          candidates.bit(value),
        ),
        facts: [candidates.fact(cell, value, true)],
      };
    }
  }
}

/** Finds cells with a single possible value. */
export function* nakedSingles(candidates: Candidates): Generator<TechniqueUse> {
  const { cells, masks, isSolved } = candidates;
  for (const [cell, { place, variable }] of cells.entries()) {
    if (isSolved[cell] === 1 || countBits(masks[cell]!) !== 1) continue;
    const [value] = candidates.values(masks[cell]!) as [number];
    yield {
      pattern: { technique: NAKED_SINGLE, cells: [place], values: [value], bases: [], covers: [] },
      level: 1 + FOR_EACH_VALUE * Math.min(9, variable.max - variable.min + 1),
      reasons: [],
      premises: candidates.absences([cell], ~masks[cell]!),
      facts: [candidates.fact(cell, value, true)],
    };
  }
}
