import { type Place, placeKey } from '../board/place.js';
import type { Assumable, Held } from './assumable.js';
import type { Label } from './label.js';
import type { Reason } from './reason.js';

/** What one reason adds to the effort of a thought. */
const WEIGHT = {
  /** A loop or a piece beside its rule, since the board must be searched for it; again as much where it is not at what it is about. */
  found: 1 / 2,
  /** What a rule says of two things, however many pairs share one of them: to a player it is one thing and what is beside it. */
  pairs: 1 / 2,
  /** A thought that follows from another one; a long chain adds no more than so many. */
  thought: 1 / 8,
  thoughts: 16,
} as const;

/** A loop or a piece that must be found on the board: what is said of one place is seen there. */
export const isFound = ({ cut, places }: Pick<Reason, 'cut' | 'places'>): boolean => cut && places.length > 1;

/**
 * How hard it is to see what follows from some reasons by so many thoughts one after the other: about the number of reasons that must
 * be seen together. `at`: the place of what follows.
 */
export function effortOf(
  { held }: Assumable,
  reasons: Label,
  depth: number,
  at: Place | undefined,
): number {
  const together = reasons.map((reason) => held[reason]!);
  const pairs = together.filter(isPair);
  let sum = WEIGHT.pairs * stars(pairs);
  for (const one of together) {
    if (isPair(one)) continue;
    sum += 1;
    if (isFound(one.reason)) sum += isAt(one.reason, at) ? WEIGHT.found : 2 * WEIGHT.found;
  }
  return Math.max(1, sum) + WEIGHT.thought * Math.min(depth, WEIGHT.thoughts);
}

/** Whether a reason says something of two things, and they are seen beside each other. */
export const isPair = ({ scope, reason }: Held): boolean => scope.length === 2 && !isFound(reason);

const isAt = ({ places }: Reason, at: Place | undefined): boolean =>
  at !== undefined && places.some((place) => placeKey(place) === placeKey(at));

/** So many things have, between them, all pairs of their rules: those of the most pairs first. */
function stars(pairs: readonly Held[]): number {
  let left = pairs;
  let count = 0;
  for (; left.length > 1; count++) {
    const sharing = new Map<string, Held[]>();
    for (const pair of left)
      for (const thing of pair.scope) {
        const name = `${thing} ${pair.reason.rule}`;
        const those = sharing.get(name);
        if (those) those.push(pair);
        else sharing.set(name, [pair]);
      }
    const most = new Set([...sharing.values()].reduce((a, b) => (b.length > a.length ? b : a)));
    left = left.filter((pair) => !most.has(pair));
  }
  return count + left.length;
}
