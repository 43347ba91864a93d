import { placeKey, Random } from '@gridproof/core';
import { expect, it } from 'vitest';
import { galaxies, hashi, kakuro, numberlink, pipes, puzlogic, yajilin } from './shapes.js';

const TYPES = { yajilin, hashi, pipes, kakuro, numberlink, galaxies, puzlogic };

it.each(Object.entries(TYPES))('%s: its puzzles are printed as they are read, as text', (_, type) => {
  const random = new Random(3);
  const factory = type.described!.factory as any;
  for (const size of [
    { width: 3, height: 3 },
    { width: 4, height: 2 },
  ]) {
    let puzzle = factory.drawBlank(size, (bound: number) => random.below(bound));
    const clues = factory.spots(puzzle).filter(({ layer }: { layer: string }) => !layer.startsWith('givens'));
    // Only one of the layers that share a board of text has a sign at each place.
    const taken = new Set<number>();
    for (const spot of clues) {
      if (spot.values.length === 0 || random.below(4) > 0) continue;
      if (spot.place && taken.has(placeKey(spot.place))) continue;
      if (spot.place) taken.add(placeKey(spot.place));
      puzzle = factory.withClue(puzzle, spot, spot.values[random.below(spot.values.length)]) ?? puzzle;
    }
    const text = (type as any).print(puzzle);
    expect((type as any).parse(text), text).toEqual(puzzle);
  }
});
