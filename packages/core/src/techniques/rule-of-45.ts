import type { Candidates, Group, Total } from './candidates.js';
import type { Technique, TechniqueUse } from './technique.js';

/** The numbers of a row of nine cells add up to 45. */
export const RULE_OF_45: Technique = { id: 'rule-of-45', name: 'Rule of 45', level: 1.75 };

/** Finds the only open cell of a full group outside the cages in it, or the only one that its cages have outside of it. */
export function* ruleOf45(candidates: Candidates): Generator<TechniqueUse> {
  const { groups, totals } = candidates;
  if (totals.length === 0) return;
  for (const group of groups) {
    if (!group.isFull) continue;
    const inside = totals.filter(({ cells }) => cells.every((cell) => group.cells.includes(cell)));
    const touching = totals.filter(({ cells }) => cells.some((cell) => group.cells.includes(cell)));
    yield* difference(group, inside, candidates);
    if (touching.length > inside.length) yield* difference(group, touching, candidates);
  }
}

/** Finds the only open cell by which the cages differ from a group. */
function* difference(group: Group, cages: readonly Total[], candidates: Candidates): Generator<TechniqueUse> {
  const caged = cages.flatMap(({ cells }) => cells);
  if (cages.length === 0 || new Set(caged).size < caged.length) return;
  const rest = group.cells.filter((cell) => !caged.includes(cell));
  const extra = caged.filter((cell) => !group.cells.includes(cell));
  const [open, ...others] = [...rest, ...extra].filter((cell) => candidates.isSolved[cell] === 0);
  if (open === undefined || others.length > 0) return;
  const solved = [...rest, ...extra].filter((cell) => cell !== open);
  const sumOf = (cells: readonly number[]) =>
    cells
      .filter((cell) => cell !== open)
      .reduce((sum, cell) => sum + candidates.values(candidates.masks[cell]!)[0]!, 0);
  const missing =
    candidates.sumOf(group) - cages.reduce((sum, { total }) => sum + total, 0) - sumOf(rest) + sumOf(extra);
  const value = rest.includes(open) ? missing : -missing;
  const { place } = candidates.cells[open]!;
  yield {
    pattern: { technique: RULE_OF_45, cells: [place], values: [value], bases: [group.places], covers: [] },
    level: RULE_OF_45.level,
    reasons: [group.reason, ...cages.map(({ reason }) => reason)],
    premises: candidates.absences(solved, 0),
    facts: [candidates.fact(open, value, true)],
  };
}
