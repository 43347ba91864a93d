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

/** One element of a vector: a boolean's literal, or the literals of an integer's values. */
export type Element = readonly Literal[];

/** Two vectors of one length differ somewhere, unless one of some literals is true. */
export class LazilyDiffer implements Lazy {
  /** For each position, the pairs of literals that say "both have this value". */
  readonly #agreements: readonly (readonly (readonly [Literal, Literal])[])[];

  constructor(
    agreements: readonly (readonly (readonly [Literal, Literal])[])[],
    readonly unless: readonly Literal[],
  ) {
    this.#agreements = agreements;
  }

  static of(left: readonly Element[], right: readonly Element[], unless: readonly Literal[]): LazilyDiffer {
    return new LazilyDiffer(
      left.map((a, at) => {
        const b = right[at]!;
        if (a.length === 1)
          return [
            [a[0]!, b[0]!],
            [-a[0]!, -b[0]!],
          ];
        return a.map((literal, value) => [literal, b[value]!] as const);
      }),
      unless,
    );
  }

  cut(value: ReadLiteral, add: (clause: readonly Literal[]) => void): void {
    const clause: Literal[] = [];
    for (const literal of this.unless) {
      if (value(literal)) return;
      if (literal !== -TRUE) clause.push(literal);
    }
    for (const position of this.#agreements) {
      const agreed = position.find(([a, b]) => value(a) && value(b));
      if (!agreed) return;
      for (const literal of agreed) if (literal !== TRUE) clause.push(-literal);
    }
    add(clause);
  }

  renamed(to: (literal: Literal) => Literal): Lazy | undefined {
    const unless = this.unless.map(to);
    if (unless.includes(TRUE)) return undefined;
    const agreements = this.#agreements.map((position) =>
      position
        .map(([a, b]) => [to(a), to(b)] as const)
        .filter(([a, b]) => a !== -TRUE && b !== -TRUE && a !== -b),
    );
    if (agreements.some((position) => position.length === 0)) return undefined;
    return new LazilyDiffer(agreements, unless);
  }

  *literals(): Iterable<Literal> {
    yield* this.unless;
    for (const position of this.#agreements) for (const pair of position) yield* pair;
  }
}
