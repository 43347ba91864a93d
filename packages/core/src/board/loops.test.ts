import { expect, it } from 'vitest';
import { Board } from './board.js';
import { Grid } from './grid.js';
import { traceLoops } from './loops.js';
import { cell, corner, link, placeKey, type Side, side } from './place.js';

const board = new Board(4, 2);
const drawn = (...links: readonly (readonly [number, number, 'right' | 'below'])[]) => {
  const on = new Set(links.map((one) => placeKey(link(...one))));
  return Grid.from(board.links, (at) => on.has(placeKey(at)));
};
const LEFT = [
  [0, 0, 'right'],
  [0, 0, 'below'],
  [0, 1, 'below'],
  [1, 0, 'right'],
] as const;
const RIGHT = LEFT.map(([row, col, towards]) => [row, col + 2, towards] as const);

it('walks along each loop in order', () => {
  const left = [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 0)];
  const right = left.map(({ row, col }) => cell(row, col + 2));
  expect(traceLoops(drawn(...LEFT))).toEqual({ loops: [left], loose: [] });
  expect(traceLoops(drawn(...LEFT, ...RIGHT))).toEqual({ loops: [left, right], loose: [] });
  expect(traceLoops(drawn())).toEqual({ loops: [], loose: [] });
});

it('names where lines end or branch', () => {
  expect(traceLoops(drawn([0, 0, 'right'])).loose).toEqual([cell(0, 0), cell(0, 1)]);
  expect(traceLoops(drawn(...LEFT, [0, 1, 'right'], ...RIGHT))).toEqual({
    loops: [],
    loose: [cell(0, 1), cell(0, 2)],
  });
});

it('walks along sides from corner to corner', () => {
  const around = new Set(board.sidesOf(cell(0, 0)).map(placeKey));
  const lines: Grid<boolean, Side> = Grid.from(board.sides, (at) => around.has(placeKey(at)));
  expect(traceLoops(lines).loops).toEqual([[corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)]]);
  expect(traceLoops(Grid.from([side(0, 0, 'below')], () => true)).loose).toHaveLength(2);
});
