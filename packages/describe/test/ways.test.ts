import { Board, type Cell } from '@gridproof/core';
import { expect, it } from 'vitest';
import { cellPaths } from '../src/index.js';

const layer = cellPaths({ called: 'thermometers', one: 'thermometer' });
const board = new Board(3, 3);
const [a, b, c, d, e, f] = board.cells as [Cell, Cell, Cell, Cell, Cell, Cell];

it('draws a way along a stroke, and cuts those that it crosses', () => {
  const drawn = (held: readonly (readonly Cell[])[], ...cells: readonly Cell[]) =>
    layer.text.kind === 'map' && layer.text.print(layer.withRegion!(held, cells, board), board);
  // From nothing, around a corner; what is passed over is left out.
  expect(drawn([], a, b, e, d)).toBe('Rv.\n*<.\n...');
  expect(drawn([], a, c, f)).toBe('O..\n...\n...');
  // It goes on from its last cell, and back to one that it has it ends there.
  expect(drawn([[a, b]], b, c, f)).toBe('R>v\n..*\n...');
  expect(drawn([], a, b, c, b)).toBe('R*.\n...\n...');
  // What another has from there on is no longer on it.
  expect(drawn([[d, e, f]], b, e)).toBe('.D.\nO*.\n...');
  expect(drawn([[d, e, f]], e, b)).toBe('.*.\nOU.\n...');
  // A click makes a way of one cell, and takes it away again.
  expect(drawn([[d, e, f]], e)).toBe('...\nOO.\n...');
  expect(drawn([[d], [e]], e)).toBe('...\nO..\n...');
});
