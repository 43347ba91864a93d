import type { Place } from '../board/place.js';
import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';

/** Reads a literal in the assignment that an engine proposes. */
export type ReadLiteral = (literal: Literal) => boolean;

/**
 * Finds the cuts of one proposal after the other. `changed`: the variables whose value is another than in the one before; not given
 * with the first. So it looks only near what has changed.
 */
export type IncrementalCuts = (value: ReadLiteral, changed: Int32Array | undefined, add: AddCut) => void;

/** What is known of a literal: 1 true, -1 false, 0 open. */
export type LiteralState = (literal: Literal) => number;

/** Takes a clause, and where on the board what it forbids is: by default, wherever the rule was posted. */
export type AddCut = (clause: readonly Literal[], places?: readonly Place[]) => void;

/** Takes a literal that must be true, and the cut that says so: of its literals, all others are known to be false. */
export type Imply = (literal: Literal, because: (add: AddCut) => void) => void;

/** What a lazy rule may state besides clauses, once the program is simplified. */
export interface EagerWriter {
  /** A literal of a new variable. */
  fresh(): Literal;
  /** The coefficients of the true literals add up to a total. */
  total(terms: readonly (readonly [number, Literal])[], is: number): void;
}

/**
 * A rule that is too long to state at once. The engine proposes an assignment; the rule answers with cuts: clauses
 * that follow from it and that this assignment violates. Cuts stay for the whole session.
 */
export interface LazyConstraint {
  /** Whether it is a rule over the whole board, so that a player thinks of its cuts one by one: each has its own places. */
  readonly reasonPerCut?: true;
  /** Calls `add` with each cut; not at all if the assignment keeps the rule. */
  cut(value: ReadLiteral, add: AddCut): void;
  /** The same for the proposals of one search, where that is quicker than to look at each of them as a whole. */
  incremental?(): IncrementalCuts;
  /** Yields the literals that must be true, given what is known of others. What is known already may be among them. */
  propagate?(known: LiteralState, imply: Imply): void;
  /** Clauses that follow from what is known, and that would be cut again and again. */
  eagerClauses?(known: LiteralState, besides: EagerWriter): Iterable<readonly Literal[]>;
  /** The same rule over other literals; undefined if it can no longer be broken. */
  renamed(to: (literal: Literal) => Literal): LazyConstraint | undefined;
  /** Every literal it reads or writes. */
  literals(): Iterable<Literal>;
}

/** A lazy rule where it was posted. */
export interface PostedLazyConstraint {
  readonly rule: LazyConstraint;
  /** The name of the rule, or `given`. */
  readonly source: string;
  readonly places: readonly Place[];
  /** It holds only where none of these is true. */
  readonly unless: readonly Literal[];
}

/** A clause that a lazy rule has added, and what it is about. */
export interface Cut {
  readonly source: string;
  readonly places: readonly Place[];
  readonly clause: readonly Literal[];
}

/** The cuts of a lazy rule under the assignment that was proposed. */
export function cutsOf(posted: PostedLazyConstraint, value: ReadLiteral): Cut[] {
  if (posted.unless.some(value)) return [];
  const cuts: Cut[] = [];
  posted.rule.cut(value, collecting(posted, cuts));
  return cuts;
}

/** The cuts of a lazy rule under one assignment after the other, as a search proposes them. */
export function cutGenerator(
  posted: PostedLazyConstraint,
): (value: ReadLiteral, changed: Int32Array | undefined) => Cut[] {
  // What is released now and then would have missed what has changed meanwhile.
  const follow = posted.unless.length === 0 ? posted.rule.incremental?.() : undefined;
  if (!follow) return (value) => cutsOf(posted, value);
  return (value, changed) => {
    const cuts: Cut[] = [];
    follow(value, changed, collecting(posted, cuts));
    return cuts;
  };
}

/** Writes cuts down with the rule that they come from. */
function collecting({ source, places, unless }: PostedLazyConstraint, cuts: Cut[]): AddCut {
  const released = unless.filter((literal) => literal !== -TRUE);
  return (clause, where = places) => {
    cuts.push({ source, places: where, clause: [...released, ...clause] });
  };
}
