import { Board, Random, type Symmetry, symmetryMaps } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { drawTents, repairTents } from './generator.js';
import { tents } from './index.js';

const SYMMETRIES: readonly Symmetry[] = ['none', 'half', 'mirror', 'quarter'];

it.each(SYMMETRIES)(
  'trees and tents keep the rules, and trees are as symmetrical as wished: %s',
  (symmetry) => {
    const board = new Board(9, 9);
    for (const seed of ['a', 'b', 'c']) {
      const options = { board, symmetry, random: Random.of(seed) };
      let made = drawTents(options)!;
      for (let times = 0; times < 3; times++) {
        const { clues, answer } = made;
        const givens = answer.map(() => undefined);
        expect([...tents.verify({ board, ...clues, givens }, answer)]).toEqual([]);
        for (const turn of symmetryMaps(symmetry, board))
          for (const [{ row, col }] of clues.trees.known()) {
            const image = turn({ row, col });
            expect(clues.trees.at(board.cell(image.row, image.col))).toBe(true);
          }
        // A rival without any tent.
        const trees = new Set(clues.trees.known().map(([cell]) => cell));
        made = repairTents(
          answer,
          answer.map(() => false),
          trees,
          options,
        );
      }
      expect(made.clues.trees.known().length).toBeGreaterThan(10);
    }
  },
);

it('no puzzle is without a tree', () => {
  expect(drawTents({ board: new Board(1, 1), symmetry: 'none', random: Random.of('a') })).toBeUndefined();
});
