import type { Place } from '../board/place.js';
import {
  addCauses,
  type PartialAssignment,
  partialTruth,
  partialValue,
} from '../expressions/partial-evaluation.js';
import { type Constraint, isGlobal, meaningOf } from './constraint.js';
import { scopeOf } from './scope.js';

/**
 * Whether a constraint may hold, as far as one look at it shows: false only where it cannot. What follows from several
 * constraints together is not seen.
 */
export function mayHold(constraint: Constraint, known: PartialAssignment): boolean {
  if (!isGlobal(constraint)) return partialTruth(constraint, known) !== false;
  return meaningOf(constraint).mayHold?.(constraint, (of) => partialValue(of, known)) ?? true;
}

/** Whether a constraint holds whichever values follow, as far as one look at it shows: true only where it does. */
export function isSettled(constraint: Constraint, known: PartialAssignment): boolean {
  if (!isGlobal(constraint)) return partialTruth(constraint, known) === true;
  const meaning = meaningOf(constraint);
  const read = (of: Parameters<typeof partialValue>[0]) => partialValue(of, known);
  if (meaning.isSettled) return meaning.isSettled(constraint, read);
  if (meaning.scope(constraint).some((one) => read(one) === undefined)) return false;
  return meaning.holds(constraint, (of) => read(of)!);
}

/** Something that breaks a constraint. */
export interface BreachPlaces {
  /** Variables whose values clash. */
  readonly variables: ReadonlySet<number>;
  /** Other places that are concerned. */
  readonly places: readonly Place[];
}

/** What breaks a constraint: for each breach the variables whose values clash. None where it may hold. */
export function breachesOf(constraint: Constraint, known: PartialAssignment): readonly BreachPlaces[] {
  if (!isGlobal(constraint)) {
    if (partialTruth(constraint, known) !== false) return [];
    const variables = new Set<number>();
    addCauses(constraint, known, variables);
    return [{ variables, places: [] }];
  }
  const { breaches } = meaningOf(constraint);
  const isKnown = (variable: number) => (known(variable) ?? known.least?.(variable)) !== undefined;
  if (!breaches)
    return mayHold(constraint, known)
      ? []
      : [{ variables: new Set([...scopeOf(constraint)].filter(isKnown)), places: [] }];
  return breaches(constraint, (of) => partialValue(of, known)).map(({ of, at = [] }) => {
    const variables = new Set<number>();
    for (const one of of)
      if (typeof one === 'object' && one.op === 'int') variables.add(one.id);
      else addCauses(one, known, variables);
    return { variables: new Set([...variables].filter(isKnown)), places: at };
  });
}

/** The places that a constraint over many of them is settled for, though it may still be open for others. */
export function settledPlaces(constraint: Constraint, known: PartialAssignment): readonly Place[] {
  if (!isGlobal(constraint)) return [];
  return meaningOf(constraint).settled?.(constraint, (of) => partialValue(of, known)) ?? [];
}

/** The positions of those numbers of a constraint that are settled by themselves, though others may still be open. */
export function settledNumbers(constraint: Constraint, known: PartialAssignment): readonly number[] {
  if (!isGlobal(constraint)) return [];
  return meaningOf(constraint).settledNumbers?.(constraint, (of) => partialValue(of, known)) ?? [];
}

/** Whether a constraint has parts that may be finished. */
export const mayFinish = (constraint: Constraint): boolean =>
  isGlobal(constraint) && meaningOf(constraint).finished !== undefined;

/** The places of the parts of a constraint (its regions) that are closed and right. */
export function finishedParts(
  constraint: Constraint,
  known: PartialAssignment,
): readonly (readonly Place[])[] {
  if (!isGlobal(constraint)) return [];
  return meaningOf(constraint).finished?.(constraint, (of) => partialValue(of, known)) ?? [];
}
