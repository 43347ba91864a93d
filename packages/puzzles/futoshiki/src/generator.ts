import { cell, type DrawContext, drawGivens, Grid, latinGrid, type Side } from '@gridproof/describe';
import type { Sign } from './renzoku.js';

/** A board with all its signs and a quarter of its numbers, from which clues are taken away: a given says more than a sign, and of all few signs would be left. */
export function drawClues(context: DrawContext, renzoku: boolean) {
  const { board, random } = context;
  const answer = latinGrid(board, random);
  const signs = Grid.from(board.innerSides, ({ row, col, towards }: Side): Sign | undefined => {
    const other = towards === 'right' ? cell(row, col + 1) : cell(row + 1, col);
    const ahead = answer.at(other) - answer.at(cell(row, col));
    if (renzoku) return ahead === 1 || ahead === -1 ? 'consecutive' : undefined;
    return ahead > 0 ? 'less' : 'greater';
  });
  return { clues: { renzoku, signs, givens: drawGivens(answer, context) }, answer };
}
