import { expect, it } from 'vitest';
import { Board } from '../board/board.js';
import { connected } from '../constraints/connected/definition.js';
import { Graph } from '../expressions/graph.js';
import { TRUE } from '../literal.js';
import { ModelLowering } from '../lower/model-lowering.js';
import { Model } from '../model.js';
import { simplify } from './simplify.js';

it.each([
  { applies: 'always', isReleasable: false },
  { applies: 'unless it is released', isReleasable: true },
])('a lazy constraint implies facts if it applies: $applies', ({ isReleasable }) => {
  const model = new Model();
  const released = model.bool();
  const board = new Board(3, 1);
  const on = model.bools(board.cells);
  model.require('connected', board.cells, connected(Graph.ofNodes(on, (cell) => board.neighbours(cell))));
  const lowering = new ModelLowering(model.variables);
  const literalOf = (variable: (typeof on.values)[number]) => lowering.literalsOf(variable)[0]!;
  lowering.require(model.posted[0]!, isReleasable ? [literalOf(released)] : []);
  const [left, middle, right] = on.values;
  for (const variable of [left!, right!]) lowering.builder.clause([literalOf(variable)]);
  const { first, literals } = simplify(lowering.builder).literalMap;
  expect(literals[first[middle!.id]!] === TRUE).toBe(!isReleasable);
});
