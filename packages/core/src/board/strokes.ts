import type { Grid } from './grid.js';
import type { Stroke } from './picture.js';
import type { Link } from './place.js';

/** Number of lines along a link: `true` is one; more than four are drawn as four. */
export type StrokeCount = boolean | number;

/** Returns the strokes along links, of the givens or of an answer, marked as found unless given. */
export function strokesAlong(
  givens: Grid<StrokeCount | undefined, Link> | undefined,
  answer?: Grid<StrokeCount, Link>,
): Stroke[] {
  return ((answer ?? givens)?.places ?? []).flatMap((at): Stroke[] => {
    const given = givens?.at(at);
    const lines = answer?.at(at) ?? given;
    if (!lines) return [];
    const count = Math.min(4, Number(lines)) as 1 | 2 | 3 | 4;
    return [{ at, count, source: lines === given ? 'clue' : 'found' }];
  });
}
