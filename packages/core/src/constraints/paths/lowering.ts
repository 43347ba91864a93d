import type { Literal } from '../../engine.js';
import type { Lower, Writer } from '../writer.js';
import { nonCanonicalEdges } from './canonical.js';
import type { Paths } from './definition.js';
import { LazyPaths } from './lazy.js';

/** How many edges are live at each node. Beyond that, an engine is told which path leads through a node; a player looks at the line. */
export const lower: Lower<Paths> = (paths, writer) => {
  const { graph, ends } = paths;
  const on = graph.switches.map((one) => writer.literalOf(one));
  const isEnd = new Set(ends.flat());
  if (isEnd.has(undefined)) writer.clause([]);
  for (const [node, place] of graph.nodes.entries()) {
    const here = graph.edgesAt[node]!.map((edge) => on[edge]!);
    writer.part(isEnd.has(node) ? one(here) : noneOrTwo(here), [place]);
  }
  if (!writer.explains && !isEnd.has(undefined)) numbered(paths, on, writer);
  if (writer.tidy)
    for (const { all, unless } of nonCanonicalEdges(paths))
      writer.clause([...all.map((edge) => -on[edge]!), ...unless.map((edge) => on[edge]!)]);
  writer.lazily(new LazyPaths(paths, on));
};

const one = (of: readonly Literal[]): Literal[][] => [[...of], ...bothOff(of)];

const noneOrTwo = (of: readonly Literal[]): Literal[][] => [
  ...of.flatMap((a, at) => bothOff(of.slice(at + 1)).map((two) => [-a, ...two])),
  ...of.map((a, at) => [-a, ...of.toSpliced(at, 1)]),
];

const bothOff = (of: readonly Literal[]): Literal[][] =>
  of.flatMap((a, at) => of.slice(at + 1).map((b) => [-a, -b]));

/**
 * Each node has a number, in binary, that live edges carry on: so ends of two paths are never joined. A literal for each number would say
 * no more of what is joined, in clauses that are many times as many.
 */
function numbered({ graph, ends }: Paths, on: readonly Literal[], writer: Writer): void {
  const digits = Math.ceil(Math.log2(Math.max(1, ends.length)));
  const numbers = graph.nodes.map(() => Array.from({ length: digits }, () => writer.fresh()));
  for (const [path, own] of ends.entries())
    for (const end of own)
      for (const [at, digit] of numbers[end!]!.entries()) writer.clause([(path >> at) & 1 ? digit : -digit]);
  for (const [edge, [from, to]] of graph.edges.entries())
    for (const [at, digit] of numbers[from]!.entries()) {
      const other = numbers[to]![at]!;
      writer.clause([-on[edge]!, -digit, other]);
      writer.clause([-on[edge]!, digit, -other]);
    }
}
