import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaning, solutions } from '../../test/brute-force.js';
import { TrialAndError } from '../../test/trial-and-error.js';
import { Board } from '../board/board.js';
import { Grid } from '../board/grid.js';
import { cell, corner, placeKey, side } from '../board/place.js';
import { type Bool, count, iff, is, not } from '../expressions/expression.js';
import { Graph } from '../expressions/graph.js';
import { type Cut, cutsOf } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import { Search } from '../search/search.js';
import { acyclic } from './acyclic/definition.js';
import { connected } from './connected/definition.js';
import { evaluate } from './evaluate.js';
import { partition } from './partition/definition.js';
import { singleLoop } from './single-loop/definition.js';

const rules = { connected, acyclic, singleLoop };

/** A row of places with edges between pairs of them. */
const someGraph = fc.integer({ min: 1, max: 6 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    joined: fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 9 }),
    switched: fc.constantFrom('nodes', 'edges'),
    known: fc.array(fc.tuple(fc.nat(8), fc.boolean()), { maxLength: 4 }),
    // A switch may also be that of another element, its negation, or a constant.
    others: fc.array(fc.tuple(fc.nat(8), fc.constantFrom('shared', 'negated', 'on', 'off')), {
      maxLength: 3,
    }),
  }),
);
type SomeGraph = typeof someGraph extends fc.Arbitrary<infer T> ? T : never;

function graphOf(model: Model, { n, joined, switched, others }: SomeGraph): Graph {
  const nodes = Array.from({ length: n }, (_, at) => cell(0, at));
  const pairs = joined.filter(([from, to]) => from !== to);
  const first = model.bool();
  const on = Array.from({ length: switched === 'edges' ? pairs.length : n }, (_, at): Bool => {
    const other = others.find(([which]) => which === at)?.[1];
    if (other === undefined) return model.bool();
    if (other === 'on' || other === 'off') return other === 'on';
    return other === 'shared' ? first : not(first);
  });
  if (switched === 'edges')
    return Graph.ofEdges(
      pairs.map(([from, to], at) => ({ from: nodes[from]!, to: nodes[to]!, at: cell(1, at), on: on[at]! })),
    );
  return Graph.ofNodes(new Grid(nodes, on), ({ col }) =>
    pairs.flatMap(([from, to]) => (from === col ? [nodes[to]!] : to === col ? [nodes[from]!] : [])),
  );
}

describe.each(Object.entries(rules))('%s', (name, rule) => {
  it('has the solutions that evaluate allows, on any graph', () => {
    fc.assert(
      fc.property(someGraph, (described) => {
        const model = new Model();
        const graph = graphOf(model, described);
        model.require('shape', [...graph.places], rule(graph));
        for (const [at, truth] of described.known) {
          const known = graph.switches[at];
          if (known !== undefined) model.given([], iff(known, truth));
        }
        expect(solutions(model, lower(model))).toEqual(meaning(model));
      }),
      { numRuns: 300 },
    );
  });

  it('finds its solutions by cuts that carry its name and the places they are about', async () => {
    const model = new Model();
    // The smallest boards on which the eager clauses leave something to cut.
    const board = name === 'singleLoop' ? new Board(5, 2) : new Board(3, 3);
    const on = model.bools(board.cells);
    const graph = Graph.ofNodes(on, (one) => board.neighbours(one));
    model.require('shape', board.cells, rule(graph));
    model.require('size', board.cells, count(on.values).atLeast(name === 'acyclic' ? 7 : 3));
    const cuts: Cut[] = [];
    const search = await Search.open(model, new TrialAndError(), { onCut: (cut) => cuts.push(cut) });
    let found = 0;
    for (; (await search.next()).status === 'solution'; found++) search.exclude();
    expect(found).toBe(meaning(model).size);
    expect(search.stats.cuts).toBe(cuts.length);
    expect(cuts.length).toBeGreaterThan(0);
    for (const { source, places } of cuts) {
      expect(source).toBe('shape');
      expect(places.length).toBeGreaterThan(0);
      expect(places.length).toBeLessThan(board.cells.length);
    }
  });
});

describe('a cut', () => {
  /** Returns the cuts of a rule on a row of cells, some of them on. */
  function cuts(lit: string, known: Record<number, boolean> = {}) {
    const model = new Model();
    const board = new Board(lit.length, 1);
    const on = model.bools(board.cells);
    model.require('shape', board.cells, connected(Graph.ofNodes(on, (one) => board.neighbours(one))));
    for (const [at, truth] of Object.entries(known)) model.given([], is(on.values[Number(at)]!, truth));
    const { literalMap, lazies } = lower(model);
    const names = new Map([...literalMap.literals].map((literal, at) => [literal, at]));
    const value = (literal: number) => {
      const at = names.get(Math.abs(literal));
      return at === undefined ? literal > 0 : (lit[at] === 'x') === literal > 0;
    };
    const signed = (literal: number) => `${literal < 0 ? '-' : ''}${names.get(Math.abs(literal))}`;
    return lazies.flatMap((lazy) => cutsOf(lazy, value)).map(({ clause }) => clause.map(signed).join(' '));
  }

  it('contains only the parts between the piece and the other one', () => {
    expect(cuts('.xx..x')).toEqual(['3 -1 -5', '4 -5 -1']);
  });

  it('omits known literals', () => {
    expect(cuts('x..x', { 0: true })).toEqual(['1 -3', '2 -3']);
    expect(cuts('x.x.', { 0: true, 1: false })).toEqual([]);
  });
});

