import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Board, connected, count, Graph, Model, or, sum } from '../src/index.js';
import { TRUE } from '../src/literal.js';
import { CoreSession } from '../src/reasons/core-session.js';
import { SmallSearch } from '../src/reasons/small-search.js';
import { Stopwatch } from '../src/search/stopwatch.js';
import { TaskMonitor } from '../src/search/task-monitor.js';
import { smallPuzzle } from './small-puzzles.js';
import { TrialAndError } from './trial-and-error.js';

const opened = (model: Model) =>
  CoreSession.open(model, new TrialAndError(), new TaskMonitor({}), new Stopwatch());

it('finds by a small search the literals that an engine finds', async () => {
  let small = 0;
  await fc.assert(
    fc.asyncProperty(smallPuzzle, fc.infiniteStream(fc.nat()), async ({ type, puzzle }, numbers) => {
      const model = new Model<'rule'>();
      type.encode(model, puzzle);
      const cores = await opened(model);
      const { reasons: programReasons, literalMap, posted } = cores.program;
      const few = new SmallSearch(cores.program, 1);
      const chosen = <T>(things: readonly T[]) => things[numbers.next().value! % things.length]!;
      const literals = [
        ...new Set([...literalMap.literals].flatMap((literal) => [literal, -literal])),
      ].filter((literal) => Math.abs(literal) !== TRUE);
      for (let pair = 0; pair < 10 && posted.length > 0; pair++) {
        const reasons = [...new Set([chosen(posted), chosen(posted)])];
        const queried = literals.filter((literal) => few.forcedBy(reasons, [literal], []));
        const known = pair % 3 && queried.length > 0 ? [chosen(queried)] : [];
        const found = few.forcedBy(reasons, queried, known);
        if (reasons.some((reason) => programReasons[reason]!.lazy)) expect(found).toBeUndefined();
        else if (found)
          expect(found).toEqual(queried.filter((one) => cores.refute(reasons, [...known, -one])));
        if (found)
          for (const literal of queried)
            expect(few.contradicts(reasons, [...known, -literal])).toBe(found.includes(literal));
        // Literals that the reasons do not mention may contradict each other.
        const some = literals.length > 0 ? [chosen(literals), chosen(literals), chosen(literals)] : [];
        const contradicts = few.contradicts(reasons, some);
        if (contradicts !== undefined) expect(contradicts).toBe(cores.refute(reasons, some) !== undefined);
        small += queried.length;
      }
      cores.close();
    }),
    { numRuns: 200 },
  );
  expect(small).toBeGreaterThan(2_000);
});

it('includes the definitions of sums and named conditions', async () => {
  const model = new Model();
  const board = new Board(4, 1);
  const lit = model.bools(board.cells);
  const [a, b, c, d] = lit.values as [(typeof lit.values)[0], ...typeof lit.values] & { length: 4 };
  model.require('heavy', board.cells, sum([a, b!, c!], [1, 2, 4]).is(6));
  model.require('one', board.cells, or(count([a, d!]).is(2), count([c!, d!]).is(0), count([a, d!]).is(1)));
  const cores = await opened(model);
  const few = new SmallSearch(cores.program, 1);
  const literals = [...cores.program.literalMap.literals];
  expect(few.forcedBy([0], literals, [])).toEqual([literals[1], literals[2]]);
  expect(few.forcedBy([0, 1], literals, [-literals[0]!])).toEqual([literals[1], literals[2], literals[3]]);
  cores.close();
});

it('leaves constraints over the whole board to an engine, and decides their loops and components', async () => {
  const model = new Model();
  const board = new Board(3, 1);
  const lit = model.bools(board.cells);
  model.require('joined', board.cells, connected(Graph.ofNodes(lit, (cell) => board.neighbours(cell))));
  const cores = await opened(model);
  const [left, middle, right] = cores.program.literalMap.literals as unknown as [number, number, number];
  const few = new SmallSearch(cores.program, 1);
  expect(few.contradicts([0], [left, -middle, right])).toBeUndefined();
  expect(cores.conflict([0], [left, -middle, right])).toHaveLength(1);
  const parts = [...cores.program.reasons.entries()].filter(([, { reason }]) => reason.cut);
  expect(parts).not.toHaveLength(0);
  expect(few.forcedBy([0], [middle], [left, right])).toBeUndefined();
  for (const [part] of parts) {
    expect(few.forcedBy([part], [middle], [left, right])).toEqual([middle]);
    expect(few.contradicts([part], [left, -middle, right])).toBe(true);
    expect(few.contradicts([part], [left, -middle])).toBe(false);
  }
  expect(cores.forcedBy([0], [middle], [left, right])).toEqual([middle]);
  cores.close();
});
