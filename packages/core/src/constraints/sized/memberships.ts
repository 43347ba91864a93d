import type { Literal } from '../../engine.js';
import { gates } from '../../lazy/gates.js';
import type { Besides } from '../../lazy/lazy.js';
import { TRUE } from '../../literal.js';
import type { Growth, Piece, Reach } from './growth.js';

/** A row over more literals than this, times the number that it counts to, is left to cuts. */
const MOST = 500;

/**
 * To which root each open node may belong, as literals, and what follows for neighbours and sizes. Sizes that are too large and roots
 * that meet are then seen by unit propagation; that a component is connected is left to cuts.
 */
export function* memberships(
  growth: Growth,
  on: readonly Literal[],
  { fresh, total }: Besides,
): Iterable<readonly Literal[]> {
  const { ways, state } = growth;
  const reaches: Reach[] = [];
  for (const root of ways.roots!) {
    if (state[root]! < 0) continue;
    const piece = growth.pieceAt(root);
    // Where it is not known which roots there are, there is little to gain.
    if (piece.open) return;
    if (piece.size < piece.most) reaches.push(growth.reach(piece));
  }
  /** By piece: the roots that reach it, and what says that it belongs there. */
  const members = new Map<Piece, Map<Piece, Literal>>();
  for (const { pieces } of reaches)
    for (const piece of pieces)
      if (piece.roots === 0) members.set(piece, (members.get(piece) ?? new Map()).set(pieces[0]!, 0));

  const live = (piece: Piece): Literal => (piece.open ? on[piece.nodes[0]!]! : TRUE);
  for (const [piece, owners] of members) {
    if (owners.size === 1) for (const owner of owners.keys()) owners.set(owner, live(piece));
    else {
      for (const owner of owners.keys()) owners.set(owner, fresh());
      const own = [...owners.values()];
      yield [-live(piece), ...own];
      for (const [at, one] of own.entries()) {
        yield [-one, live(piece)];
        for (const other of own.slice(0, at)) yield [-one, -other];
      }
    }
  }

  for (const [piece, owners] of members) {
    const beside = neighbours(piece, growth);
    for (const [owner, own] of owners) {
      for (const next of beside) {
        if (next === owner) continue;
        const also = next.roots ? -TRUE : (members.get(next)?.get(owner) ?? -TRUE);
        yield [-own, -live(next), also];
      }
      if (!beside.includes(owner)) {
        const further = beside.flatMap((next) => members.get(next)?.get(owner) ?? []);
        yield [-own, ...further];
      }
    }
    // Next to a root's piece it belongs there.
    for (const next of beside) if (next.roots) yield [-live(piece), owners.get(next) ?? -TRUE];
  }

  for (const { pieces } of reaches) {
    const [owner] = pieces as [Piece];
    const within = new Set(pieces);
    const memberOf = (node: number) => members.get(growth.pieceAt(node))?.get(owner);
    const enter = (node: number) => state[node]! >= 0 && within.has(growth.pieceAt(node));
    for (const [node, gate] of gates(owner.nodes, ways.beside, enter)) {
      const [own, before] = [memberOf(node), memberOf(gate)];
      if (own !== undefined && before !== undefined && own !== before && !ways.beside[node]!.includes(gate))
        yield [-own, before];
    }
  }

  for (const {
    pieces: [root, ...others],
  } of reaches) {
    const { size, least, most } = root!;
    if (least !== most || (most - size) * others.length > MOST) continue;
    total(
      others.map((piece) => [piece.size, members.get(piece)!.get(root!)!] as const),
      most - size,
    );
  }
}

/** The pieces next to a piece that may be live. */
function neighbours(piece: Piece, growth: Growth): readonly Piece[] {
  const found = new Set<Piece>();
  for (const node of piece.nodes)
    for (const next of growth.ways.beside[node]!)
      if (growth.state[next]! >= 0) found.add(growth.pieceAt(next));
  found.delete(piece);
  return [...found];
}
