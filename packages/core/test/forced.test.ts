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
  placeKey,
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
