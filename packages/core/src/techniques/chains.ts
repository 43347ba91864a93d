import type { Fact } from '../expressions/fact.js';
import { type Candidates, countBits, type Group } from './candidates.js';
import type { Technique, TechniqueUse } from './technique.js';

/** A value in a cell. */
interface ChainNode {
  readonly cell: number;
  readonly bit: number;
  /** Nodes of which at least one is true together with this one, with the group that says so; none for two values of a cell. */
  readonly strong: Link[];
  /** Nodes that cannot be true together with this one. */
  readonly weak: Link[];
}

interface Link {
  readonly to: ChainNode;
  readonly group: Group | undefined;
}

/** A node that a chain reaches, with the link before it. */
interface Reached {
  readonly node: ChainNode;
  readonly link: Link | undefined;
  readonly from: Reached | undefined;
  readonly isStrong: boolean;
}

export const CHAINS = {
  skyscraper: { id: 'skyscraper', name: 'Skyscraper', level: 3.5 },
  kite: { id: 'two-string-kite', name: 'Two-string kite', level: 3.6 },
  turbot: { id: 'turbot-fish', name: 'Turbot fish', level: 3.75 },
  xyWing: { id: 'xy-wing', name: 'XY-wing', level: 3.7 },
  wWing: { id: 'w-wing', name: 'W-wing', level: 3.85 },
  short: { id: 'short-chain', name: 'Short chain', level: 4 },
  xChain: { id: 'x-chain', name: 'X-chain', level: 5 },
  xyChain: { id: 'xy-chain', name: 'XY-chain', level: 5.1 },
  chain: { id: 'alternating-chain', name: 'Alternating chain', level: 5.2 },
} as const satisfies Readonly<Record<string, Technique>>;

export const XYZ_WING: Technique = { id: 'xyz-wing', name: 'XYZ-wing', level: 3.9 };

/** Additional effort of a long chain for each strong link after the third. */
export const FOR_EACH_LINK = 0.15;
/** Maximum number of strong links of a short chain. */
export const SHORT_LINKS = 3;

/**
 * Finds chains of links that are alternately strong (one of two candidates is true) and weak (not both are). At least one end of a chain
 * is true, so a candidate that excludes both ends is false. `most`: number of strong links.
 */
export function* chains(candidates: Candidates, most: number): Generator<TechniqueUse> {
  const nodes = nodesOf(candidates);
  const found: TechniqueUse[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const start of nodes) {
    if (start.strong.length === 0) continue;
    for (const end of reachableFrom(start, Math.min(most, least))) {
      if (end.node === start) continue;
      const excluded = commonWeak(start, end.node);
      const facts = excluded.flatMap(({ node }) => candidates.exclusions([node.cell], node.bit));
      if (facts.length === 0) continue;
      const steps = stepsTo(end);
      const strong = steps.filter(({ isStrong }) => isStrong).length;
      if (strong > least) break;
      least = strong;
      found.push(useOf(candidates, steps, excluded, strong));
    }
  }
  yield* found;
}

/** Finds a cell with three values and two others that share one of them with it, and have two of its values each. */
export function* xyzWings(candidates: Candidates): Generator<TechniqueUse> {
  const { cells, masks, isSolved } = candidates;
  for (const [pivot, { place }] of cells.entries()) {
    if (isSolved[pivot] === 1 || countBits(masks[pivot]!) !== 3) continue;
    const wings = [...candidates.peers(pivot)].filter(
      (cell) =>
        isSolved[cell] === 0 && countBits(masks[cell]!) === 2 && (masks[cell]! & ~masks[pivot]!) === 0,
    );
    for (const one of wings)
      for (const other of wings) {
        const shared = masks[one]! & masks[other]!;
        if (other <= one || countBits(shared) !== 1) continue;
        const places = [pivot, one, other];
        const seen = [...candidates.peers(pivot)].filter(
          (cell) => candidates.peers(one).has(cell) && candidates.peers(other).has(cell),
        );
        const facts = candidates.exclusions(seen, shared);
        if (facts.length === 0) continue;
        const groups = [
          candidates.commonGroup(pivot, one),
          candidates.commonGroup(pivot, other),
          ...seen
            .filter((cell) => (masks[cell]! & shared) !== 0)
            .flatMap((cell) => places.map((at) => candidates.commonGroup(cell, at))),
        ];
        yield {
          pattern: {
            technique: XYZ_WING,
            cells: [place, cells[one]!.place, cells[other]!.place],
            values: candidates.values(shared),
            bases: [],
            covers: [],
          },
          level: XYZ_WING.level,
          reasons: reasonsOf(groups),
          premises: places.flatMap((cell) => candidates.absences([cell], ~masks[cell]!)),
          facts,
        };
      }
  }
}

function nodesOf(candidates: Candidates): readonly ChainNode[] {
  const { cells, masks, isSolved, groups } = candidates;
  const nodes = new Map<string, ChainNode>();
  for (const cell of cells.keys()) {
    if (isSolved[cell] === 1) continue;
    const inCell: ChainNode[] = [];
    for (const value of candidates.values(masks[cell]!)) {
      const node = { cell, bit: candidates.bit(value), strong: [], weak: [] };
      nodes.set(`${cell} ${node.bit}`, node);
      inCell.push(node);
    }
    linkAll(inCell, undefined, inCell.length === 2);
  }
  for (const group of groups) {
    const missing = candidates.missing(group);
    for (const value of candidates.values(missing)) {
      const bit = candidates.bit(value);
      const open = candidates.openCells(group, bit).map((cell) => nodes.get(`${cell} ${bit}`)!);
      linkAll(open, group, open.length === 2 && group.isFull);
    }
  }
  return [...nodes.values()];
}

