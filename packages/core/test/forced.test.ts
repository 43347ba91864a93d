import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Assignment,
  clueFacts,
  domain,
  forced,
  Model,
  not,
  or,
  pairs,
  Search,
  sum,
} from '../src/index.js';
import { meaning } from './brute-force.js';
import { smallPuzzle } from './small-puzzles.js';
import { TrialAndError } from './trial-and-error.js';

it('finds what is forced, and what is possible elsewhere, as looking at all solutions does', async () => {
  await fc.assert(
    fc.asyncProperty(smallPuzzle, async ({ type, puzzle }) => {
      const model = new Model<'rule'>();
      const { places } = type.encode(model, puzzle);
      const all = [...meaning(model)].map((one) => JSON.parse(one) as Assignment);
      const possible = model.variables.map((variable) =>
        domain(variable).filter((value) => all.some((one) => one[variable.id] === value)),
      );
      const result = await forced(type, puzzle, new TrialAndError());
      expect(result.status).toBe(all.length === 0 ? 'unsolvable' : all.length === 1 ? 'unique' : 'forced');
      if (result.status !== 'forced') return;
      expect(all.map(String)).toContain(String(result.answer.values));
      const given = new Set(clueFacts(type, puzzle).map(({ variable }) => variable));
      expect(result.certain).toEqual(
        places.flatMap((place, variable) => {
          const [value, other] = possible[variable]!;
          return other !== undefined || given.has(variable) ? [] : { variable, place, value, holds: true };
        }),
      );
      expect(result.open).toEqual(
        places.flatMap((place, variable) =>
          possible[variable]!.length > 1 ? [{ place, variable, values: possible[variable] }] : [],
        ),
      );
    }),
    { numRuns: 300 },
  );
});

it('exchanges only variables that are interchangeable in every solution', async () => {
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
      const alike = (await Search.open(model, new TrialAndError())).exchangeable();
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
