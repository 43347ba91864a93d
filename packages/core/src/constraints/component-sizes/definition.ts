import { Grid, indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { Graph } from '../../expressions/graph.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';
import { type Components, KnownGraph } from '../known-graph.js';

/** Minimum and maximum number of nodes of a component; unlimited by default. */
export interface SizeBounds {
  readonly least?: number;
  readonly most?: number;
}

/** The components of a graph have sizes within bounds. Lowered lazily. */
export interface ComponentSizes {
  readonly op: 'sized';
  readonly graph: Graph;
  /** By node: minimum and maximum size of its component. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Indices of the roots, if each component must have exactly one. */
  readonly roots: readonly number[] | undefined;
  /** Neighbours within a component are always connected. */
  readonly induced: boolean;
}

/** Further requirements on components. */
export interface ComponentSizesOptions {
  /** Roots: each component has exactly one. */
  readonly roots?: readonly Place[];
  /** For switched edges: neighbours within a component are always connected. */
  readonly induced?: boolean;
}

/**
 * Requires that each component of the live part of the graph has as many nodes as each of its nodes demands. `size`: a number or bounds,
 * the same for all nodes or from a grid; nodes without a value have no bounds. If the edges of the graph are switched, all nodes are
 * present, and one without live edges is a component.
 */
export function componentSizes(
  graph: Graph,
  size: number | SizeBounds | Grid<number | SizeBounds | undefined, any>,
  { roots, induced = false }: ComponentSizesOptions = {},
): ComponentSizes {
  const sizes = graph.nodes.map((node): SizeBounds => {
    const bound = size instanceof Grid ? (size.has(node) && size.at(node)) || {} : size;
    return typeof bound === 'number' ? { least: bound, most: bound } : bound;
  });
  const positions = indexOf(graph.nodes);
  return {
    op: 'sized',
    graph,
    least: sizes.map(({ least }) => least ?? 0),
    most: sizes.map(({ most }) => most ?? graph.nodes.length),
    roots: roots?.map((root) => {
      const at = positions.get(placeKey(root));
      if (at === undefined) throw new RangeError(`no ${root.kind} (${root.row}, ${root.col}) in the graph`);
      return at;
    }),
    induced,
  };
}

/** The known parts of components, and how they can still grow. */
class Growth {
  readonly #live: Components;
  readonly #byNodes: boolean;
  readonly #isRoot: ReadonlySet<number>;
  /** By node: the last visit that reached it. */
  readonly #visitOf: Int32Array;
  #visit = 0;
  /** By component: the combined bounds of its nodes, and its number of roots. */
  readonly #bounds: readonly { readonly least: number; readonly most: number; readonly roots: number }[];

  constructor(
    readonly rule: ComponentSizes,
    readonly state: KnownGraph,
  ) {
    const { graph, least, most } = rule;
    this.#isRoot = new Set(rule.roots);
    this.#visitOf = new Int32Array(graph.nodes.length);
    this.#byNodes = graph.switched === 'nodes';
    this.#live = this.#byNodes ? this.state.livePieces() : this.state.joinedPieces();
    this.#bounds = this.#live.all.map((nodes) => {
      let [low, high, rootCount] = [0, Number.POSITIVE_INFINITY, 0];
      for (const node of nodes) {
        low = Math.max(low, least[node]!);
        high = Math.min(high, most[node]!);
        if (this.#isRoot.has(node)) rootCount++;
      }
      return { least: low, most: high, roots: rootCount };
    });
  }

  #breaches: readonly Breach[] | undefined;

  breaches(): readonly Breach[] {
    this.#breaches ??= this.#found();
    return this.#breaches;
  }

  #found(): readonly Breach[] {
    const { rule, state } = this;
    const { graph, induced } = rule;
    const breaches = this.#live.all.flatMap((_, piece) => this.#breach(piece) ?? []);
    if (induced && !this.#byNodes)
      for (const [edge, [from, to]] of graph.edges.entries()) {
        const piece = this.#live.pieceOf[from]!;
        if (state.edges[edge]! >= 0 || piece !== this.#live.pieceOf[to]) continue;
        breaches.push(state.edgeBreach([edge, ...state.path(from, to)]));
      }
    return breaches.length > 0 ? breaches : this.#indivisible();
  }

  /** Returns the places of the components that are closed and correct. */
  finished(): readonly (readonly Place[])[] {
    const { state, rule } = this;
    return this.#live.all.flatMap((nodes, piece) => {
      const { least, most, roots } = this.#bounds[piece]!;
      if (nodes.length < least || nodes.length > most || (rule.roots && roots !== 1)) return [];
      const isFull = !rule.roots && nodes.length === most;
      const isClosed = nodes.every((node) => state.usableAt(node).length === state.liveAt(node).length);
      return isFull || isClosed ? [state.placesOf(nodes)] : [];
    });
  }

  #breach(piece: number): Breach | undefined {
    const { state, rule } = this;
    const nodes = this.#live.all[piece]!;
    const { least, most, roots } = this.#bounds[piece]!;
    if (nodes.length > most || least > most || roots > 1)
      return { scope: state.componentBreach(nodes).scope, places: state.placesOf(nodes) };
    const needsRoot = rule.roots !== undefined && roots === 0;
    if (nodes.length >= least && !needsRoot) return undefined;
    const reached = this.#reached(piece);
    if (reached.length >= least && (!needsRoot || this.#reachesRoot(piece))) return undefined;
    const { scope } = state.sealedNodes(reached.length >= least ? nodes : reached);
    return { scope, places: state.placesOf(nodes) };
  }

  /** Returns the nodes to which a component can grow, the nearest first, up to its minimum size. */
  #reached(piece: number): readonly number[] {
    const { graph } = this.rule;
    const { least } = this.#bounds[piece]!;
    const reached = [...this.#live.all[piece]!];
    this.#visit++;
    for (const node of reached) this.#visitOf[node] = this.#visit;
    for (const node of reached) {
      if (reached.length >= least) break;
      for (const edge of graph.edgesAt[node]!) {
        const next = graph.otherEnd(edge, node);
        if (this.state.edges[edge]! < 0 || this.#visitOf[next] === this.#visit) continue;
        if (!this.#mayJoin(piece, next)) continue;
        this.#visitOf[next] = this.#visit;
        reached.push(next);
      }
    }
    return reached;
  }

  /** Returns whether a component without a root can grow to one before it is too large. */
  #reachesRoot(piece: number): boolean {
    const { graph } = this.rule;
    const nodes = this.#live.all[piece]!;
    if (this.#isRoot.size === 0) return false;
    const steps = new Map(nodes.map((node) => [node, 0]));
    for (const [node, step] of steps)
      for (const edge of this.state.usableAt(node)) {
        const next = graph.otherEnd(edge, node);
        if (steps.has(next)) continue;
        const other = this.#live.pieceOf[next]!;
        const most = this.#bounds[other]?.most ?? this.rule.most[next]!;
        const rootCount = this.#bounds[other]?.roots ?? 0;
        if (rootCount > 0 || this.#isRoot.has(next)) {
          if (rootCount < 2 && nodes.length + step + (this.#live.all[other]?.length ?? 1) <= most)
            return true;
        } else if (this.#mayJoin(piece, next)) steps.set(next, step + 1);
      }
    return false;
  }

  /** Returns whether a component can grow to a node without getting too large or having two roots. */
  #mayJoin(piece: number, node: number): boolean {
    const { rule } = this;
    const own = this.#bounds[piece]!;
    const at = this.#live.pieceOf[node]!;
    if (at !== -1) {
      const other = this.#bounds[at]!;
      const together = this.#live.all[piece]!.length + this.#live.all[at]!.length;
      return together <= own.most && together <= other.most && (!rule.roots || own.roots + other.roots <= 1);
    }
    let [size, most, roots] = [
      this.#live.all[piece]!.length + 1,
      Math.min(own.most, rule.most[node]!),
      own.roots,
    ];
    const join = (other: number) => {
      const bounds = this.#bounds[other]!;
      size += this.#live.all[other]!.length;
      most = Math.min(most, bounds.most);
      roots += bounds.roots;
    };
    if (this.#isRoot.has(node)) roots++;
    const joined = [piece];
    for (const edge of rule.graph.edgesAt[node]!) {
      const next = this.#live.pieceOf[rule.graph.otherEnd(edge, node)]!;
      if (next === -1 || joined.includes(next)) continue;
      joined.push(next);
      join(next);
    }
    return size <= most && (!rule.roots || roots <= 1);
  }

  /** Returns areas that cannot be divided into components of the common size. */
  #indivisible(): readonly Breach[] {
    const { least, most } = this.rule;
    const [size] = most;
    if (this.#byNodes || !size || [least, most].some((bounds) => bounds.some((one) => one !== size)))
      return [];
    return this.state
      .widestPieces()
      .all.filter(({ length }) => length % size !== 0)
      .map((nodes) => this.state.sealedNodes(nodes));
  }
}

const growths = new WeakMap<ComponentSizes, Growth>();

/** Caches the last analysis, because it is needed several times in a row. */
function growthOf(rule: ComponentSizes, known: ReadKnown): Growth {
  const state = new KnownGraph(rule.graph, known);
  const last = growths.get(rule);
  if (last?.state.equals(state)) return last;
  const growth = new Growth(rule, state);
  growths.set(rule, growth);
  return growth;
}

export const definition: ConstraintDefinition<ComponentSizes> = {
  holds({ graph, least, most, roots, induced }, value) {
    const on = graph.switches.map(value);
    const byNodes = graph.switched === 'nodes';
    const seen = new Set<number>();
    for (const start of graph.nodes.keys()) {
      if (seen.has(start) || (byNodes && !on[start])) continue;
      const component = new Set([start]);
      for (const node of component)
        for (const edge of graph.edgesAt[node]!) {
          const next = graph.otherEnd(edge, node);
          if (on[byNodes ? next : edge]) component.add(next);
        }
      for (const node of component) {
        seen.add(node);
        if (component.size < least[node]! || component.size > most[node]!) return false;
      }
      if (induced && !byNodes)
        for (const [edge, ends] of graph.edges.entries())
          if (!on[edge] && ends.every((end) => component.has(end))) return false;
      if (roots && roots.filter((root) => component.has(root)).length !== 1) return false;
    }
    return true;
  },
  scope: ({ graph }) => graph.switches,
  mayHold: (rule, known) => growthOf(rule, known).breaches().length === 0,
  breaches: (rule, known) => growthOf(rule, known).breaches(),
  closedParts: (rule, known) => growthOf(rule, known).finished(),
};
