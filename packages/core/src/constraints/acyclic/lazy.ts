import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import type {
  AddCut,
  Imply,
  IncrementalCuts,
  LazyConstraint,
  LiteralState,
  ReadLiteral,
} from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import { Forest } from './forest.js';
import { ShortestPaths } from './shortest-paths.js';
import { UnionFind } from './union-find.js';

/** No live edges close a loop. A cut forbids a closed loop. */
export class LazyAcyclic implements LazyConstraint {
  readonly reasonPerCut = true;

  /** `switches`: literals of the graph's switches. */
  constructor(
    readonly graph: Graph,
    readonly switches: readonly Literal[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    this.incremental()(value, undefined, add);
  }

  incremental(): IncrementalCuts {
    const forest = new Forest(this.graph);
    const parts = partsByVariable(this.switches);
    return (value, changed, add) => {
      const isOn = (part: number) => value(this.switches[part]!);
      if (changed)
        for (const variable of changed) for (const part of parts[variable] ?? []) forest.update(part, isOn);
      else for (let part = 0; part < this.switches.length; part++) forest.update(part, isOn);
      const cuts = new Set<string>();
      for (const edge of forest.closingEdges()) {
        const loop = this.graph.switchesOf([edge, ...forest.pathAround(edge)]).sort((a, b) => a - b);
        const name = loop.join();
        if (cuts.has(name)) continue;
        cuts.add(name);
        this.#forbid(loop, add);
      }
    };
  }

  /** Implies that edges which would close a loop with live ones are off. */
  propagate(known: LiteralState, imply: Imply): void {
    const { nodes, ends, edgesAt, switched } = this.graph;
    const state = this.switches.map(known);
    const live = this.#live((part) => state[part]! > 0);
    const joined = new UnionFind(nodes.length);
    let paths: ShortestPaths | undefined;
    /** Explains a loop of these edges and live ones between two nodes. */
    const loop = (closing: readonly number[], from: number, to: number) => (add: AddCut) => {
      const enter = (other: number) => live[other] === 1 && !closing.includes(other);
      paths ??= new ShortestPaths(this.graph);
      const path = paths.between(from, to, enter);
      this.#forbid(this.graph.switchesOf([...closing, ...path]), add);
    };
    for (let edge = 0; edge < live.length; edge++) {
      const [from, to] = [ends[2 * edge]!, ends[2 * edge + 1]!];
      if (live[edge] && !joined.join(from, to))
        imply(-this.switches[switched === 'edges' ? edge : from]!, loop([edge], from, to));
    }
    for (const [part, literal] of this.switches.entries()) {
      if (state[part] !== 0) continue;
      if (switched === 'edges') {
        const [from, to] = [ends[2 * part]!, ends[2 * part + 1]!];
        if (joined.piece(from) === joined.piece(to)) imply(-literal, loop([part], to, from));
        continue;
      }
      // The live neighbours of a node, which it would connect to each other.
      const joins = edgesAt[part]!.map((by) => ({ end: this.graph.otherEnd(by, part), by })).filter(
        ({ end }) => state[end]! > 0,
      );
      for (const [at, one] of joins.entries()) {
        const other = joins.slice(0, at).find(({ end }) => joined.piece(end) === joined.piece(one.end));
        if (!other) continue;
        imply(-literal, loop([one.by, other.by], one.end, other.end));
        break;
      }
    }
  }

  /** Forbids a loop of these parts. */
  #forbid(parts: readonly number[], add: AddCut): void {
    add(
      parts.flatMap((part) => (this.switches[part] === TRUE ? [] : -this.switches[part]!)),
      parts.map((part) => this.graph.places[part]!),
    );
  }

  /** By edge: 1 if it is live with these switches. */
  #live(isOn: (part: number) => boolean): Uint8Array {
    const { ends, edges, switched } = this.graph;
    const live = new Uint8Array(edges.length);
    for (let edge = 0; edge < live.length; edge++) {
      const on = switched === 'edges' ? isOn(edge) : isOn(ends[2 * edge]!) && isOn(ends[2 * edge + 1]!);
      live[edge] = on ? 1 : 0;
    }
    return live;
  }

  rename(to: (literal: Literal) => Literal): LazyConstraint {
    return new LazyAcyclic(this.graph, this.switches.map(to));
  }

  literals(): Iterable<Literal> {
    return this.switches;
  }
}

/** Parts by the variable that switches them. */
function partsByVariable(switches: readonly Literal[]): readonly (readonly number[] | undefined)[] {
  const parts: (number[] | undefined)[] = [];
  for (let part = 0; part < switches.length; part++) {
    const variable = Math.abs(switches[part]!);
    if (variable === TRUE) continue;
    const others = parts[variable];
    if (others) others.push(part);
    else parts[variable] = [part];
  }
  return parts;
}
