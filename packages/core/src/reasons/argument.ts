import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import type { Fact } from '../expressions/fact.js';
import type { CoreSession } from './core-session.js';
import type { FactLiterals } from './fact-literals.js';
import { minimizeLiterals, minimizeReasonsInOrder } from './minimize-reasons.js';
import type { Neighbourhood } from './neighbourhood.js';
import type { ConstraintReason, Reason } from './reason.js';

/** A contradiction that follows from a supposition, in lines of few reasons. */
export interface Contradiction {
  readonly supposition: Fact;
  /** Consequences in order; the last line is the contradiction. */
  readonly lines: readonly ArgumentLine[];
}

/** Facts that follow from known facts and earlier lines, by a few reasons or by a contradiction of their own. */
export interface ArgumentLine {
  /** Indices in the argument's reasons; empty with a contradiction of its own. */
  readonly reasons: readonly number[];
  /** Empty if the reasons contradict known literals. */
  readonly claims: readonly Fact[];
  /** Contradiction that follows from the negation of the only claim. */
  readonly nested?: Contradiction;
}

/**
 * Shows by contradiction why the first claim of a step holds: a nested explanation in the sense of Bogaerts, Gamba and Guns, "A framework
 * for step-wise explaining how to solve constraint satisfaction problems" (2021). Its reasons may be others than those of the step, and it
 * may use all facts known before.
 */
export interface Argument<R extends Reason = Reason> extends Contradiction {
  readonly reasons: readonly R[];
}

/** Literals that follow together from a few reasons or from a refutation. */
interface Inference {
  readonly reasons: readonly number[];
  readonly literals: readonly Literal[];
  /** Number of literals that were known before. */
  readonly after: number;
  /** Refutation of the negation of the only literal. */
  readonly refutation?: Refutation;
}

/** A contradiction with the inferences that lead to it. */
interface Refutation {
  readonly supposition: Literal;
  /** All known literals: those before, the supposition, and those of the inferences. */
  readonly known: readonly Literal[];
  readonly inferences: readonly Inference[];
  readonly contradiction: readonly number[];
}

/** Maximum number of literals that are tried for the nested arguments of one argument. */
const MAX_TRIES = 200;

/** Builds the arguments of the steps of a path. */
export class ArgumentBuilder {
  constructor(
    readonly cores: CoreSession,
    readonly factLiterals: FactLiterals,
    readonly neighbourhood: Neighbourhood,
  ) {}

