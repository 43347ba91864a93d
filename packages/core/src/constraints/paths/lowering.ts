import type { Literal } from '../../engine.js';
import type { Lower, Writer } from '../writer.js';
import { nonCanonicalEdges } from './canonical.js';
import type { Paths } from './definition.js';
import { LazyPaths } from './lazy.js';

/** Fixes the number of live edges at each node. For engines, adds the number of the path at each node; players look at lines instead. */
export const lower: Lower<Paths> = (paths, writer) => {
  const { graph, ends } = paths;
  const switches = graph.switches.map((one) => writer.literalOf(one));
  const isEnd = new Set(ends.flat());
  if (isEnd.has(undefined)) writer.clause([]);
  for (const [node, place] of graph.nodes.entries()) {
    const here = graph.edgesAt[node]!.map((edge) => switches[edge]!);
    writer.requireAt(isEnd.has(node) ? one(here) : noneOrTwo(here), [place]);
  }
  if (!writer.explains && !isEnd.has(undefined)) addPathNumbers(paths, switches, writer);
  if (writer.canonical)
    for (const { all, unless } of nonCanonicalEdges(paths))
      writer.clause([...all.map((edge) => -switches[edge]!), ...unless.map((edge) => switches[edge]!)]);
  writer.addLazy(new LazyPaths(paths, switches));
};

const one = (of: readonly Literal[]): Literal[][] => [[...of], ...bothOff(of)];

const noneOrTwo = (of: readonly Literal[]): Literal[][] => [
  ...of.flatMap((a, at) => bothOff(of.slice(at + 1)).map((two) => [-a, ...two])),
  ...of.map((a, at) => [-a, ...of.toSpliced(at, 1)]),
];

const bothOff = (of: readonly Literal[]): Literal[][] =>
  of.flatMap((a, at) => of.slice(at + 1).map((b) => [-a, -b]));

/**
 * Gives each node a binary number that live edges propagate, so that ends of different paths are never connected. One literal per number
 * would imply no more with many times as many clauses.
 */
function addPathNumbers({ graph, ends }: Paths, switches: readonly Literal[], writer: Writer): void {
  const digits = Math.ceil(Math.log2(Math.max(1, ends.length)));
  const numbers = graph.nodes.map(() => Array.from({ length: digits }, () => writer.fresh()));
  for (const [path, pathEnds] of ends.entries())
    for (const end of pathEnds)
      for (const [at, digit] of numbers[end!]!.entries()) writer.clause([(path >> at) & 1 ? digit : -digit]);
  for (const [edge, [from, to]] of graph.edges.entries())
    for (const [at, digit] of numbers[from]!.entries()) {
      const other = numbers[to]![at]!;
      writer.clause([-switches[edge]!, -digit, other]);
      writer.clause([-switches[edge]!, digit, -other]);
    }
}