describe('consequences of known switches', () => {
  /** Returns the board after lowering; its cells are `x` (on), `-` (off) and `.` (open). */
  function known(text: string): string {
    const rows = text.trim().split(/\s+/);
    const board = new Board(rows[0]!.length, rows.length);
    const model = new Model();
    const on = model.bools(board.cells);
    for (const [at, { row, col }] of board.cells.entries())
      if (rows[row]![col] !== '.') model.given([], is(on.values[at]!, rows[row]![col] === 'x'));
    model.require('shape', board.cells, connected(Graph.ofNodes(on, (one) => board.neighbours(one))));
    const { literalMap, contradiction } = lower(model);
    if (contradiction) return 'contradiction';
    const sign = (literal: number) => (literal === TRUE ? 'x' : literal === -TRUE ? '-' : '.');
    const signs = [...literalMap.literals].map(sign).join('');
    return board.rows.map((_, row) => signs.slice(row * board.width, (row + 1) * board.width)).join(' ');
  }

  it('turn off everything beyond the walls', () => {
    expect(known('x.-. ..-.')).toBe('x.-- ..--');
    expect(known('..-. ..-.')).toBe('..-. ..-.');
    expect(known('x.-. ..-x')).toBe('contradiction');
  });

  it('turn on bridges', () => {
    expect(known('x-x .-. ...')).toBe('x-x x-x xxx');
    expect(known('x-x ... ...')).toBe('x-x x.x ...');
    expect(known('x..x')).toBe('xxxx');
  });

  it('turn off edges that close a loop', () => {
    const model = new Model();
    const corners = [corner(0, 0), corner(0, 1), corner(0, 2), corner(1, 2), corner(1, 1), corner(1, 0)];
    const on = corners.map(() => model.bool());
    const ring = corners.map((from, at) => ({
      from,
      to: corners[(at + 1) % 6]!,
      at: cell(0, at),
      on: on[at]!,
    }));
    model.require('shape', [], acyclic(Graph.ofEdges(ring)));
    for (const one of on.slice(1)) model.given([], one);
    expect(lower(model).literalMap.literals[0]).toBe(-TRUE);
    model.given([], on[0]!);
    expect(lower(model).contradiction).toBe(true);
  });

  it('turn off edges that close a loop while other lines exist', () => {
    const below = (elsewhere: boolean) => {
      const model = new Model();
      const board = new Board(3, 2);
      const on = model.bools(board.sides);
      model.require('shape', [], singleLoop(Graph.ofLines(on)));
      for (const one of [side(-1, 0, 'below'), side(0, -1, 'right'), side(0, 0, 'right')])
        model.given([], on.at(one));
      if (elsewhere) model.given([], on.at(side(1, 2, 'right')));
      const { literalMap } = lower(model);
      return literalMap.literals[
        board.sides.findIndex((one) => placeKey(one) === placeKey(side(0, 0, 'below')))
      ];
    };
    expect(below(true)).toBe(-TRUE);
    expect(below(false)).not.toBe(-TRUE);
  });

  it('turn off everything outside a closed loop', () => {
    const model = new Model();
    const board = new Board(3, 2);
    const on = model.bools(board.sides);
    model.require('shape', [], singleLoop(Graph.ofLines(on)));
    const round = [side(-1, 0, 'below'), side(0, -1, 'right'), side(0, 0, 'right'), side(0, 0, 'below')];
    for (const one of round) model.given([], on.at(one));
    const live = lower(model).literalMap.literals.filter((literal) => literal === TRUE);
    expect(live).toHaveLength(4);
    expect(new Set(lower(model).literalMap.literals)).toEqual(new Set([TRUE, -TRUE]));
  });

  it('are the same with switched nodes', () => {
    const model = new Model();
    const board = new Board(3, 3);
    const on = model.bools(board.cells);
    model.require('shape', [], acyclic(Graph.ofNodes(on, (one) => board.neighbours(one))));
    model.given([], not(on.at(cell(1, 1))));
    for (const one of board.cells.slice(1)) if (one.row !== 1 || one.col !== 1) model.given([], on.at(one));
    expect(lower(model).literalMap.literals[0]).toBe(-TRUE);
    model.given([], on.at(cell(0, 0)));
    expect(lower(model).contradiction).toBe(true);
  });

  it('are the same for regions', () => {
    const model = new Model();
    const board = new Board(5, 1);
    const region = model.ints(board.cells, 0, 2);
    model.require(
      'regions',
      board.cells,
      partition(region, [[cell(0, 0)], [cell(0, 4)]], (one) => board.neighbours(one)),
    );
    model.given([], is(region.at(cell(0, 2)), 1));
    const { literalMap } = lower(model);
    const isSo = (col: number, value: number) => literalMap.literals[3 * col + value] === TRUE;
    // The third cell is reached from the right only; the second may belong to either side, or to none.
    expect([0, 1, 2, 3, 4].map((col) => [0, 1, 2].findIndex((value) => isSo(col, value)))).toEqual([
      0, -1, 1, 1, 1,
    ]);
  });
});

