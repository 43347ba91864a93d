import type { Place } from '../board/place.js';
import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';

/** Returns the value of a literal in a proposed assignment. */
export type ReadLiteral = (literal: Literal) => boolean;

/**
 * Finds the cuts of successive assignments. `changed`: variables whose values differ from the previous assignment; undefined the first
 * time. So it only examines the surroundings of changes.
 */
export type IncrementalCuts = (value: ReadLiteral, changed: Int32Array | undefined, add: AddCut) => void;

/** Returns the root value of a literal: 1 true, -1 false, 0 open. */
export type LiteralState = (literal: Literal) => number;

/** Adds a clause with the places that it concerns; by default, those of the posted constraint. */
export type AddCut = (clause: readonly Literal[], places?: readonly Place[]) => void;

/** Reports a literal that must be true, with the cut that implies it: all other literals of the cut are known to be false. */
export type Imply = (literal: Literal, because: (add: AddCut) => void) => void;

/** Writes rows of a lazy constraint after simplification. */
export interface EagerWriter {
  /** Creates a literal of a new variable. */
  fresh(): Literal;
  /** Requires the coefficients of the true literals to add up to a total. */
  total(terms: readonly (readonly [number, Literal])[], is: number): void;
}

/**
 * A constraint that is too long to write in full. The engine proposes an assignment, and the constraint returns cuts: implied clauses that
 * the assignment violates. Cuts stay for the whole session.
 */
export interface LazyConstraint {
  /** The constraint covers the whole board, so each cut is a reason of its own with its own places. */
  readonly reasonPerCut?: true;
  /** Calls `add` with each cut; not at all if the assignment satisfies the constraint. */
  cut(value: ReadLiteral, add: AddCut): void;
  /** Returns a cut generator for the assignments of one search, if that is faster than a complete check of each. */
  incremental?(): IncrementalCuts;
  /** Calls `imply` with the literals that follow from the known ones; these may be known already. */
  propagate?(known: LiteralState, imply: Imply): void;
  /** Yields clauses that follow from the known literals and would otherwise be cut repeatedly. */
  eagerClauses?(known: LiteralState, writer: EagerWriter): Iterable<readonly Literal[]>;
  /** Returns the constraint over other literals; undefined if it cannot be violated any more. */
  rename(to: (literal: Literal) => Literal): LazyConstraint | undefined;
  /** Returns all its literals. */
  literals(): Iterable<Literal>;
}

/** A lazy constraint with its origin. */
export interface PostedLazyConstraint {
  readonly constraint: LazyConstraint;
  /** Name of the rule, or `given`. */
  readonly source: string;
  readonly places: readonly Place[];
  /** The constraint holds only if none of these is true. */
  readonly unless: readonly Literal[];
}

/** A clause that a lazy constraint has added, with the places that it concerns. */
export interface Cut {
  readonly source: string;
  readonly places: readonly Place[];
  readonly clause: readonly Literal[];
}

/** Returns the cuts of a lazy constraint for a proposed assignment. */
export function cutsOf(posted: PostedLazyConstraint, value: ReadLiteral): Cut[] {
  if (posted.unless.some(value)) return [];
  const cuts: Cut[] = [];
  posted.constraint.cut(value, collectorOf(posted, cuts));
  return cuts;
}

/** Returns a function that finds the cuts of successive assignments. */
export function cutGenerator(
  posted: PostedLazyConstraint,
): (value: ReadLiteral, changed: Int32Array | undefined) => Cut[] {
  // A constraint that is released at times would miss changes.
  const follow = posted.unless.length === 0 ? posted.constraint.incremental?.() : undefined;
  if (!follow) return (value) => cutsOf(posted, value);
  return (value, changed) => {
    const cuts: Cut[] = [];
    follow(value, changed, collectorOf(posted, cuts));
    return cuts;
  };
}

/** Collects cuts with their source. */
function collectorOf({ source, places, unless }: PostedLazyConstraint, cuts: Cut[]): AddCut {
  const selectors = unless.filter((literal) => literal !== -TRUE);
  return (clause, at = places) => {
    cuts.push({ source, places: at, clause: [...selectors, ...clause] });
  };
}
