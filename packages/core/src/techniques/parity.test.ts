import { expect, it } from 'vitest';
import { type Cell, cell } from '../board/place.js';
import { singleLoop } from '../constraints/single-loop/definition.js';
import { type BoolVar, count } from '../expressions/expression.js';
import { Graph } from '../expressions/graph.js';
import { Random } from '../random.js';
import { ParityEquations } from './parity.js';

/** Points of a grid with edges between neighbours, and a number at each of its squares. */
function gridOf(size: number) {
  const points: Cell[] = [];
  for (let row = 0; row < size; row++) for (let col = 0; col < size; col++) points.push(cell(row, col));
  const edges = points.flatMap((from) =>
    [
      [from.row, from.col + 1],
      [from.row + 1, from.col],
    ].flatMap(([row, col]) => (row! < size && col! < size ? [{ from, to: cell(row!, col!) }] : [])),
  );
  const switched = edges.map(({ from, to }, id) => {
    const on: BoolVar = { op: 'bool', id };
    return { from, to, at: from, on };
  });
  const squares = points
    .filter(({ row, col }) => row < size - 1 && col < size - 1)
    .map((corner) =>
      switched.flatMap(({ on, from, to }) =>
        [from, to].every(
          ({ row, col }) =>
            row - corner.row >= 0 && row - corner.row < 2 && col - corner.col >= 0 && col - corner.col < 2,
        )
          ? on
          : [],
      ),
    );
  return { points, graph: Graph.ofEdges(switched), squares, edges: switched.length };
}

it('finds exactly what the parity of points and numbers decides', () => {
  const { points, graph, squares, edges } = gridOf(3);
  const loop = singleLoop(graph);
  const evenAt = graph.edgesAt;
  // All sets of edges of which an even number meets at each point.
  const evenSets = Array.from({ length: 1 << edges }, (_, set) => set).filter((set) =>
    evenAt.every((at) => at.filter((edge) => (set >> edge) & 1).length % 2 === 0),
  );
  let found = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(seed);
    const answer = evenSets[random.below(evenSets.length)]!;
    const isOn = (set: number, edge: number) => ((set >> edge) & 1) === 1;
    const known = new Set([...graph.edges.keys()].filter(() => random.below(2) === 0));
    const numbered = squares.filter(() => random.below(2) === 0);
    const total = (set: number, of: readonly BoolVar[]) => of.filter(({ id }) => isOn(set, id)).length;
    const posted = [
      { constraint: loop, places: points },
      ...points.map((point) => ({ constraint: true, places: [point], partOf: loop })),
      ...numbered.map((square) => ({ constraint: count(square).is(total(answer, square)), places: [] })),
    ];
    const possible = evenSets.filter(
      (set) =>
        [...known].every((edge) => isOn(set, edge) === isOn(answer, edge)) &&
        numbered.every((square) => total(set, square) % 2 === total(answer, square) % 2),
    );
    const decided = [...graph.edges.keys()].filter(
      (edge) => !known.has(edge) && possible.every((set) => isOn(set, edge) === isOn(answer, edge)),
    );
    const uses = [
      ...ParityEquations.of(posted)!.findings((edge) => (known.has(edge) ? isOn(answer, edge) : undefined)),
    ];
    const facts = uses.flatMap((use) => use.facts);
    for (const { variable, value } of facts) expect(value).toBe(isOn(answer, variable));
    // One equation alone needs no technique.
    const equations = [...evenAt, ...numbered.map((square) => square.map(({ id }) => id))];
    const byOne = (edge: number) =>
      equations.some((of) => of.includes(edge) && of.every((other) => other === edge || known.has(other)));
    expect(
      facts
        .map(({ variable }) => variable)
        .filter((edge) => !byOne(edge))
        .sort(),
    ).toEqual(decided.filter((edge) => !byOne(edge)).sort());
    for (const { premises } of uses) for (const { variable } of premises) expect(known).toContain(variable);
    found += facts.length;
  }
  expect(found).toBeGreaterThan(100);
});

it('uses no released constraint and needs a loop', () => {
  const { points, graph } = gridOf(2);
  const loop = singleLoop(graph);
  const posted = points.map((point) => ({ constraint: true, places: [point], partOf: loop }));
  const equations = ParityEquations.of(posted)!;
  const readValue = (edge: number) => (edge === 0 ? true : undefined);
  // Beside a known edge of a square, the two neighbours follow from one point each, and the last edge from two.
  expect([...equations.findings(readValue)].length).toBe(1);
  expect([...equations.findings(readValue, () => true)]).toEqual([]);
  expect(
    ParityEquations.of([{ constraint: count([{ op: 'bool', id: 0 }]).is(1), places: [] }]),
  ).toBeUndefined();
});
