import type { Grid } from './grid.js';
import type { Stroke } from './picture.js';
import type { Link } from './place.js';

/** How many lines run along a link, as values have it: `true` is one, and more than four are drawn as four. */
export type Lines = boolean | number;

/** The lines along links: as far as they are known, or all of an answer, marked as found where they were not known before. */
export function strokesAlong(
  givens: Grid<Lines | undefined, Link> | undefined,
  answer?: Grid<Lines, Link>,
): Stroke[] {
  return ((answer ?? givens)?.places ?? []).flatMap((at): Stroke[] => {
    const given = givens?.at(at);
    const lines = answer?.at(at) ?? given;
    if (!lines) return [];
    const count = Math.min(4, Number(lines)) as 1 | 2 | 3 | 4;
    return [{ at, count, source: lines === given ? 'clue' : 'found' }];
  });
}
