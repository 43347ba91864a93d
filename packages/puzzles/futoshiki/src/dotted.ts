import { cell, type Grid, type Side } from '@gridproof/describe';
import type { Sign } from './renzoku.js';

/** A dot between all neighbours whose numbers differ by 1. */
export const dotted = (
  signs: Grid<Sign | undefined, Side>,
  number: Grid<number>,
): Grid<Sign | undefined, Side> =>
  signs.map((_, { row, col, towards }) => {
    const other = towards === 'right' ? cell(row, col + 1) : cell(row + 1, col);
    return Math.abs(number.at(cell(row, col)) - number.at(other)) === 1 ? 'consecutive' : undefined;
  });
