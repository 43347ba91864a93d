import type { Grid } from './grid.js';
import type { Mark } from './picture.js';

/** What is written in the cells: the clues of a puzzle, or all that an answer says, told apart where it is no clue. */
export function writtenMarks<T extends number | string>(
  givens: Grid<T | undefined>,
  answer?: Grid<T>,
): Mark[] {
  return givens.entries().flatMap(([at, clue]) => {
    const text = answer?.at(at) ?? clue;
    return text === undefined ? [] : { at, source: text === clue ? 'clue' : 'found', text: `${text}` };
  });
}
