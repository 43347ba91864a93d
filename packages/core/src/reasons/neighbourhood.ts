import type { Literal } from '../engine.js';
import type { AssumptionProgram } from './assumption-program.js';
import type { FactLiterals } from './fact-literals.js';

/** Relations between reasons and literals by common variables, and distances between them. */
export class Neighbourhood {
  /** Targets by variable of the model. */
  readonly #targets = new Map<number, Literal[]>();
  #targetSet: ReadonlySet<Literal> = new Set();
  /** Last visit by variable of the model. */
  readonly #visited: Int32Array;
  #turn = 0;
  /** Number of indexed reasons. */
  #indexed = 0;
  /** By variable of the model: its reasons, except constraints over the whole board. */
  readonly #reasons = new Map<number, number[]>();

  constructor(
    readonly program: AssumptionProgram,
    readonly factLiterals: FactLiterals,
    targets: readonly Literal[],
  ) {
    this.#visited = new Int32Array(factLiterals.variables.length);
    this.restrict(targets);
  }

  /** Replaces the targets. */
  restrict(targets: readonly Literal[]): void {
    this.#targetSet = new Set(targets);
    this.#targets.clear();
    for (const literal of targets) {
      const { variable } = this.factLiterals.fact(literal);
      const literals = this.#targets.get(variable);
      if (literals) literals.push(literal);
      else this.#targets.set(variable, [literal]);
    }
  }

  isTarget(literal: Literal): boolean {
    return this.#targetSet.has(literal);
  }

  /** Returns the variables of the model in a reason's scope. */
  scope(reason: number): readonly number[] {
    return this.program.reasons[reason]!.scope;
  }

  /** Returns the targets among the variables of some reasons and of a literal. */
  targetsIn(reasons: readonly number[], literal?: Literal): Literal[] {
    const turn = ++this.#turn;
    const literals: Literal[] = [];
    const visit = (variable: number) => {
      if (this.#visited[variable] === turn) return;
      this.#visited[variable] = turn;
      const targets = this.#targets.get(variable);
      if (targets) for (const target of targets) literals.push(target);
    };
    for (const reason of reasons) for (const variable of this.scope(reason)) visit(variable);
    if (literal !== undefined) visit(this.factLiterals.fact(literal).variable);
    return literals;
  }

  /** Yields pairs of matching reasons with several common open variables. */
  *pairs(
    matches: (reason: number) => boolean,
    isOpen: (literal: Literal) => boolean,
  ): Generator<readonly [number, number]> {
    const those = this.program.posted.filter(matches);
    const among = new Set(those);
    for (const one of those) {
      const shared = new Map<number, number>();
      for (const variable of this.scope(one))
        if (this.#targets.get(variable)?.some(isOpen))
          for (const other of this.#reasonsOf(variable))
            if (other > one && among.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
      for (const [other, n] of shared) if (n > 1) yield [one, other];
    }
  }

  /** Returns the reasons around a literal: those with its variable, then those with open variables of these, and so on. */
  reasonsAround(literal: Literal, radius: number, isOpen: (literal: Literal) => boolean): readonly number[] {
    const reasons = new Set<number>();
    const variables = new Set([this.factLiterals.fact(literal).variable]);
    let edge: readonly number[] = [...variables];
    for (let distance = 0; distance < radius; distance++) {
      const next: number[] = [];
      for (const variable of edge)
        for (const reason of this.#reasonsOf(variable)) {
          if (reasons.has(reason)) continue;
          reasons.add(reason);
          for (const other of this.scope(reason))
            if (!variables.has(other) && this.#targets.get(other)?.some(isOpen)) {
              variables.add(other);
              next.push(other);
            }
        }
      edge = next;
    }
    return [...reasons];
  }

  /** Sorts reasons by decreasing distance from a literal. */
  farthestFirst(reasons: readonly number[], literal: Literal): readonly number[] {
    const { place } = this.factLiterals.fact(literal);
    if (!place) return reasons;
    const distance = (reason: number) =>
      Math.min(
        ...this.program.reasons[reason]!.reason.places.map(
          ({ row, col }) => Math.abs(row - place.row) + Math.abs(col - place.col),
        ),
      );
    return reasons.toSorted((a, b) => distance(b) - distance(a));
  }

  #reasonsOf(variable: number): readonly number[] {
    this.#update();
    return this.#reasons.get(variable) ?? [];
  }

  /** Indexes the reasons of new cuts. */
  #update(): void {
    const { reasons: programReasons } = this.program;
    for (; this.#indexed < programReasons.length; this.#indexed++) {
      const reason = this.#indexed;
      // Only the parts of a constraint over the whole board are near something.
      if (programReasons[reason]!.lazy?.reasonPerCut) continue;
      for (const variable of programReasons[reason]!.scope) {
        const reasons = this.#reasons.get(variable);
        if (reasons) reasons.push(reason);
        else this.#reasons.set(variable, [reason]);
      }
    }
  }
}
