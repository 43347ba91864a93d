import type { Random } from '../random.js';

/** Distance by which obvious items move forward, as a share of the whole list. */
const FORWARD = 1 / 2;

/** Moves obvious items towards the front of a random order, because a puzzle whose start shows everything is not hard. */
export function obviousFirst<T>(
  items: readonly T[],
  random: Random,
  isObvious: (item: T) => boolean,
): readonly T[] {
  const [range, forward] = [1000, 1000 * FORWARD];
  const ranked = items.map((thing) => ({
    thing,
    at: random.below(range) + (isObvious(thing) ? 0 : forward),
  }));
  return ranked.sort((a, b) => a.at - b.at).map(({ thing }) => thing);
}
