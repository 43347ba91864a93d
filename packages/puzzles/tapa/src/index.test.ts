import { Board, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { allClues, drawWall } from './generator.js';
import { tapa } from './index.js';

testPuzzle(tapa);

it('draws walls over much of the board, and no clue that says everything around it', () => {
  const board = new Board(8, 8);
  const walls = Array.from({ length: 40 }, (_, seed) => drawWall(board, Random.of(`${seed}`)));
  expect(walls).toContain(undefined);
  for (const wall of walls) {
    if (!wall) continue;
    expect(wall.values.filter((shaded) => shaded).length).toBeGreaterThanOrEqual(23);
    const clues = allClues(board, wall).known();
    expect(clues.filter(([, clue]) => clue.length === 0 || clue[0] === 8)).toEqual([]);
  }
});
