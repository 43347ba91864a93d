import type { Grid } from './grid.js';
import type { Mark, Shade } from './picture.js';

/** What is written in the cells: the clues of a puzzle, or all that an answer says, marked as found where it is no clue. */
export function valueMarks<T extends number | string>(givens: Grid<T | undefined>, answer?: Grid<T>): Mark[] {
  return givens.entries().flatMap(([at, clue]) => {
    const text = answer?.at(at) ?? clue;
    return text === undefined ? [] : { at, source: text === clue ? 'clue' : 'found', text: `${text}` };
  });
}

/** The ground of the cells: dark where they are shaded and light where not, as far as that is known or answered. */
export function cellShades(givens: Grid<boolean | undefined> | undefined, answer?: Grid<boolean>): Shade[] {
  return ((answer ?? givens)?.places ?? []).flatMap((at) => {
    const given = givens?.at(at);
    const isShaded = answer?.at(at) ?? given;
    if (isShaded === undefined) return [];
    return { at, tone: isShaded ? 'dark' : 'light', source: isShaded === given ? 'clue' : 'found' };
  });
}
