import { Board, type Grid, Random, type Symmetry, symmetryMaps } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { type Tents, tents } from './index.js';

const factory = tents.described!.factory!;
type Drawn = { readonly puzzle: Tents; readonly answer: Grid<boolean> };

const SYMMETRIES: readonly Symmetry[] = ['none', 'half', 'mirror', 'quarter'];

it.each(SYMMETRIES)('trees and tents keep the rules, and trees have the symmetry %s', (symmetry) => {
  const board = new Board(9, 9);
  for (const seed of ['a', 'b', 'c']) {
    const options = { size: board, symmetry, random: Random.of(seed) };
    let made = factory.drawPuzzle(options) as Drawn;
    for (let times = 0; times < 3; times++) {
      const { puzzle, answer } = made;
      expect([...tents.verify(puzzle, answer)]).toEqual([]);
      for (const turn of symmetryMaps(symmetry, board))
        for (const [{ row, col }] of puzzle.trees.known()) {
          const image = turn({ row, col });
          expect(puzzle.trees.at(board.cell(image.row, image.col))).toBe(true);
        }
      // A rival without any tent.
      const rival = answer.map(() => false);
      made = factory.repair!(made, [rival], options) as Drawn;
    }
    expect(made.puzzle.trees.known().length).toBeGreaterThan(10);
  }
});

it('no puzzle is without a tree', () => {
  const size = new Board(1, 1);
  expect(factory.drawPuzzle({ size, symmetry: 'none', random: Random.of('a') })).toBeUndefined();
});
