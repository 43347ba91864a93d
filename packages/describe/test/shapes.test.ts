import { placeKey, Random } from '@gridproof/core';
import { expect, it } from 'vitest';
import { galaxies, hashi, kakuro, numberlink, pipes, puzlogic, yajilin } from './shapes.js';

const TYPES = { yajilin, hashi, pipes, kakuro, numberlink, galaxies, puzlogic };

it.each(Object.entries(TYPES))(
  '%s: its puzzles are printed as they are read, as text',
  (_, type) => {
    const random = new Random(3);
    const maker = type.described!.maker as any;
    for (const size of [
      { width: 3, height: 3 },
      { width: 4, height: 2 },
    ]) {
      let puzzle = maker.blank(size, (bound: number) => random.below(bound));
      const clues = maker.spots(puzzle).filter(({ layer }: { layer: string }) => !layer.startsWith('givens'));
      for (const spot of clues)
        if (random.below(4) === 0)
          puzzle = maker.with(puzzle, spot, spot.values[random.below(spot.values.length)]) ?? puzzle;
      expect((type as any).parse((type as any).print(puzzle))).toEqual(puzzle);
    }
  },
);
