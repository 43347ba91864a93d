import { describe, expect, it } from 'vitest';
import { cell, Graph, lower, Model, or, paths, Random } from '../src/index.js';
import { solutionMoves } from '../src/lower/solution-moves.js';
import { MoveClosure } from '../src/search/move-closure.js';
import { Search } from '../src/search/search.js';
import { TaskMonitor } from '../src/search/task-monitor.js';
import { meaning } from './brute-force.js';
import { TrialAndError } from './trial-and-error.js';

/** Paths on a graph: `edges` are pairs of nodes, `ends` the two ends of each path. */
function pathsOn(
  edges: readonly (readonly [number, number])[],
  ends: readonly (readonly [number, number])[],
) {
  const model = new Model();
  const at = (node: number) => cell(0, node);
  const switched = edges.map(([from, to], nth) => ({
    from: at(from),
    to: at(to),
    at: cell(1, nth),
    on: model.bool(),
  }));
  const pairs = ends.map(([from, to]) => [at(from), at(to)] as const);
  model.require('path', [], paths(Graph.ofEdges(switched), pairs));
  return model;
}

/** All edges of a board of cells, by their numbers. */
const boardOf = (rows: number, cols: number) =>
  [...Array(rows * cols).keys()].flatMap((node): [number, number][] => [
    ...((node + 1) % cols ? [[node, node + 1] as [number, number]] : []),
    ...(node + cols < rows * cols ? [[node, node + cols] as [number, number]] : []),
  ]);

async function all(model: Model, searchSteps: number): Promise<string[]> {
  const monitor = new TaskMonitor({ searchSteps });
  const canonical = await Search.open(model, new TrialAndError(), { monitor, canonical: true });
  const solutions = new MoveClosure(canonical, solutionMoves(model)!, monitor);
  const found: string[] = [];
  for (;;) {
    const next = await solutions.next();
    if (next.status !== 'solution') return found;
    found.push(JSON.stringify(next.assignment));
  }
}

describe('MoveClosure', () => {
  it.each([0, 10_000])(
    'finds all solutions once, on boards and other graphs (%i steps)',
    async (searchSteps) => {
      const random = new Random(7);
      let made = 0;
      for (let nth = 0; nth < 30; nth++) {
        const nodes = 4 + random.below(6);
        const some = (): [number, number] => {
          const from = random.below(nodes);
          return [from, (from + 1 + random.below(nodes - 1)) % nodes];
        };
        // The smallest board with nine cells, and graphs with diagonals in squares and parallel edges.
        const edges = nth % 2 ? boardOf(3, 3) : Array.from({ length: 4 + random.below(7) }, some);
        const there = random.shuffled([...new Set(edges.flat())]);
        const ends = [0, 2].slice(0, 1 + random.below(2)).map((at) => [there[at]!, there[at + 1]!] as const);
        if (ends.flat().includes(undefined as never)) continue;
        const model = pathsOn(edges, ends);
        const found = await all(model, searchSteps);
        expect(new Set(found)).toEqual(meaning(model));
        expect(new Set(found).size).toBe(found.length);
        const canonical = await Search.open(model, new TrialAndError(), { canonical: true });
        for (made += found.length; (await canonical.next()).status === 'solution'; made--)
          canonical.exclude();
      }
      expect(made).toBeGreaterThan(50);
    },
  );

  it('finds one solution if no path can move', async () => {
    // Along two sides of the board and back along the third, through all cells.
    expect(await all(pathsOn(boardOf(2, 2), [[0, 1]]), 0)).toHaveLength(2);
    expect(
      await all(
        pathsOn(boardOf(2, 2), [
          [0, 3],
          [1, 2],
        ]),
        0,
      ),
    ).toHaveLength(0);
    expect(
      await all(
        pathsOn(boardOf(3, 2), [
          [0, 1],
          [2, 3],
          [4, 5],
        ]),
        0,
      ),
    ).toHaveLength(1);
  });

  it('is not used with other constraints on the edges', () => {
    const model = pathsOn(boardOf(2, 2), [[0, 1]]);
    model.require('path', [], true);
    expect(solutionMoves(model)).toBeDefined();
    const [first, second] = model.variables as any[];
    model.enter(undefined, or(first, second));
    expect(solutionMoves(model)).toBeUndefined();
    const more = pathsOn(boardOf(2, 2), [[0, 1]]);
    more.bool();
    expect(solutionMoves(more)).toBeUndefined();
  });

  it('leaves other programs complete', async () => {
    const model = pathsOn(boardOf(2, 2), [[0, 1]]);
    const search = await Search.open(model, new TrialAndError(), { program: lower(model) });
    let found = 0;
    for (; (await search.next()).status === 'solution'; found++) search.exclude();
    expect(found).toBe(2);
  });
});
