import type { Constraint, Partition } from './constraint.js';
import type { Bool, Variable } from './expression.js';
import type { Graph } from './graph.js';
import type { Assignment } from './values.js';

/** The meaning of every constraint: whether it holds under a full assignment. */
export function evaluate(constraint: Constraint, assignment: Assignment): boolean {
  const value = (of: Bool | Variable): boolean | number => {
    if (typeof of === 'boolean') return of;
    return of.op === 'bool' || of.op === 'int' ? assignment[of.id]! : evaluate(of, assignment);
  };
  if (typeof constraint === 'boolean') return constraint;
  switch (constraint.op) {
    case 'bool':
      return value(constraint) === true;
    case 'not':
      return !value(constraint.of);
    case 'and':
      return constraint.all.every(value);
    case 'or':
      return constraint.any.some(value);
    case 'iff':
      return value(constraint.left) === value(constraint.right);
    case 'defined':
      return value(constraint.as) === true;
    case 'linear': {
      let total = 0;
      for (const { coefficient, of } of constraint.terms) total += coefficient * Number(value(of));
      return constraint.min <= total && total <= constraint.max;
    }
    case 'allDifferent':
      return new Set(constraint.of.map(value)).size === constraint.of.length;
    case 'differ':
      return constraint.left.some((left, at) => value(left) !== value(constraint.right[at]!));
    case 'table': {
      const values = constraint.of.map(value);
      return constraint.rows.some((row) => row.every((entry, at) => entry === values[at]));
    }
    case 'connected':
      return pieces(live(constraint.graph, value)) <= 1;
    case 'acyclic': {
      // A forest, and nothing else, has a node more than edges in each piece.
      const { nodes, edges } = live(constraint.graph, value);
      return edges.length === nodes.length - pieces({ nodes, edges });
    }
    case 'singleLoop': {
      const { nodes, edges } = live(constraint.graph, value);
      const degree = (node: number) => edges.flat().filter((end) => end === node).length;
      return pieces({ nodes, edges }) === 1 && nodes.every((node) => degree(node) === 2);
    }
    case 'partition':
      return isPartition(constraint, constraint.region.map(value));
  }
}

interface Live {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

/** The live part of a graph. */
function live({ nodes, edges, switched, switches }: Graph, value: (of: Bool) => boolean | number): Live {
  const on = switches.map(value);
  if (switched === 'nodes')
    return {
      nodes: [...nodes.keys()].filter((node) => on[node]),
      edges: edges.filter(([from, to]) => on[from] && on[to]),
    };
  const alive = edges.filter((_, edge) => on[edge]);
  return { nodes: [...new Set(alive.flat())], edges: alive };
}

/** Into how many pieces that hang together these nodes fall. */
function pieces({ nodes, edges }: Live): number {
  const root = new Map(nodes.map((node) => [node, node]));
  const find = (node: number): number => (root.get(node) === node ? node : find(root.get(node)!));
  for (const [from, to] of edges) root.set(find(from), find(to));
  return nodes.filter((node) => root.get(node) === node).length;
}

function isPartition({ beside, roots }: Partition, region: readonly (boolean | number)[]): boolean {
  return roots.every((own, n) => {
    const grown = new Set(own);
    for (const place of grown) {
      if (region[place] !== n) return false;
      for (const next of beside[place]!) if (region[next] === n) grown.add(next);
    }
    return region.every((at, place) => at !== n || grown.has(place));
  });
}
