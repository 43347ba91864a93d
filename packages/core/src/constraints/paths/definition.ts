import { indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { Graph } from '../../expressions/graph.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';
import { activeSubgraph, componentCount } from '../graph-constraint.js';
import { KnownGraph } from '../known-graph.js';

/** The live edges are paths, each between its own two ends. Lowered lazily. */
export interface Paths {
  readonly op: 'paths';
  readonly graph: Graph;
  /** By path: the node indices of its ends; undefined if an end is not in the graph. */
  readonly ends: readonly (readonly [number | undefined, number | undefined])[];
}

/**
 * Requires that the live edges of a graph are paths without common nodes, one between the two places of each pair, and nothing else: no
 * loops, and no edges beyond the ends.
 * @throws {RangeError} if two paths have the same end
 */
export function paths(graph: Graph, pairs: readonly (readonly [Place, Place])[]): Paths {
  if (graph.switched !== 'edges') throw new TypeError('the edges of this graph have no switches');
  const ends = new Set(pairs.flat().map(placeKey));
  if (ends.size < 2 * pairs.length) throw new RangeError('two paths have the same end');
  const positions = indexOf(graph.nodes);
  const position = (place: Place) => positions.get(placeKey(place));
  return { op: 'paths', graph, ends: pairs.map(([from, to]) => [position(from), position(to)]) };
}

/** Path by end node. */
const pathsAt = ({ ends }: Paths): ReadonlyMap<number, number> =>
  new Map(ends.flatMap((pair, path) => pair.flatMap((end) => (end === undefined ? [] : [[end, path]]))));

/** Returns branches, dead ends, loops, lines between the wrong ends, and ends that can no longer be connected. */
function breaches(rule: Paths, known: ReadKnown): readonly Breach[] {
  const { graph, ends } = rule;
  const state = new KnownGraph(graph, known);
  const pathAt = pathsAt(rule);
  const found: Breach[] = ends
    .filter((pair) => pair.includes(undefined))
    .map((pair) => ({ scope: [], places: state.placesOf(pair.filter((end) => end !== undefined)) }));
  for (let node = 0; node < graph.nodes.length; node++) {
    const degree = pathAt.has(node) ? 1 : 2;
    const live = state.liveAt(node);
    if (live.length > degree) found.push(state.edgeBreach(live, [node]));
    else if ((live.length > 0 || degree === 1) && state.usableAt(node).length < degree)
      found.push({ scope: state.sealedNodes([node]).scope, places: state.placesOf([node]) });
  }
  found.push(...state.loops().map((loop) => state.edgeBreach(loop)));
  const lines = state.joinedPieces();
  const endsIn = lines.all.map((nodes) => nodes.filter((node) => pathAt.has(node)));
  for (const [piece, pieceEnds] of endsIn.entries())
    if (new Set(pieceEnds.map((end) => pathAt.get(end))).size > 1)
      found.push({
        scope: state.componentBreach(lines.all[piece]!).scope,
        places: state.placesOf(pieceEnds),
      });
  if (found.length > 0) return found;

  const isFull = (node: number) => state.liveAt(node).length === (pathAt.has(node) ? 1 : 2);
  const full = graph.nodes.map((_, node) => isFull(node));
  const ownerOf = graph.nodes.map((_, node) => pathAt.get(endsIn[lines.pieceOf[node]!]![0]!));
  for (const [path, [from, to]] of ends.entries()) {
    if (from === undefined || to === undefined) continue;
    const reached = new Set([from]);
    for (const node of reached)
      for (const edge of state.usableAt(node)) {
        const next = graph.otherEnd(edge, node);
        if (lines.pieceOf[next] !== lines.pieceOf[node] && (full[node] || full[next])) continue;
        if (ownerOf[next] === undefined || ownerOf[next] === path) reached.add(next);
      }
    if (reached.has(to)) continue;
    const nodes = [...lines.all[lines.pieceOf[from]!]!, ...lines.all[lines.pieceOf[to]!]!];
    found.push({ scope: state.componentBreach(nodes).scope, places: state.placesOf([from, to]) });
  }
  return found;
}

export const definition: ConstraintDefinition<Paths> = {
  /** In a forest whose nodes have degree one at ends and two elsewhere, an end is connected with one other end, which must be its own. */
  holds({ graph, ends }, value) {
    const { nodes, edges } = activeSubgraph(graph, value);
    const all = ends.flat();
    const degree = (node: number) => edges.flat().filter((one) => one === node).length;
    const joined = (from: number, to: number) => {
      const reached = new Set([from]);
      for (const node of reached)
        for (const [a, b] of edges) if (a === node || b === node) reached.add(a + b - node);
      return reached.has(to);
    };
    return (
      edges.length === nodes.length - componentCount({ nodes, edges }) &&
      nodes.every((node) => degree(node) === (all.includes(node) ? 1 : 2)) &&
      ends.every(([from, to]) => from !== undefined && to !== undefined && joined(from, to))
    );
  },
  scope: ({ graph }) => graph.switches,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  /** Returns the ends of complete paths. */
  settledPlaces({ graph, ends }, known) {
    const state = new KnownGraph(graph, known);
    const { pieceOf } = state.joinedPieces();
    return ends.flatMap(([from, to]) =>
      from !== undefined && to !== undefined && pieceOf[from] === pieceOf[to]
        ? state.placesOf([from, to])
        : [],
    );
  },
  words: { part: 'the line' },
};
