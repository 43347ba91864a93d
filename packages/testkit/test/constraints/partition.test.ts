import { Board, partition } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

const instances = fc.record({
  board: fc.constantFrom(new Board(2, 2), new Board(3, 2), new Board(2, 3), new Board(6, 1)),
  /** Numbers below 0 and above the last region belong to none. */
  min: fc.integer({ min: -1, max: 0 }),
  roots: fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 2 }), { maxLength: 3 }),
});

testConstraint(
  'partition',
  instances.map(({ board, min, roots }) => (model) => {
    const region = model.ints(board.cells, min, min + 2);
    const cells = roots.map((own) => own.map((at) => board.cells[at % board.cells.length]!));
    return partition(region, cells, (one) => board.neighbours(one));
  }),
);
