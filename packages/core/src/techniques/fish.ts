import type { Candidates, Group } from './candidates.js';
import { subsetsOf } from './subsets.js';
import type { Technique, TechniqueUse } from './technique.js';

/** Fish by number of lines. */
export const FISH: Readonly<Record<2 | 3 | 4, Technique>> = {
  2: { id: 'x-wing', name: 'X-wing', level: 2.8 },
  3: { id: 'swordfish', name: 'Swordfish', level: 3.35 },
  4: { id: 'jellyfish', name: 'Jellyfish', level: 4.6 },
};

/** Finds rows that hold a value only in as many columns, or columns that hold it only in as many rows. */
export function* fish(candidates: Candidates, size: 2 | 3 | 4): Generator<TechniqueUse> {
  const { groups, cells } = candidates;
  for (const [along, across] of [
    ['row', 'col'],
    ['col', 'row'],
  ] as const) {
    const bases = groups.filter(({ line, isFull }) => line === along && isFull);
    const covers = groups.filter(({ line }) => line === across);
    for (const value of valuesOf(candidates, bases)) {
      const bit = candidates.bit(value);
      const open = new Map<Group, readonly number[]>();
      for (const base of bases) {
        const places = candidates.openCells(base, bit);
        if (places.length > 1 && places.length <= size) open.set(base, places);
      }
      for (const chosen of subsetsOf([...open.keys()], size)) {
        const inBases = chosen.flatMap((base) => open.get(base)!);
        const lines = covers.filter((cover) => cover.cells.some((cell) => inBases.includes(cell)));
        if (lines.length !== size || new Set(inBases).size < inBases.length) continue;
        if (!inBases.every((cell) => lines.some((cover) => cover.cells.includes(cell)))) continue;
        const based = new Set(chosen.flatMap((base) => base.cells));
        const outside = new Set(lines.flatMap((cover) => cover.cells.filter((cell) => !based.has(cell))));
        const facts = candidates.exclusions(outside, bit);
        if (facts.length === 0) continue;
        yield {
          pattern: {
            technique: FISH[size],
            cells: inBases.map((cell) => cells[cell]!.place),
            values: [value],
            bases: chosen.map(({ places }) => places),
            covers: lines.map(({ places }) => places),
          },
          level: FISH[size].level,
          reasons: [...chosen, ...lines].map(({ reason }) => reason),
          premises: candidates.absences(
            [...based].filter((cell) => !inBases.includes(cell)),
            bit,
          ),
          facts,
        };
      }
    }
  }
}

function valuesOf(candidates: Candidates, groups: readonly Group[]): readonly number[] {
  return candidates.values(groups.reduce((mask, group) => mask | candidates.missing(group), 0));
}