function linkAll(nodes: readonly ChainNode[], group: Group | undefined, isStrong: boolean): void {
  for (const one of nodes)
    for (const to of nodes) {
      if (one === to) continue;
      one.weak.push({ to, group });
      if (isStrong) one.strong.push({ to, group });
    }
}

/** Yields the nodes that are true if a node is false, by shortest chains. */
function* reachableFrom(start: ChainNode, most: number): Generator<Reached> {
  const isTrue = new Set<ChainNode>();
  const isFalse = new Set([start]);
  let edge: Reached[] = [{ node: start, link: undefined, from: undefined, isStrong: false }];
  for (let strong = 1; strong <= most && edge.length > 0; strong++) {
    const next: Reached[] = [];
    for (const from of edge)
      for (const link of from.node.strong) {
        if (isTrue.has(link.to)) continue;
        isTrue.add(link.to);
        const reached = { node: link.to, link, from, isStrong: true };
        yield reached;
        next.push(reached);
      }
    edge = [];
    for (const from of next)
      for (const link of from.node.weak) {
        if (isFalse.has(link.to)) continue;
        isFalse.add(link.to);
        edge.push({ node: link.to, link, from, isStrong: false });
      }
  }
}

/** Returns the links of a chain in order. */
function stepsTo(end: Reached): readonly Reached[] {
  const steps: Reached[] = [];
  for (let at: Reached | undefined = end; at; at = at.from) steps.push(at);
  return steps.reverse();
}

/** Returns the nodes that two nodes exclude, with the groups by which they do. */
function commonWeak(
  one: ChainNode,
  other: ChainNode,
): readonly { readonly node: ChainNode; readonly groups: readonly (Group | undefined)[] }[] {
  const seen = new Map(one.weak.map(({ to, group }) => [to, group]));
  return other.weak.flatMap(({ to, group }) =>
    seen.has(to) && to !== one && to !== other ? { node: to, groups: [seen.get(to), group] } : [],
  );
}

function useOf(
  candidates: Candidates,
  steps: readonly Reached[],
  excluded: ReturnType<typeof commonWeak>,
  strong: number,
): TechniqueUse {
  const technique = techniqueOf(candidates, steps, strong);
  const nodes = steps.map(({ node }) => node);
  const ends = [nodes[0]!, nodes.at(-1)!];
  const cells =
    technique === CHAINS.xyWing ? distinct(nodes.map(({ cell }) => cell)) : ends.map(({ cell }) => cell);
  return {
    pattern: {
      technique,
      cells: cells.map((cell) => candidates.cells[cell]!.place),
      values: ends.flatMap(({ bit }) => candidates.values(bit)),
      bases: [],
      covers: [],
    },
    level: technique.level + FOR_EACH_LINK * Math.max(0, strong - SHORT_LINKS),
    reasons: reasonsOf([
      ...steps.map(({ link }) => link?.group),
      ...excluded.flatMap(({ groups }) => groups),
    ]),
    premises: steps.flatMap((step) => (step.isStrong ? strongPremises(candidates, step) : [])),
    facts: excluded.flatMap(({ node }) => candidates.exclusions([node.cell], node.bit)),
  };
}

/** Returns why one of two nodes is true: no other value of their cell, or no other cell of their group, is possible. */
function strongPremises(candidates: Candidates, { node, link, from }: Reached): readonly Fact[] {
  const group = link!.group;
  if (!group) return candidates.absences([node.cell], ~(node.bit | from!.node.bit));
  const others = group.cells.filter((cell) => cell !== node.cell && cell !== from!.node.cell);
  return candidates.absences(others, node.bit);
}

function techniqueOf(candidates: Candidates, steps: readonly Reached[], strong: number): Technique {
  const links = steps.slice(1);
  const isOneValue = steps.every(({ node }) => node.bit === steps[0]!.node.bit);
  const strongs = links.filter(({ isStrong }) => isStrong).map(({ link }) => link!.group);
  const inCells = strongs.every((group) => group === undefined);
  if (strong === 2 && isOneValue) {
    const [one, other] = strongs.map((group) => group?.line);
    if (one && other) return one === other ? CHAINS.skyscraper : CHAINS.kite;
    return CHAINS.turbot;
  }
  if (strong === 3 && inCells) return CHAINS.xyWing;
  const isWWing =
    strong === 3 && strongs[0] === undefined && strongs[1] !== undefined && strongs[2] === undefined;
  const [first, last] = [steps[0]!.node, steps.at(-1)!.node];
  if (isWWing && candidates.masks[first.cell] === candidates.masks[last.cell]) return CHAINS.wWing;
  if (strong <= 3 && !isOneValue) return CHAINS.short;
  return isOneValue ? CHAINS.xChain : inCells ? CHAINS.xyChain : CHAINS.chain;
}

const distinct = <T>(of: readonly T[]): T[] => [...new Set(of)];

const reasonsOf = (groups: readonly (Group | undefined)[]): readonly number[] =>
  distinct(groups.flatMap((group) => group?.reason ?? [])).sort((a, b) => a - b);
