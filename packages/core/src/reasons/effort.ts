import type { Place } from '../board/place.js';
import type { AssumptionProgram, ProgramReason } from './assumption-program.js';
import type { Reason } from './reason.js';
import type { ReasonSet } from './reason-set.js';

/** What adds to the effort of a thought beside its reasons. */
const WEIGHT = {
  /** What is said elsewhere by a rule over the whole board must be looked for; a loop or a piece must itself be found, too. */
  elsewhere: 1 / 2,
  found: 1 / 2,
  /** What a rule says of two things, however many pairs share one of them: to a player it is one thing and what is beside it. */
  pairs: 1 / 2,
  /** A thought that follows from another one; a long chain adds no more than `thoughts` of them. */
  thought: 1 / 8,
  thoughts: 16,
} as const;

/** A loop or a piece that must be found on the board: what is said of one place is seen there. */
export const mustBeLocated = ({ cut, places }: Pick<Reason, 'cut' | 'places'>): boolean =>
  cut && places.length > 1;

/**
 * How hard it is to see what follows from some reasons by a chain of thoughts: about the number of reasons that must
 * be seen together. `at`: the place of what follows.
 */
export function effortOf(
  { held }: Pick<AssumptionProgram, 'held'>,
  reasons: ReasonSet,
  depth: number,
  at: Place | undefined,
): number {
  const together = reasons.map((reason) => held[reason]!);
  const pairs = together.filter(isPair);
  let sum = WEIGHT.pairs * stars(pairs);
  for (const one of together) {
    if (isPair(one)) continue;
    sum += 1;
    const { reason } = one;
    if (reason.cut && !touches(reason, at))
      sum += WEIGHT.elsewhere + (mustBeLocated(reason) ? WEIGHT.found : 0);
  }
  return Math.max(1, sum) + WEIGHT.thought * Math.min(depth, WEIGHT.thoughts);
}

/** Whether a reason says something of two things, and they are seen beside each other. */
export const isPair = ({ scope, reason }: ProgramReason): boolean =>
  scope.length === 2 && !mustBeLocated(reason);

/** Whether a reason stands at a place, or at a corner or side of it: then it is seen from there. */
function touches({ places }: Reason, at: Place | undefined): boolean {
  if (!at) return false;
  const here = middle(at);
  return places.some((place) => {
    const there = middle(place);
    return Math.abs(there.row - here.row) < 1 && Math.abs(there.col - here.col) < 1;
  });
}

function middle(place: Place): { readonly row: number; readonly col: number } {
  const { row, col } = place;
  if (place.kind === 'corner') return { row: row - 0.5, col: col - 0.5 };
  if (place.kind !== 'side') return { row, col };
  return place.towards === 'right' ? { row, col: col + 0.5 } : { row: row + 0.5, col };
}

/** How many things are needed so that each pair has one of them: those of the most pairs are taken first. */
function stars(pairs: readonly ProgramReason[]): number {
  let left = pairs;
  let count = 0;
  for (; left.length > 1; count++) {
    const sharing = new Map<string, ProgramReason[]>();
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
