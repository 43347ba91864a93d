import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Board } from '../board/board.js';
import { Grid } from '../board/grid.js';
import { domain, is, type Variable } from '../expressions/expression.js';
import { Graph } from '../expressions/graph.js';
import { Model } from '../model.js';
import { acyclic } from './acyclic/definition.js';
import { componentSizes } from './component-sizes/definition.js';
import { connected } from './connected/definition.js';
import type { Constraint } from './constraint.js';
import { evaluate } from './evaluate.js';
import { matching } from './matching/definition.js';
import { breachesOf, isSettled, mayHold } from './may-hold.js';
import { partition } from './partition/definition.js';
import { paths } from './paths/definition.js';
import { placement } from './placement/definition.js';
import { scopeOf } from './scope.js';
import { singleLoop } from './single-loop/definition.js';

const board = new Board(4, 2);
const small = new Board(3, 3);
const m = new Model();
const on = m.bools(board.cells);
const line = m.bools(board.links);
const region = m.ints(board.cells, 0, 2);
const square = m.bools(small.cells);

const neighbours = (cell: (typeof board.cells)[number]) => board.neighbours(cell);
const cells = Graph.ofNodes(on, neighbours);
const lines = Graph.ofLines(line);
const [a, b, c, d] = [0, 3, 4, 7].map((at) => board.cells[at]!) as [any, any, any, any];
const sizes = Grid.from(board.cells, (cell) => (cell === a ? 2 : cell === d ? 3 : undefined));
const part = (n: number) =>
  Graph.ofNodes(
    region.map((one) => is(one, n)),
    neighbours,
  );

const constraints: readonly Constraint[] = [
  connected(cells),
  connected(lines),
  acyclic(cells),
  acyclic(lines),
  singleLoop(lines),
  singleLoop(cells),
  paths(lines, [[a, d]]),
  paths(lines, [
    [a, c],
    [b, d],
  ]),
  componentSizes(cells, 2),
  componentSizes(cells, { least: 3 }),
  componentSizes(cells, sizes, { roots: [a, d] }),
  componentSizes(lines, 4, { induced: true }),
  componentSizes(lines, { most: 3 }),
  componentSizes(part(2), 2),
  partition(region, [[a], [c, d]], neighbours),
  partition(region, [[a], [b], [d]], neighbours),
  placement(on, [{ shapes: [['##']], number: 2 }]),
  placement(on, [{ shapes: [['##', '#.']], number: 1 }]),
  placement(
    square,
    [
      { shapes: [['#']], number: 1 },
      { shapes: [['##']], number: 1 },
    ],
    { corners: true },
  ),
  placement(square, [
    { shapes: [['##']], number: 1 },
    { shapes: [['###']], number: 0 },
  ]),
  matching(
    Grid.from([a, b], () => true),
    on,
    neighbours,
  ),
  matching(
    Grid.from(board.rows[0]!, (cell) => on.at(cell)),
    Grid.from(board.rows[1]!, (cell) => on.at(cell)),
    neighbours,
  ),
];

type Known = readonly (boolean | number | undefined)[];

/** Returns whether the completions of a partial assignment satisfy the constraint: all, some or none. */
function outcomes(constraint: Constraint, known: Known): ReadonlySet<boolean> {
  const open = [...scopeOf(constraint)].filter((variable) => known[variable] === undefined);
  const values = [...known] as (boolean | number)[];
  const found = new Set<boolean>();
  const complete = (at: number): void => {
    const variable = open[at];
    if (variable === undefined) found.add(evaluate(constraint, values));
    else
      for (const value of domain(m.variables[variable]!)) {
        values[variable] = value;
        if (found.size < 2) complete(at + 1);
      }
  };
  complete(0);
  return found;
}

/** Values for most variables. */
const partly: fc.Arbitrary<Known> = fc.tuple(
  ...m.variables.map((variable: Variable) =>
    fc.option(fc.constantFrom(...domain(variable)), { nil: undefined, freq: 3 }),
  ),
);

it.each(constraints.map((constraint, at) => [at, constraint] as const))(
  'never rules out what can be completed, nor settles what can be broken: %i',
  (_, constraint) => {
    fc.assert(
      fc.property(partly, (values) => {
        const known = (variable: number) => values[variable];
        const may = mayHold(constraint, known);
        const all = outcomes(constraint, values);
        if (!may) expect(all).not.toContain(true);
        if (isSettled(constraint, known)) expect(all).not.toContain(false);
        expect(breachesOf(constraint, known).length === 0).toBe(may);
        const isFull = [...scopeOf(constraint)].every((variable) => values[variable] !== undefined);
        if (isFull) {
          expect(may).toBe(all.has(true));
          expect(isSettled(constraint, known)).toBe(may);
        }
      }),
      { numRuns: 300 },
    );
  },
);

it('is right where all is known', () => {
  const full = fc.tuple(...m.variables.map((variable) => fc.constantFrom(...domain(variable))));
  fc.assert(
    fc.property(fc.constantFrom(...constraints), full, (constraint, values) => {
      expect(mayHold(constraint, (variable) => values[variable])).toBe(evaluate(constraint, values));
    }),
    { numRuns: 3000 },
  );
});
