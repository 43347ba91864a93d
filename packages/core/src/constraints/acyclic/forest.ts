import type { Graph } from '../../expressions/graph.js';
import { ShortestPaths } from './shortest-paths.js';
import { UnionFind } from './union-find.js';

/** If more than one in this many nodes has a new edge, union-find over all edges is faster than local searches. */
const SEARCH_RATIO = 32;

/**
 * The live edges of a graph as they change: a spanning forest, and the edges that close loops with it. Only edges that became live, or
 * closed a loop before, can close one.
 */
export class Forest {
  readonly #graph: Graph;
  /** By edge: 1 if it is live; 1 if it is in the forest. */
  readonly #live: Uint8Array;
  readonly #inForest: Uint8Array;
  /** Live edges outside the forest, checked by `closing`. */
  #closing: number[] = [];
  /** By node: the number of the last search that reached it; each end of an edge has its own. */
  readonly #reached: Int32Array;
  #searches = 0;
  readonly #paths: ShortestPaths;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#live = new Uint8Array(graph.edges.length);
    this.#inForest = new Uint8Array(graph.edges.length);
    this.#reached = new Int32Array(graph.nodes.length);
    this.#paths = new ShortestPaths(graph);
  }

  /** Updates the state of a switch. */
  update(part: number, isOn: (part: number) => boolean): void {
    const { ends, edgesAt, switched } = this.#graph;
    if (switched === 'edges') this.#turn(part, isOn(part));
    else
      for (const edge of edgesAt[part]!) this.#turn(edge, isOn(ends[2 * edge]!) && isOn(ends[2 * edge + 1]!));
  }

  #turn(edge: number, on: boolean): void {
    if ((this.#live[edge] === 1) === on) return;
    this.#live[edge] = on ? 1 : 0;
    if (on) this.#closing.push(edge);
    else this.#inForest[edge] = 0;
  }

  /** Returns the live edges that each close a loop with earlier ones. */
  closingEdges(): readonly number[] {
    const { ends } = this.#graph;
    const open = this.#open();
    const isJoined =
      open.length * SEARCH_RATIO > this.#reached.length ? this.#unionFindTest() : this.#searchTest();
    this.#closing = [];
    for (const edge of open)
      if (isJoined(ends[2 * edge]!, ends[2 * edge + 1]!)) this.#closing.push(edge);
      else this.#inForest[edge] = 1;
    return this.#closing;
  }

  /** Returns the live edges outside the forest. */
  #open(): readonly number[] {
    const inForest = this.#inForest;
    const open: number[] = [];
    for (const edge of this.#closing) {
      if (!this.#live[edge] || inForest[edge]) continue;
      // An edge that was off and on again between two calls is in the list twice.
      inForest[edge] = 1;
      open.push(edge);
    }
    for (const edge of open) inForest[edge] = 0;
    return open;
  }

  /** Returns a shortest path of live edges from one end of an edge to the other, without that edge. */
  pathAround(edge: number): readonly number[] {
    const { ends } = this.#graph;
    const enter = (other: number) => this.#live[other] === 1 && other !== edge;
    return this.#paths.between(ends[2 * edge]!, ends[2 * edge + 1]!, enter);
  }

  /** Returns a function that connects two nodes and returns whether they already were connected. */
  #unionFindTest(): (from: number, to: number) => boolean {
    const { ends, nodes } = this.#graph;
    const joined = new UnionFind(nodes.length);
    for (let edge = 0; edge < this.#inForest.length; edge++)
      if (this.#inForest[edge]) joined.join(ends[2 * edge]!, ends[2 * edge + 1]!);
    return (from, to) => !joined.join(from, to);
  }

  /** Returns a function that tests whether the forest connects two nodes. It searches from both in turn until the smaller tree ends. */
  #searchTest(): (from: number, to: number) => boolean {
    const { edgesAt } = this.#graph;
    const reached = this.#reached;
    return (from, to) => {
      const fromMark = ++this.#searches;
      const toMark = ++this.#searches;
      const [near, far] = [[from], [to]];
      reached[from] = fromMark;
      reached[to] = toMark;
      /** Expands one node of a tree and returns whether it meets the other tree. */
      const meets = (tree: number[], at: number, mark: number, theirs: number): boolean => {
        for (const edge of edgesAt[tree[at]!]!) {
          if (!this.#inForest[edge]) continue;
          const next = this.#graph.otherEnd(edge, tree[at]!);
          if (reached[next] === theirs) return true;
          if (reached[next] === mark) continue;
          reached[next] = mark;
          tree.push(next);
        }
        return false;
      };
      for (let at = 0; at < near.length && at < far.length; at++)
        if (meets(near, at, fromMark, toMark) || meets(far, at, toMark, fromMark)) return true;
      return false;
    };
  }
}
