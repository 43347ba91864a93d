import type { Random } from '@gridproof/describe';
import type { Piece, Pieces } from './pieces.js';

/** The region of each cell, by its number: tetrominoes at random that keep the rules, as many as find room, and the cells around them. */
export function drawTetrominoes(pieces: Pieces, random: Random): number[] {
  const regionOf: number[] = pieces.neighbours.map(() => -1);
  const isTaken = (cell: number) => regionOf[cell] !== -1;
  const isFree = (piece: Piece) =>
    !piece.cells.some(isTaken) &&
    !pieces.makesSquare(piece, (cell) => isTaken(cell) || piece.cells.includes(cell));
  let fitting: readonly Piece[] = random.shuffled(pieces.all);
  for (let region = 0; ; region++) {
    const next = fitting.find(({ neighbours }) => region === 0 || [...neighbours].some(isTaken));
    if (!next) break;
    for (const cell of next.cells) regionOf[cell] = region;
    fitting = fitting.filter((one) => pieces.meeting(one, next) !== 'never' && isFree(one));
  }
  const isBeside = (cell: number) => !isTaken(cell) && pieces.neighbours[cell]!.some(isTaken);
  for (
    let frontier = numbers(regionOf).filter(isBeside);
    frontier.length > 0;
    frontier = numbers(regionOf).filter(isBeside)
  ) {
    const cell = frontier[random.below(frontier.length)]!;
    const near = pieces.neighbours[cell]!.filter(isTaken);
    regionOf[cell] = regionOf[near[random.below(near.length)]!]!;
  }
  return regionOf;
}

const numbers = (list: readonly unknown[]): number[] => [...list.keys()];
