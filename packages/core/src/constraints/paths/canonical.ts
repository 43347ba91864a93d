import type { Graph } from '../../expressions/graph.js';
import type { Paths } from './definition.js';

/** Four edges around a square; each leads from its corner to the next. */
interface Square {
  readonly corners: readonly number[];
  readonly edges: readonly number[];
}

/**
 * Yields edges that are not all live in canonical paths, and edges one of which is live instead (`unless`). Paths are canonical if none
 * goes around three sides of a square, since the fourth is shorter, and none goes around a free node that comes later in the graph than its
 * own, through which it could lead instead. Each such move makes paths shorter or moves one to a later node, so moves end at canonical
 * paths.
 */
export function* nonCanonicalEdges({
  graph,
  ends,
}: Paths): Iterable<{ all: readonly number[]; unless: readonly number[] }> {
  const isEnd = new Set(ends.flat());
  for (const { corners, edges } of squares(graph))
    for (const [at, corner] of corners.entries()) {
      yield { all: edges.toSpliced(at, 1), unless: [] };
      const across = corners[(at + 2) % 4]!;
      if (corner > across || isEnd.has(corner) || isEnd.has(across)) continue;
      // An edge from there to a neighbour of both would be the third side.
      const unless = graph.edgesAt[across]!.filter((edge) => !edges.includes(edge));
      yield { all: [edges[(at + 3) % 4]!, edges[at]!], unless };
    }
}

/**
 * Yields the edges that change in moves away from canonical paths, by one move. All other paths come from canonical ones in this way, so
 * paths without such moves are all canonical.
 */
export function* detourMoves(
  { graph, ends }: Paths,
  live: (edge: number) => boolean,
): Iterable<readonly number[]> {
  const isEnd = new Set(ends.flat());
  const isFree = (node: number) => !isEnd.has(node) && !graph.edgesAt[node]!.some(live);
  for (const { corners, edges } of squares(graph)) {
    const free = corners.filter(isFree);
    const on = edges.filter(live).length;
    // One side becomes three, or a corner moves across to an earlier node: all four edges change.
    const [earlier] = free;
    const isBefore = () => earlier! < corners[(corners.indexOf(earlier!) + 2) % 4]!;
    if (free.length === 2 ? on === 1 : free.length === 1 && on === 2 && isBefore()) yield edges;
  }
}

/** Yields each square of a graph once. */
function* squares(graph: Graph): Iterable<Square> {
  for (const first of graph.nodes.keys())
    for (const one of graph.edgesAt[first]!)
      for (const two of graph.edgesAt[graph.otherEnd(one, first)]!) {
        const second = graph.otherEnd(one, first);
        const third = graph.otherEnd(two, second);
        if (second < first || third <= first) continue;
        for (const three of graph.edgesAt[third]!)
          for (const four of graph.edgesAt[first]!) {
            const fourth = graph.otherEnd(three, third);
            if (fourth > second && graph.otherEnd(four, first) === fourth)
              yield { corners: [first, second, third, fourth], edges: [one, two, three, four] };
          }
      }
}
