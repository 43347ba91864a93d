import { Board, type Cell } from '@gridproof/core';
import { expect, it } from 'vitest';
import { layers } from '../src/index.js';

const layer = layers.cellPaths({ called: 'thermometers', one: 'thermometer' });
const board = new Board(3, 3);
const [a, b, c, d, e, f] = board.cells as [Cell, Cell, Cell, Cell, Cell, Cell];

it('draws a way along a stroke, and cuts those that it crosses', () => {
  const drawn = (held: readonly (readonly Cell[])[], ...cells: readonly Cell[]) =>
    layer.text.kind === 'map' && layer.text.print(layer.withRegion!(held, cells, board), board);
  // A new path around a corner; cells that are not neighbours are skipped.
  expect(drawn([], a, b, e, d)).toBe('Rv.\n*<.\n...');
  expect(drawn([], a, c, f)).toBe('O..\n...\n...');
  // A stroke extends the path from its last cell; returning to one of its cells ends it there.
  expect(drawn([[a, b]], b, c, f)).toBe('R>v\n..*\n...');
  expect(drawn([], a, b, c, b)).toBe('R*.\n...\n...');
  // Another path loses its cells from there on.
  expect(drawn([[d, e, f]], b, e)).toBe('.D.\nO*.\n...');
  expect(drawn([[d, e, f]], e, b)).toBe('.*.\nOU.\n...');
  // A click adds a path of one cell, and a second one removes it.
  expect(drawn([[d, e, f]], e)).toBe('...\nOO.\n...');
  expect(drawn([[d], [e]], e)).toBe('...\nO..\n...');
});
