import type { Grid } from './grid.js';
import type { Mark, Shade } from './picture.js';

/** Returns the texts in cells: the clues of a puzzle, or all values of an answer, marked as found unless they are clues. */
export function valueMarks<T extends number | string>(givens: Grid<T | undefined>, answer?: Grid<T>): Mark[] {
  return givens.entries().flatMap(([at, clue]) => {
    const text = answer?.at(at) ?? clue;
    return text === undefined ? [] : { at, source: text === clue ? 'clue' : 'found', text: `${text}` };
  });
}

/** Returns the shades of cells: dark if shaded, light if not, none if unknown. */
export function cellShades(givens: Grid<boolean | undefined> | undefined, answer?: Grid<boolean>): Shade[] {
  return ((answer ?? givens)?.places ?? []).flatMap((at) => {
    const given = givens?.at(at);
    const isShaded = answer?.at(at) ?? given;
    if (isShaded === undefined) return [];
    return { at, tone: isShaded ? 'dark' : 'light', source: isShaded === given ? 'clue' : 'found' };
  });
}
