import { checkpoint } from '../../checkpoint.js';
import type { GrowthLimit, Piece, PieceGrowth } from './growth.js';

/** A piece without which another cannot grow enough. */
export interface CutPiece {
  readonly piece: Piece;
  /** Returns whether another piece is reached only through this one; valid until the next search. */
  leadsTo(other: Piece): boolean;
}

/** A piece on the path of the depth-first search, with the next neighbour to visit. */
interface Visit {
  readonly piece: Piece;
  readonly number: number;
  node: number;
  at: number;
}

/** Finds the pieces without which a piece cannot grow to its minimum size. */
export function cutPieces(growth: PieceGrowth, { pieces, size }: GrowthLimit): readonly CutPiece[] {
  const [from] = pieces as [Piece];
  checkpoint(1 + (pieces.length >> 4));
  const { neighbours, neighbourSwitches } = growth.graph;
  const { state, numbers } = growth;
  const spare = size - from.least;
  const mark = growth.newMark();
  // Search number by the first node of a piece; -1 before it is entered.
  for (const piece of pieces) {
    piece.mark = mark;
    numbers[piece.nodes[0]!] = -1;
  }
  const gates: CutPiece[] = [];
  /** By search number: the lowest number that its branch reaches, the size of its branch, and the size reached only through it. */
  const low = new Int32Array(pieces.length);
  const weight = new Int32Array(pieces.length);
  const below = new Int32Array(pieces.length);
  /** By search number: the ranges of search numbers that are reached only through it. */
  const cut: (readonly [start: number, end: number])[][] = [[]];
  let count = 0;
  numbers[from.nodes[0]!] = 0;
  const path: Visit[] = [{ piece: from, number: 0, node: 0, at: 0 }];
  while (path.length) {
    const visit = path[path.length - 1]!;
    const { piece, number: current } = visit;
    if (visit.node === piece.nodes.length) {
      path.pop();
      const above = path.at(-1)?.number;
      if (above === undefined) break;
      // Everything that is reached only through this piece is lost without it.
      if (weight[current]! + piece.size > spare) {
        const ranges = cut[current]!;
        gates.push({
          piece,
          leadsTo(other) {
            const number = other.mark === mark ? numbers[other.nodes[0]!]! : -1;
            return ranges.some(([start, end]) => number >= start && number < end);
          },
        });
      }
      below[above]! += below[current]!;
      if (low[current]! >= above) {
        weight[above]! += below[current]!;
        cut[above]!.push([current, count + 1]);
      }
      if (low[current]! < low[above]!) low[above] = low[current]!;
      continue;
    }
    const node = piece.nodes[visit.node]!;
    const near = neighbours[node]!;
    const at = visit.at++;
    if (at === near.length) {
      visit.node++;
      visit.at = 0;
      continue;
    }
    if (state[neighbourSwitches[node]![at]!]! < 0) continue;
    const next = growth.pieceAt(near[at]!);
    if (next === piece || next.mark !== mark) continue;
    const seen = numbers[next.nodes[0]!]!;
    if (seen >= 0) {
      if (seen < low[current]!) low[current] = seen;
      continue;
    }
    count++;
    numbers[next.nodes[0]!] = count;
    low[count] = count;
    below[count] = next.size;
    cut[count] = [];
    path.push({ piece: next, number: count, node: 0, at: 0 });
  }
  return gates;
}