  /**
   * Returns an argument for a claim that follows from some reasons: from these if possible, else from all that are posted, else with the
   * contradiction of the reasons as its only line. `knownAround` returns the known facts around some reasons.
   */
  build(
    reasons: readonly number[],
    claim: Literal,
    knownAround: (reasons: readonly number[]) => readonly Literal[],
  ): Argument<ConstraintReason> {
    const refute = (some: readonly number[]) => {
      const known = new KnownLiterals(this.factLiterals);
      known.add([...knownAround(some), -claim]);
      return this.#refute(some, -claim, known, 0, MAX_TRIES);
    };
    const refuteTogether = (): Refutation => {
      const known = [...knownAround(reasons), -claim];
      const contradiction = minimizeReasonsInOrder(this.cores, reasons, known);
      return { supposition: -claim, known, inferences: [], contradiction };
    };
    const refutation = refute(reasons) ?? refute(this.cores.program.posted) ?? refuteTogether();
    const indices = new Map<number, number>();
    const contradiction = this.#write(refutation, new Set(), (reason) => {
      const index = indices.get(reason) ?? indices.size;
      indices.set(reason, index);
      return index;
    });
    const { reasons: programReasons } = this.cores.program;
    return { ...contradiction, reasons: [...indices.keys()].map((reason) => programReasons[reason]!.reason) };
  }

  /**
   * Refutes a supposition by inferences of one reason, else of two, else by nested refutations with at most `tries` suppositions. Known
   * literals from index `since` on may have new consequences.
   */
  #refute(
    reasons: readonly number[],
    supposition: Literal,
    known: KnownLiterals,
    since: number,
    tries: number,
  ): Refutation | undefined {
    const inferences: Inference[] = [];
    const refutationBy = (contradiction: readonly number[]): Refutation => ({
      supposition,
      known: known.literals,
      inferences,
      contradiction,
    });
    for (let from = since, left = tries; ; ) {
      const reason = this.#propagate(reasons, known, from, inferences);
      if (reason !== undefined) return refutationBy([reason]);
      if (left <= 0) return undefined;
      from = known.literals.length;
      const pair = this.#pairInference(reasons, known);
      if (pair?.literals.length === 0) return refutationBy(pair.reasons);
      let next = pair;
      for (const literal of pair ? [] : known.open(this.neighbourhood.targetsIn(reasons))) {
        if (!this.factLiterals.fact(literal).holds) continue;
        if (left-- <= 0) return undefined;
        const nested = known.copy();
        nested.add([literal]);
        const refutation = this.#refute(reasons, literal, nested, from, 0);
        if (!refutation) continue;
        next = { reasons: [], literals: [-literal], after: from, refutation };
        break;
      }
      if (!next) return undefined;
      inferences.push(next);
      known.add(next.literals);
    }
  }

  /** Adds what single reasons imply, until nothing is new; returns a reason that contradicts known literals, if there is one. */
  #propagate(
    reasons: readonly number[],
    known: KnownLiterals,
    since: number,
    inferences: Inference[],
  ): number | undefined {
    for (let from = since; from < known.literals.length; ) {
      const changed = known.variablesSince(from);
      from = known.literals.length;
      for (const reason of reasons) {
        checkpoint();
        if (!this.neighbourhood.scope(reason).some((variable) => changed.has(variable))) continue;
        const literals = this.#consequences([reason], known);
        if (!literals) return reason;
        if (literals.length === 0) continue;
        inferences.push({ reasons: [reason], literals, after: known.literals.length });
        known.add(literals);
      }
    }
    return undefined;
  }

  /** Returns what the first two reasons imply that imply anything together; no literals if they contradict known ones. */
  #pairInference(reasons: readonly number[], known: KnownLiterals): Inference | undefined {
    for (const [at, reason] of reasons.entries())
      for (const other of reasons.slice(at + 1)) {
        const pair = [reason, other];
        if (!this.#shareOpen(reason, other, known)) continue;
        const literals = this.#consequences(pair, known);
        if (!literals || literals.length > 0)
          return { reasons: pair, literals: literals ?? [], after: known.literals.length };
      }
    return undefined;
  }

  /** Returns whether two reasons have an open variable in common. */
  #shareOpen(reason: number, other: number, known: KnownLiterals): boolean {
    const variables = this.neighbourhood.scope(reason);
    return this.neighbourhood
      .scope(other)
      .some((variable) => variables.includes(variable) && !known.hasValue(variable));
  }

  /** Returns what some reasons imply with the known literals; undefined if they contradict each other. */
  #consequences(reasons: readonly number[], known: KnownLiterals): readonly Literal[] | undefined {
    const targets = this.neighbourhood.targetsIn(reasons);
    const open = known.open(targets);
    const near = known.among(targets);
    if (open.length === 0) return this.cores.refute(reasons, near) ? undefined : [];
    const implied = new Set(this.cores.forcedByFew(reasons, open, near));
    const [literal] = implied;
    if (literal !== undefined && implied.has(-literal)) return undefined;
    return this.#withoutImplied([...implied]);
  }

  /** Filters out exclusions of variables whose value is among the literals. */
  #withoutImplied(literals: readonly Literal[]): readonly Literal[] {
    const facts = literals.map((literal) => this.factLiterals.fact(literal));
    const valued = new Set(facts.flatMap(({ holds, variable }) => (holds ? variable : [])));
    return literals.filter((_, at) => facts[at]!.holds || !valued.has(facts[at]!.variable));
  }

  /** Writes a refutation down, with only the lines and literals that its contradiction needs; adds the literals it needs to `needed`. */
  #write(
    { supposition, known, inferences, contradiction }: Refutation,
    needed: Set<Literal>,
    indexOf: (reason: number) => number,
  ): Contradiction {
    const { cores, factLiterals } = this;
    // Later literals are removed first, so that the argument is short.
    const need = (reasons: readonly number[], before: number, always: readonly Literal[]) => {
      const premises = known.slice(0, before).reverse();
      for (const literal of minimizeLiterals(cores, reasons, premises, always)) needed.add(literal);
    };
    need(contradiction, known.length, []);
    const lines: ArgumentLine[] = [{ reasons: contradiction.map(indexOf), claims: [] }];
    for (const { reasons, literals, after, refutation } of inferences.toReversed()) {
      const used = literals.filter((literal) => needed.has(literal));
      if (used.length === 0) continue;
      const nested = refutation && this.#write(refutation, needed, indexOf);
      if (!nested) for (const literal of used) need(reasons, after, [-literal]);
      lines.unshift({
        reasons: reasons.map(indexOf),
        claims: used.map((literal) => factLiterals.fact(literal)),
        ...(nested && { nested }),
      });
    }
    return { supposition: factLiterals.fact(supposition), lines };
  }
}

/** Literals in the order in which they became known. */
class KnownLiterals {
  readonly literals: Literal[] = [];
  readonly #byVariable = new Map<number, Literal[]>();
  /** Variables with a known value. */
  readonly #valued = new Set<number>();

  constructor(readonly factLiterals: FactLiterals) {}

  add(literals: readonly Literal[]): void {
    for (const literal of literals) {
      const { variable, holds } = this.factLiterals.fact(literal);
      this.literals.push(literal);
      this.#byVariable.set(variable, [...(this.#byVariable.get(variable) ?? []), literal]);
      if (holds) this.#valued.add(variable);
    }
  }

  copy(): KnownLiterals {
    const copy = new KnownLiterals(this.factLiterals);
    copy.add(this.literals);
    return copy;
  }

  hasValue(variable: number): boolean {
    return this.#valued.has(variable);
  }

  /** Returns the variables of the literals from an index on. */
  variablesSince(index: number): ReadonlySet<number> {
    return new Set(this.literals.slice(index).map((literal) => this.factLiterals.fact(literal).variable));
  }

  /** Returns the known literals about the variables of some literals. */
  among(literals: readonly Literal[]): readonly Literal[] {
    const variables = new Set(literals.map((literal) => this.factLiterals.fact(literal).variable));
    return [...variables].flatMap((variable) => this.#byVariable.get(variable) ?? []);
  }

  /** Returns those literals and their negations that are open. */
  open(literals: readonly Literal[]): readonly Literal[] {
    return literals.flatMap((literal) => {
      const { variable } = this.factLiterals.fact(literal);
      const known = this.#byVariable.get(variable) ?? [];
      const isKnown = this.#valued.has(variable) || known.includes(literal) || known.includes(-literal);
      return isKnown ? [] : [literal, -literal];
    });
  }
}
