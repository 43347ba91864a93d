import { cell, type DrawContext, Grid, latinSquare, orbitsOf, type Side } from '@gridproof/describe';
import type { Sign } from './renzoku.js';

/** A board with all its signs and a quarter of its numbers, from which clues are taken away: a given says more than a sign, and of all few signs would be left. */
export function drawClues({ board, symmetry, random }: DrawContext, renzoku: boolean) {
  const rows = latinSquare(board.width, random);
  const answer = Grid.from(board.cells, ({ row, col }) => rows[row]![col]!);
  const signs = Grid.from(board.innerSides, ({ row, col, towards }: Side): Sign | undefined => {
    const other = towards === 'right' ? cell(row, col + 1) : cell(row + 1, col);
    const ahead = answer.at(other) - answer.at(cell(row, col));
    if (renzoku) return ahead === 1 || ahead === -1 ? 'consecutive' : undefined;
    return ahead > 0 ? 'less' : 'greater';
  });
  const orbits = random.shuffled(orbitsOf(board.cells, symmetry, board));
  const given = new Set(orbits.slice(0, orbits.length / 4).flat());
  const givens = answer.map((n, at) => (given.has(at) ? n : undefined));
  return { clues: { renzoku, signs, givens }, answer };
}
