import type { Growth, Piece, Reach } from './growth.js';

/** A piece that another cannot do without, and those that are reached through it alone. */
export interface Gate {
  readonly piece: Piece;
  readonly below: ReadonlySet<Piece>;
}

/** Of pieces that a piece reaches: those without which it cannot grow to its least size. */
export function gatesOf(growth: Growth, { pieces, size }: Reach): readonly Gate[] {
  const [from] = pieces as [Piece];
  const { beside, by } = growth.ways;
  const spare = size - from.least;
  const mark = growth.newMark();
  /** By node, of the first one of a piece: its place in the walk, -1 before it is entered. */
  const number = growth.numbers;
  for (const piece of pieces) {
    piece.mark = mark;
    number[piece.nodes[0]!] = -1;
  }
  const neighbours = (piece: Piece): Piece[] => {
    const found: Piece[] = [];
    for (const node of piece.nodes)
      for (let at = 0; at < beside[node]!.length; at++) {
        if (growth.state[by[node]![at]!]! < 0) continue;
        const other = growth.pieceAt(beside[node]![at]!);
        if (other !== piece && other.mark === mark) found.push(other);
      }
    return found;
  };
  const gates: Gate[] = [];
  const low: number[] = [0];
  const below: number[] = [0];
  /** What is reached only through a piece. */
  const cut: Piece[][] = [[]];
  const weight: number[] = [0];
  const under: Piece[][] = [[]];
  let count = 0;
  number[from.nodes[0]!] = 0;
  const path = [{ piece: from, own: 0, left: neighbours(from) }];
  while (path.length) {
    const { piece, own, left } = path.at(-1)!;
    const next = left.pop();
    if (next === undefined) {
      path.pop();
      const above = path.at(-1);
      if (!above) break;
      // What can be reached only through this piece is lost with it.
      if (weight[own]! + piece.size > spare) gates.push({ piece, below: new Set(cut[own]) });
      below[above.own]! += below[own]!;
      under[above.own]!.push(...under[own]!);
      if (low[own]! >= above.own) {
        weight[above.own]! += below[own]!;
        cut[above.own]!.push(...under[own]!);
      }
      low[above.own] = Math.min(low[above.own]!, low[own]!);
      continue;
    }
    const seen = number[next.nodes[0]!]!;
    if (seen >= 0) {
      low[own] = Math.min(low[own]!, seen);
      continue;
    }
    count++;
    number[next.nodes[0]!] = count;
    low[count] = count;
    below[count] = next.size;
    cut[count] = [];
    weight[count] = 0;
    under[count] = [next];
    path.push({ piece: next, own: count, left: neighbours(next) });
  }
  return gates;
}
