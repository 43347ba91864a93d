import { type Cell, placeKey } from '@gridproof/describe';

export type Colour = 'white' | 'black';

/** Returns the possible circle of each cell of a loop, by cell key. */
export function circlesAlong(loop: readonly Cell[]): ReadonlyMap<number, Colour> {
  const cell = (nth: number) => loop[(nth + loop.length) % loop.length]!;
  const turnsAt = (nth: number) =>
    cell(nth - 1).row !== cell(nth + 1).row && cell(nth - 1).col !== cell(nth + 1).col;
  return new Map(
    loop.flatMap((here, nth): [number, Colour][] => {
      const turnsBeside = turnsAt(nth - 1) || turnsAt(nth + 1);
      if (turnsAt(nth) === turnsBeside) return [];
      return [[placeKey(here), turnsBeside ? 'white' : 'black']];
    }),
  );
}
