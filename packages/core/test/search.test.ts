import { describe, expect, it } from 'vitest';
import { LazyDiffer } from '../src/constraints/differ/lazy.js';
import type { ProgramShape, Session } from '../src/engine.js';
import { placesWhere } from '../src/expressions/values.js';
import {
  and,
  Board,
  cell,
  connected,
  count,
  differ,
  Graph,
  is,
  lower,
  Model,
  not,
  or,
  Search,
  sum,
} from '../src/index.js';
import { cutsOf } from '../src/lazy/lazy-constraint.js';
import { TaskMonitor } from '../src/search/task-monitor.js';
import { TrialAndError } from './trial-and-error.js';

/** Counts the solutions of a model and checks that each is found once. */
async function solutions(model: Model): Promise<number> {
  const search = await Search.open(model, new TrialAndError());
  for (let n = 0; ; n++) {
    if ((await search.next()).status !== 'solution') return n;
    search.exclude();
  }
}

const bools = (model: Model, n: number) => Array.from({ length: n }, () => model.bool());

describe('a search', () => {
  it('distinguishes solutions by every variable', async () => {
    const model = new Model();
    bools(model, 8);
    expect(await solutions(model)).toBe(256);
  });

  it('infers nothing from a row that may be released', async () => {
    const model = new Model();
    const [a, b, c] = bools(model, 3) as [never, never, never];
    model.require('rule', [], or(a, count([b, c]).is(0)));
    expect(await solutions(model)).toBe(5);
  });

  it('excludes only found solutions', async () => {
    const model = new Model();
    model.bool();
    const search = await Search.open(model, new TrialAndError());
    expect(() => search.exclude()).toThrow('there is no solution to exclude');
  });
});

describe('rounds of a proof', () => {
  /** An engine that records the preferred literals, with the number of proposals before. */
  class PreferenceEngine extends TrialAndError {
    readonly preferences: { readonly after: number; readonly literals: readonly number[] }[] = [];
    #proposed = 0;

    override async open(shape: ProgramShape): Promise<Session> {
      const session = await super.open(shape);
      const { preferences } = this;
      const solve = session.solve.bind(session);
      return Object.assign(session, {
        solve: (...literals: Parameters<Session['solve']>) => {
          this.#proposed++;
          return solve(...literals);
        },
        prefer: (literals: readonly number[] | Int32Array) => {
          preferences.push({ after: this.#proposed, literals: [...literals] });
        },
      });
    }
  }

  it('stay near a solution, then prefer its opposite, and nothing after another solution', async () => {
    // Two adjacent lit cells of a row; any others have a cut.
    const model = new Model();
    const board = new Board(8, 1);
    const on = model.bools(board.cells);
    model.require('shape', board.cells, connected(Graph.ofNodes(on, (one) => board.neighbours(one))));
    model.require('two', board.cells, count(on.values).is(2));
    for (let at = 2; at < 8; at++) model.require('first', [], not(and(on.values[at - 1]!, on.values[at]!)));
    const engine = new PreferenceEngine();
    const search = await Search.open(model, engine, { monitor: new TaskMonitor({ searchSteps: 0 }) });
    const found = await search.next();
    if (found.status !== 'solution') throw new Error('there is a solution');
    const { calls } = search.stats;
    expect(engine.preferences).toEqual([]);
    search.exclude();
    expect((await search.next()).status).toBe('none');
    const { first, literals } = search.program.literalMap;
    const opposite = model.variables.map(({ id }) => (found.assignment[id] ? -1 : 1) * literals[first[id]!]!);
    expect(engine.preferences).toHaveLength(1);
    expect(engine.preferences[0]!.after).toBe(calls + 3);
    expect(new Set(engine.preferences[0]!.literals)).toEqual(new Set(opposite));
    search.exclude();
    expect(engine.preferences[1]!.literals).toEqual([]);
  });
});

describe('propagation', () => {
  it('follows clues to the end', () => {
    const model = new Model();
    const chain = bools(model, 6);
    for (let at = 5; at > 0; at--) model.require('rule', [], or(chain[at]!, not(chain[at - 1]!)));
    model.given([], chain[0]!);
    expect(lower(model).shape.variables).toBe(0);
  });

  it('decides where a sum leaves no choice', () => {
    const model = new Model();
    model.require('rule', [], sum(bools(model, 3), [3, 2, -1]).atLeast(5));
    expect(lower(model).shape.variables).toBe(0);
  });

  it('drops lines that cannot be equal any more', () => {
    const model = new Model();
    const [a, b, c] = bools(model, 3) as [never, never, never];
    model.given([], is(a, true));
    model.given([], is(b, false));
    model.require('constraint', [], differ([a, c], [b, c]));
    expect(lower(model).lazies).toHaveLength(0);
  });
});

describe('a lazy constraint', () => {
  it('that is released cuts nothing, and its cut carries the release', () => {
    const constraint = new LazyDiffer([[1, -1]], [[2, -2]]);
    const posted = { constraint, source: 'distinct', places: [cell(0, 0)], unless: [3] };
    expect(cutsOf(posted, () => true)).toEqual([]);
    expect(cutsOf(posted, (literal) => (Math.abs(literal) !== 3) === literal > 0)).toEqual([
      { source: 'distinct', places: [cell(0, 0)], clause: [3, -1, -2] },
    ]);
  });
});

describe('sums', () => {
  it('have integer coefficients and bounds that are numbers', () => {
    const [a] = bools(new Model(), 1) as [never];
    expect(() => sum([a], [0.5])).toThrow(RangeError);
    expect(() => sum([a]).is(Number.NaN)).toThrow(RangeError);
  });

  it('take bounds between integers, and bounds that nothing reaches', async () => {
    const solved = async (bounded: (a: never, b: never) => never) => {
      const model = new Model();
      const [a, b] = bools(model, 2) as [never, never];
      model.require('rule', [], bounded(a, b));
      return solutions(model);
    };
    expect(await solved((a, b) => count([a, b]).is(1.5) as never)).toBe(0);
    expect(await solved((a, b) => count([a, b]).between(0.5, 1.5) as never)).toBe(2);
    expect(await solved((a, b) => not(count([a, b]).between(1.5, 1.7)) as never)).toBe(4);
    expect(await solved((a) => sum([a]).atLeast(Number.POSITIVE_INFINITY) as never)).toBe(0);
    expect(await solved((a) => not(sum([a]).atLeast(Number.POSITIVE_INFINITY)) as never)).toBe(4);
    expect(await solved((a, b) => or(b, sum([a, b], [2, 3]).atLeast(9)) as never)).toBe(2);
  });

  it("are refused if they exceed an engine's range", () => {
    const model = new Model();
    const [a, b] = bools(model, 2) as [never, never];
    model.require('rule', [], sum([a, b], [3e9, 1]).atLeast(2));
    expect(() => lower(model)).toThrow(RangeError);
    expect(() => model.int(0, 2 ** 31)).toThrow(RangeError);
  });
});

it('places are found by their variables, however deep their grids', () => {
  const model = new Model();
  const grid = model.bools(new Board(2, 1).cells);
  expect(placesWhere({ list: [grid], one: model.bool() }, ({ id }) => id > 0)).toEqual([grid.places[1]]);
});

it('a pause of a task yields to the event loop', async () => {
  const abort = new AbortController();
  const monitor = new TaskMonitor({ signal: abort.signal });
  setTimeout(() => abort.abort());
  for (const end = performance.now() + 80; performance.now() < end; );
  expect(await monitor.pause()).toBe('aborted');
});
