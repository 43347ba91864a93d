import type { Random } from '../random.js';

/** How far what is obvious comes forward, of the whole row. */
const FORWARD = 1 / 2;

/** Things in the same order, but what is obvious comes rather first: a start that says everything makes no hard puzzle. */
export function byWeight<T>(
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
