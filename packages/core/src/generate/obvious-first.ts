import type { Random } from '../random.js';

/** How far forward what is obvious moves, as a share of the whole row. */
const FORWARD = 1 / 2;

/** Things in the same order, but with what is obvious moved towards the front: a start that says everything makes no hard puzzle. */
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
