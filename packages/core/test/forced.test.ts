import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  Board,
  connected,
  count,
  definePuzzle,
  forced,
  Graph,
  Model,
  not,
  or,
  type PuzzleOf,
  pairs,
  placeKey,
  Search,
  sum,
} from '../src/index.js';
import { meaning } from './brute-force.js';
import { TrialAndError } from './trial-and-error.js';

/** Cells in a row, of which so many are lit here and there; some must hang together. */
const lights = definePuzzle({
  id: 'lights',
  title: 'Lights',
  rules: { lit: 'As many are lit as is said.' },
  parse: (): readonly { kind: string; cells: readonly number[]; n: number }[] => [],
  print: () => '',
  encode(m, rules) {
    const board = new Board(7, 1);
    const lit = m.bools(board.cells);
    for (const { kind, cells, n } of rules) {
      const those = cells.map((at) => lit.values[at]!);
      if (kind === 'count') m.require('lit', board.cells, count(those).between(n, n + 1));
      else if (kind === 'clause')
        m.require('lit', board.cells, or(...those.map((one, at) => (at % 2 ? not(one) : one))));
      else m.require('lit', board.cells, connected(Graph.ofNodes(lit, (cell) => board.beside(cell))));
    }
    return lit;
  },
  decode: (lit) => lit,
  *verify() {},
  draw: () => ({ width: 7, height: 1, marks: [] }),
  printAnswer: () => '',
  readAnswer: () => new Model().bools([]).map(() => true),
  examples: [],
});

it('finds what is forced as looking at all solutions does', async () => {
  const rule = fc.record({
    kind: fc.constantFrom('count', 'count', 'clause', 'connected'),
    cells: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
    n: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { maxLength: 4 }), async (rules: PuzzleOf<typeof lights>) => {
      const model = new Model<'lit'>();
      const lit = lights.encode(model, rules);
      const all = [...meaning(model)].map((one) => JSON.parse(one) as boolean[]);
      const alike = lit.places.filter((_, at) => all.every((one) => one[at] === all[0]![at]));
      const result = await forced(lights, rules, new TrialAndError());
      if (result.status === 'forced') expect(result.places.map(placeKey)).toEqual(alike.map(placeKey));
      expect(result.status).toBe(all.length === 0 ? 'unsolvable' : all.length === 1 ? 'unique' : 'forced');
    }),
    { numRuns: 200 },
  );
});

it('takes only such variables for alike as may be exchanged in every solution', async () => {
  const rule = fc.record({
    cells: fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }),
    coefficients: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 6, maxLength: 6 }),
    guard: fc.option(fc.nat(5)),
    least: fc.integer({ min: -2, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { maxLength: 3 }), fc.boolean(), async (rules, weighted) => {
      const model = new Model();
      const lit = Array.from({ length: 6 }, () => model.bool());
      for (const { cells, coefficients, guard, least } of rules) {
        const weights = weighted ? cells.map((_, at) => coefficients[at]!) : undefined;
        const total = sum(
          cells.map((at) => lit[at]!),
          weights,
        ).atLeast(least);
        model.require('lit', [], guard === null ? total : or(not(lit[guard]!), total));
      }
      const alike = (await Search.open(model, new TrialAndError())).alike();
      const all = meaning(model);
      for (const [one, other] of pairs([...lit.keys()]))
        for (const solution of alike[one] === alike[other] ? all : []) {
          const exchanged = JSON.parse(solution) as boolean[];
          [exchanged[one], exchanged[other]] = [exchanged[other]!, exchanged[one]!];
          expect(all.has(JSON.stringify(exchanged))).toBe(true);
        }
    }),
    { numRuns: 300 },
  );
});