it('leaves two ways from a region to its piece open', () => {
  const model = new Model();
  const board = new Board(2, 2);
  const region = model.ints(board.cells, 0, 1);
  model.require(
    'regions',
    board.cells,
    partition(region, [[cell(0, 0)]], (one) => board.neighbours(one)),
  );
  model.given([], is(region.at(cell(1, 1)), 0));
  expect(lower(model).shape.variables).toBe(2);
  expect(solutions(model, lower(model)).size).toBe(3);
});

describe('Graph', () => {
  const board = new Board(2, 2);

  it('gives the switches of the edges at a place', () => {
    const model = new Model();
    const [a, b] = [model.bool(), model.bool()];
    const graph = Graph.ofEdges([
      { from: corner(0, 0), to: corner(1, 1), at: cell(0, 0), on: a },
      { from: corner(1, 1), to: corner(0, 2), at: cell(0, 1), on: not(b) },
    ]);
    expect(graph.at(corner(1, 1))).toEqual([a, not(b)]);
    expect(graph.at(corner(2, 2))).toEqual([]);
    const nodes = Graph.ofNodes(model.bools(board.cells), (one) => board.neighbours(one));
    expect(() => nodes.at(cell(0, 0))).toThrow(TypeError);
  });

  it('has no edge from a place to itself', () => {
    const on = new Model().bool();
    expect(() => Graph.ofEdges([{ from: cell(0, 0), to: cell(0, 0), at: cell(0, 0), on }])).toThrow(
      RangeError,
    );
  });

  it('counts no piece, or one, as connected; a loop is one only where there is one', () => {
    const holds = (lit: readonly boolean[]) => {
      const model = new Model();
      const graph = Graph.ofNodes(model.bools(board.cells), (one) => board.neighbours(one));
      return Object.values(rules).map((rule) => evaluate(rule(graph), lit));
    };
    expect(holds([false, false, false, false])).toEqual([true, true, false]);
    expect(holds([true, false, false, true])).toEqual([false, true, false]);
    expect(holds([true, true, true, false])).toEqual([true, true, false]);
    expect(holds([true, true, true, true])).toEqual([true, false, true]);
  });
});

describe('partition', () => {
  it('has the solutions that evaluate allows, on any board and from any roots', () => {
    const roots = fc.array(fc.array(fc.nat(5), { maxLength: 2 }), { minLength: 1, maxLength: 3 });
    const bounds = fc.constantFrom([0, 1], [0, 2], [-1, 0], [1, 2]);
    const sizes = fc.constantFrom([3, 2], [5, 1]);
    const known = fc.array(fc.tuple(fc.nat(4), fc.nat(2), fc.boolean()), { maxLength: 4 });
    fc.assert(
      fc.property(roots, bounds, sizes, known, (roots, [min, max], [width, height], known) => {
        const model = new Model();
        const board = new Board(width!, height!);
        const region = model.ints(board.cells, min!, max!);
        const cells = roots.map((own) => own.map((at) => board.cells[at % board.cells.length]!));
        model.require(
          'regions',
          board.cells,
          partition(region, cells, (one) => board.neighbours(one)),
        );
        for (const [at, value, truth] of known) model.given([], iff(is(region.values[at]!, value), truth));
        const program = lower(model);
        fc.pre(program.shape.variables <= 14);
        expect(solutions(model, program)).toEqual(meaning(model));
      }),
      { numRuns: 300 },
    );
  });

  it('refuses places that are not there', () => {
    const region = new Grid([cell(0, 0)], [new Model().int(0, 1)]);
    expect(() => partition(region, [[cell(0, 1)]], () => [])).toThrow(RangeError);
  });
});

it('writes clauses for only some of the short loops of a dense graph', () => {
  const model = new Model();
  const nodes = Array.from({ length: 60 }, (_, col) => cell(0, col));
  const edges = nodes.flatMap((from, at) =>
    nodes.slice(at + 1).map((to) => ({ from, to, at: from, on: model.bool() })),
  );
  model.require('loop', nodes, acyclic(Graph.ofEdges(edges)));
  const { clauses } = lower(model).shape;
  expect(clauses).toBeGreaterThan(edges.length);
  expect(clauses).toBeLessThan(5 * edges.length);
});
