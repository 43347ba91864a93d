import type { Random } from '../random.js';

/** Distance by which obvious items move forward, as a share of the whole list. */
const FORWARD = 1 / 2;

/** Moves obvious items towards the front of a random order, because a puzzle whose start shows everything is not hard. */
export function obviousFirst<T>(
  things: readonly T[],
  random: Random,
  isObvious: (thing: T) => boolean,
): readonly T[] {
  const [own, forward] = [1000, 1000 * FORWARD];
  const weighed = things.map((thing) => ({
    thing,
    at: random.below(own) + (isObvious(thing) ? 0 : forward),
  }));
  return weighed.sort((a, b) => a.at - b.at).map(({ thing }) => thing);
}
