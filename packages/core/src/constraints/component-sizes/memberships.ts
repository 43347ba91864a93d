import type { Literal } from '../../engine.js';
import { cutVertices } from '../../lazy/cut-vertices.js';
import type { EagerWriter } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import type { GrowthLimit, Piece, PieceGrowth } from './growth.js';

/**
 * Maximum number of literals of a row times the number that it counts to, without and with distance literals; larger ones are left to cuts.
 */
const MAX_ROW = 500;
const MAX_ROW_WITH_DISTANCES = 2000;

/** Maximum number of (node, distance) pairs; larger boards leave connectedness to cuts. */
const MAX_DISTANCES = 8000;

/**
 * Yields clauses over literals for the root to which each open node belongs, with consequences for neighbours and sizes. Unit propagation
 * then detects components that are too large or have two roots, and, on smaller boards, nodes that are connected to no root.
 */
export function* memberships(
  growth: PieceGrowth,
  switches: readonly Literal[],
  { fresh, total }: EagerWriter,
): Iterable<readonly Literal[]> {
  const { graph, state } = growth;
  const reaches: GrowthLimit[] = [];
  for (const root of graph.roots!) {
    if (state[root]! < 0) continue;
    const piece = growth.pieceAt(root);
    // If roots are open, there is little to gain.
    if (piece.open) return;
    if (piece.size < piece.most) reaches.push(growth.reach(piece));
  }
  /** By piece: the roots that reach it, with the literals of belonging to them. */
  const members = new Map<Piece, Map<Piece, Literal>>();
  for (const { pieces } of reaches)
    for (const piece of pieces)
      if (piece.roots === 0) members.set(piece, (members.get(piece) ?? new Map()).set(pieces[0]!, 0));

  const live = (piece: Piece): Literal => (piece.open ? switches[piece.nodes[0]!]! : TRUE);
  for (const [piece, owners] of members) {
    if (owners.size === 1) for (const owner of owners.keys()) owners.set(owner, live(piece));
    else {
      for (const owner of owners.keys()) owners.set(owner, fresh());
      const memberships = [...owners.values()];
      yield [-live(piece), ...memberships];
      for (const [at, one] of memberships.entries()) {
        yield [-one, live(piece)];
        for (const other of memberships.slice(0, at)) yield [-one, -other];
      }
    }
  }

  for (const [piece, owners] of members) {
    const beside = neighbours(piece, growth);
    for (const [owner, member] of owners) {
      for (const next of beside) {
        if (next === owner) continue;
        const also = next.roots ? -TRUE : (members.get(next)?.get(owner) ?? -TRUE);
        yield [-member, -live(next), also];
      }
      if (!beside.includes(owner)) {
        const further = beside.flatMap((next) => members.get(next)?.get(owner) ?? []);
        yield [-member, ...further];
      }
    }
    // A neighbour of a root's piece belongs to that root.
    for (const next of beside) if (next.roots) yield [-live(piece), owners.get(next) ?? -TRUE];
  }

  let steps = 0;
  for (const { pieces } of reaches) steps += (pieces[0]!.most - pieces[0]!.size) * (pieces.length - 1);
  const withSteps = steps <= MAX_DISTANCES;
  if (withSteps) for (const reach of reaches) yield* layers(reach, members, growth, fresh);

  for (const { pieces } of reaches) {
    const [owner] = pieces as [Piece];
    const within = new Set(pieces);
    const memberOf = (node: number) => members.get(growth.pieceAt(node))?.get(owner);
    const enter = (node: number) => state[node]! >= 0 && within.has(growth.pieceAt(node));
    for (const [node, cutVertex] of cutVertices(owner.nodes, graph.neighbours, enter)) {
      const [member, cutMember] = [memberOf(node), memberOf(cutVertex)];
      if (
        member !== undefined &&
        cutMember !== undefined &&
        member !== cutMember &&
        !graph.neighbours[node]!.includes(cutVertex)
      )
        yield [-member, cutMember];
    }
  }

  for (const {
    pieces: [root, ...others],
  } of reaches) {
    const { size, least, most } = root!;
    if (least !== most || (most - size) * others.length > (withSteps ? MAX_ROW_WITH_DISTANCES : MAX_ROW))
      continue;
    total(
      others.map((piece) => [piece.size, members.get(piece)!.get(root!)!] as const),
      most - size,
    );
  }
}

/**
 * Yields clauses that a piece of a root is next to one with a smaller distance to it, up to the number of nodes by which the component can
 * grow.
 */
function* layers(
  { pieces }: GrowthLimit,
  members: ReadonlyMap<Piece, ReadonlyMap<Piece, Literal>>,
  growth: PieceGrowth,
  fresh: () => Literal,
): Iterable<readonly Literal[]> {
  const [owner, ...others] = pieces as [Piece, ...Piece[]];
  const memberOf = (piece: Piece) => members.get(piece)?.get(owner);
  const beside = new Map(others.map((piece) => [piece, neighbours(piece, growth)]));
  const room = owner.most - owner.size;
  /** Pieces within so many steps, with their literals. */
  let within = new Map<Piece, Literal>();
  for (let steps = 1; steps <= room; steps++) {
    const next = new Map<Piece, Literal>();
    for (const piece of others) {
      const member = memberOf(piece);
      if (member === undefined) continue;
      const around = beside.get(piece)!;
      if (around.includes(owner)) {
        next.set(piece, member);
        continue;
      }
      const from = around.flatMap((one) => within.get(one) ?? []);
      if (from.length === 0) {
        if (steps === room) yield [-member];
        continue;
      }
      const reached = steps === room ? member : fresh();
      if (steps < room) yield [-reached, member];
      yield [-reached, ...from];
      next.set(piece, reached);
    }
    within = next;
  }
}

/** Returns the pieces next to a piece that may be live. */
function neighbours(piece: Piece, growth: PieceGrowth): readonly Piece[] {
  const pieces = new Set<Piece>();
  for (const node of piece.nodes)
    for (const next of growth.graph.neighbours[node]!)
      if (growth.state[next]! >= 0) pieces.add(growth.pieceAt(next));
  pieces.delete(piece);
  return [...pieces];
}
