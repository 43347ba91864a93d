import { and, Board, endsOf, evaluate, Grid, Model, placeKey, Random } from '@gridproof/core';
import { expect, it } from 'vitest';
import { cluesAlong, goStraight, lineRays, turn } from './loop-cells.js';
import { randomLoop } from './random-loop.js';

it('tells where a loop goes straight on, and where it turns', () => {
  const board = new Board(6, 5);
  for (const seed of ['a', 'b', 'c']) {
    const loop = randomLoop(board, Random.of(seed))!;
    const model = new Model();
    const line = Grid.from(board.links, () => model.bool());
    const turnsAt = cluesAlong(board, loop, (cells, nth) => {
      const [before, after] = [cells.at(nth - 1)!, cells[(nth + 1) % cells.length]!];
      return before.row !== after.row && before.col !== after.col;
    });
    const drawn = board.links.filter((link) => loop.at(link));
    const onLoop = new Set(drawn.flatMap((link) => endsOf(link)).map(placeKey));
    for (const [cell, turns] of turnsAt.entries()) {
      expect(turns !== undefined).toBe(onLoop.has(placeKey(cell)));
      if (turns === undefined) continue;
      const rays = lineRays(board, cell, line);
      expect(evaluate(and(...turn(rays)), loop.values)).toBe(turns);
      expect(evaluate(and(...goStraight(rays)), loop.values)).toBe(!turns);
    }
  }
});
