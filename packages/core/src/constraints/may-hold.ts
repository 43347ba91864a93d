import type { Place } from '../board/place.js';
import {
  addCauses,
  type PartialAssignment,
  partialTruth,
  partialValue,
} from '../expressions/partial-evaluation.js';
import { type Constraint, definitionOf, isGlobal } from './constraint.js';
import { scopeOf } from './scope.js';

/** Returns false only if a constraint cannot hold, by a local check. Ignores consequences of several constraints. */
export function mayHold(constraint: Constraint, known: PartialAssignment): boolean {
  if (!isGlobal(constraint)) return partialTruth(constraint, known) !== false;
  return definitionOf(constraint).mayHold?.(constraint, (of) => partialValue(of, known)) ?? true;
}

/** Returns true only if a constraint holds for all remaining values, by a local check. */
export function isSettled(constraint: Constraint, known: PartialAssignment): boolean {
  if (!isGlobal(constraint)) return partialTruth(constraint, known) === true;
  const meaning = definitionOf(constraint);
  const read = (of: Parameters<typeof partialValue>[0]) => partialValue(of, known);
  if (meaning.isSettled) return meaning.isSettled(constraint, read);
  if (meaning.scope(constraint).some((one) => read(one) === undefined)) return false;
  return meaning.holds(constraint, (of) => read(of)!);
}

/** A breach of a constraint by variables and places. */
export interface BreachPlaces {
  /** Ids of variables with conflicting values. */
  readonly variables: ReadonlySet<number>;
  /** Other places concerned. */
  readonly places: readonly Place[];
}

/** Returns the breaches of a constraint, each with its conflicting variables; empty if it may hold. */
export function breachesOf(constraint: Constraint, known: PartialAssignment): readonly BreachPlaces[] {
  if (!isGlobal(constraint)) {
    if (partialTruth(constraint, known) !== false) return [];
    const variables = new Set<number>();
    addCauses(constraint, known, variables);
    return [{ variables, places: [] }];
  }
  const { breaches } = definitionOf(constraint);
  const isKnown = (variable: number) => (known(variable) ?? known.least?.(variable)) !== undefined;
  if (!breaches)
    return mayHold(constraint, known)
      ? []
      : [{ variables: new Set([...scopeOf(constraint)].filter(isKnown)), places: [] }];
  return breaches(constraint, (of) => partialValue(of, known)).map(({ scope, places = [] }) => {
    const variables = new Set<number>();
    for (const one of scope)
      if (typeof one === 'object' && one.op === 'int') variables.add(one.id);
      else addCauses(one, known, variables);
    return { variables: new Set([...variables].filter(isKnown)), places };
  });
}

/** Returns the places for which a constraint is settled, though it may be open for others. */
export function settledPlaces(constraint: Constraint, known: PartialAssignment): readonly Place[] {
  if (!isGlobal(constraint)) return [];
  return definitionOf(constraint).settledPlaces?.(constraint, (of) => partialValue(of, known)) ?? [];
}

/** Returns the indices of the numbers of a constraint that are settled by themselves, though others may be open. */
export function settledNumbers(constraint: Constraint, known: PartialAssignment): readonly number[] {
  if (!isGlobal(constraint)) return [];
  return definitionOf(constraint).settledNumbers?.(constraint, (of) => partialValue(of, known)) ?? [];
}

/** Returns whether a constraint has parts that can be finished. */
export const mayFinish = (constraint: Constraint): boolean =>
  isGlobal(constraint) && definitionOf(constraint).closedParts !== undefined;

/** Returns the places of the parts of a constraint (its regions) that are closed and correct. */
export function finishedParts(
  constraint: Constraint,
  known: PartialAssignment,
): readonly (readonly Place[])[] {
  if (!isGlobal(constraint)) return [];
  return definitionOf(constraint).closedParts?.(constraint, (of) => partialValue(of, known)) ?? [];
}
