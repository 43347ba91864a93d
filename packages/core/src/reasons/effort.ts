import type { Place } from '../board/place.js';
import type { AssumptionProgram, ProgramReason } from './assumption-program.js';
import { kindOf, type Reason } from './reason.js';
import type { ReasonSet } from './reason-set.js';

/** Additional effort of an inference besides its reasons. */
const WEIGHT = {
  /** A rule over the whole board that concerns another place must be looked for; a loop or component must itself be found, too. */
  elsewhere: 1 / 2,
  found: 1 / 2,
  /** Lines from cell to cell that would close or be cut off must be followed, and players see a square of four immediately. */
  line: 1 / 2,
  longLine: 5 / 2,
  /** A rule about pairs, for all pairs with a common variable: players see one variable and its neighbours. */
  pairs: 1 / 2,
  /** A step that finds only excluded values, which players must note. */
  note: 3 / 8,
  /** A number that excludes a value which the step needs. */
  passing: 1 / 8,
  /** Maximum number of chained inferences that count. */
  thoughts: 16,
} as const;

/** Additional effort of a chained inference. */
export const CHAIN_EFFORT = 1 / 8;

/** Minimum effort of chains through all-different constraints that are no technique. */
export const FORCING_EFFORT = 5.5;

/** Returns whether a loop or component must be found on the board; players see a single place immediately. */
export const mustBeLocated = ({ cut, places }: Pick<Reason, 'cut' | 'places'>): boolean =>
  cut && places.length > 1;

/** Maximum number of links of a line that players see immediately. */
const SHORT_LINE = 4;

/** Returns the additional effort of following lines from cell to cell. A line along sides has cells inside it, which players see. */
function lineEffort(reason: Pick<Reason, 'cut' | 'places'>): number {
  if (!mustBeLocated(reason) || reason.places.some(({ kind }) => kind !== 'link')) return 0;
  return reason.places.length > SHORT_LINE ? WEIGHT.longLine : WEIGHT.line;
}

/** Effort of a chain of inferences from some reasons: about the number of reasons to consider together. `at`: place of the consequence. */
export function effortOf(
  { reasons: programReasons }: Pick<AssumptionProgram, 'reasons'>,
  reasons: ReasonSet,
  depth: number,
  at: Place | undefined,
): number {
  const together = reasons.map((reason) => programReasons[reason]!);
  const pairs = together.filter(isPair);
  let sum = WEIGHT.pairs * cover(pairs);
  for (const one of together) {
    if (isPair(one)) continue;
    const { reason } = one;
    sum += 1 + lineEffort(reason);
    if (reason.cut && !touches(reason, at))
      sum += WEIGHT.elsewhere + (mustBeLocated(reason) ? WEIGHT.found : 0);
  }
  return Math.max(1, sum) + CHAIN_EFFORT * Math.min(depth, WEIGHT.thoughts);
}

/** Returns the additional effort of a step, beside its inference, for what a player must note or keep in mind. */
export function noteEffort(
  { reasons: programReasons }: Pick<AssumptionProgram, 'reasons'>,
  passing: ReasonSet,
  findsValue: boolean,
): number {
  const numbers = passing.filter((reason) => kindOf(programReasons[reason]!.reason) === 'count');
  return (findsValue ? 0 : WEIGHT.note) + WEIGHT.passing * numbers.length;
}

/** Returns whether a reason concerns two adjacent variables. */
export const isPair = ({ scope, reason }: ProgramReason): boolean =>
  scope.length === 2 && !mustBeLocated(reason);

/** Returns whether a reason is visible from a place: at it, or at its corner or side. */
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

/** Counts the variables needed to cover all pairs, greedily. */
function cover(pairs: readonly ProgramReason[]): number {
  let left = pairs;
  let count = 0;
  for (; left.length > 1; count++) {
    const sharing = new Map<string, ProgramReason[]>();
    for (const pair of left)
      for (const variable of pair.scope) {
        const name = `${variable} ${pair.reason.rule}`;
        const sharingPairs = sharing.get(name);
        if (sharingPairs) sharingPairs.push(pair);
        else sharing.set(name, [pair]);
      }
    const most = new Set([...sharing.values()].reduce((a, b) => (b.length > a.length ? b : a)));
    left = left.filter((pair) => !most.has(pair));
  }
  return count + left.length;
}
