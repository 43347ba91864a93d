import type { Literal } from './engine.js';
import { TRUE } from './literal.js';

/** Reads a literal in the assignment that an engine proposes. */
export type ReadLiteral = (literal: Literal) => boolean;

/**
 * A rule that is too long to state at once. The engine proposes an assignment; the rule answers with cuts: clauses
 * that follow from it and that this assignment violates. Cuts stay for the whole session.
 */
export interface Lazy {
  /** Calls `add` with each cut; not at all if the assignment keeps the rule. */
  cut(value: ReadLiteral, add: (clause: readonly Literal[]) => void): void;
  /** The same rule over other literals; undefined if it can no longer be broken. */
  renamed(to: (literal: Literal) => Literal): Lazy | undefined;
  /** Every literal it reads or writes. */
  literals(): Iterable<Literal>;
}

/** One element of a vector: a literal for each value that it may have in common with its counterpart. */
export type Element = readonly Literal[];

/** Two vectors of one length differ somewhere, unless one of some literals is true. */
export class LazilyDiffer implements Lazy {
  constructor(
    readonly left: readonly Element[],
    readonly right: readonly Element[],
    readonly unless: readonly Literal[],
  ) {}

  cut(value: ReadLiteral, add: (clause: readonly Literal[]) => void): void {
    const clause: Literal[] = [];
    for (const literal of this.unless) {
      if (value(literal)) return;
      if (literal !== -TRUE) clause.push(literal);
    }
    for (const [at, element] of this.left.entries()) {
      const agreed = agreements(element, this.right[at]!).find(([a, b]) => value(a) && value(b));
      if (!agreed) return;
      for (const literal of agreed) if (literal !== TRUE) clause.push(-literal);
    }
    add(clause);
  }

  renamed(to: (literal: Literal) => Literal): Lazy | undefined {
    const unless = this.unless.map(to);
    if (unless.includes(TRUE)) return undefined;
    const [left, right]: [Element[], Element[]] = [[], []];
    for (const [at, element] of this.left.entries()) {
      const [a, b] = [element.map(to), this.right[at]!.map(to)];
      if (!agreements(a, b).some(canBeTrue)) return undefined;
      left.push(a);
      right.push(b);
    }
    return new LazilyDiffer(left, right, unless);
  }

  *literals(): Iterable<Literal> {
    yield* this.unless;
    for (const element of this.left) yield* element;
    for (const element of this.right) yield* element;
  }
}

/** The pairs of literals each of which says "both elements have this value". */
const agreements = (a: Element, b: Element): (readonly [Literal, Literal])[] =>
  a.map((literal, at) => [literal, b[at]!]);

const canBeTrue = ([a, b]: readonly [Literal, Literal]): boolean => a !== -TRUE && b !== -TRUE && a !== -b;
