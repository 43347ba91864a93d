import { checkpoint } from '../checkpoint.js';
import type { Candidates, Group } from './candidates.js';
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
      const open = bases.flatMap((group): readonly Base[] => {
        checkpoint();
        const places = candidates.openCells(group, bit);
        if (places.length < 2 || places.length > size) return [];
        const covered = covers.filter((cover) => cover.cells.some((cell) => places.includes(cell)));
        return [{ group, cells: places, covers: new Set(covered) }];
      });
      for (const found of basesWithin(open, size)) {
        const chosen = found.map(({ group }) => group);
        const inBases = found.flatMap(({ cells }) => cells);
        const touched = new Set(found.flatMap((base) => [...base.covers]));
        const lines = covers.filter((cover) => touched.has(cover));
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

/** A line with the open cells of a value, and the lines across it that have one of them. */
interface Base {
  readonly group: Group;
  readonly cells: readonly number[];
  readonly covers: ReadonlySet<Group>;
}

/** Yields all choices of so many bases that have at most as many covers together. */
function* basesWithin(
  bases: readonly Base[],
  size: number,
  chosen: readonly Base[] = [],
  from = 0,
): Generator<readonly Base[]> {
  if (chosen.length === size) {
    yield chosen;
    return;
  }
  for (let at = from; at <= bases.length - (size - chosen.length); at++) {
    checkpoint();
    const more = [...chosen, bases[at]!];
    const covers = new Set(more.flatMap((base) => [...base.covers]));
    if (covers.size <= size) yield* basesWithin(bases, size, more, at + 1);
  }
}

function valuesOf(candidates: Candidates, groups: readonly Group[]): readonly number[] {
  return candidates.values(groups.reduce((mask, group) => mask | candidates.missing(group), 0));
}
