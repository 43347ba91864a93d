import type { Literal } from '../engine.js';
import { and, type Bool } from '../expressions/expression.js';
import { type Fact, isValue } from '../expressions/fact.js';
import type { Model } from '../model.js';
import type { CoreSession } from './core-session.js';
import { type Deduction, DeductionSearch, hardestFirst, IMMEDIATE } from './deduction-search.js';
import type { FactLiterals } from './fact-literals.js';
import { minimizeLiterals, minimizeReasonsInOrder, minimizeSetInOrder } from './minimize-set.js';
import type { ConstraintReason, Reason } from './reason.js';

/** One step of a player's path. */
export interface Step<R extends Reason = Reason> {
  /** What forces the claims, with the facts; none of them can be dropped. */
  readonly reasons: readonly R[];
  /** What was known before and is needed. */
  readonly facts: readonly Fact[];
  /**
   * All values that the reasons force together and no fewer of them do; in a step that is about an excluded value, also all that
   * they exclude so.
   */
  readonly claims: readonly Fact[];
  /** How hard the hardest thought in it is, as `Deduction` counts. */
  readonly effort: number;
  /** How many other things could have been found as easily at that time. */
  readonly choices: number;
}

/** An excluded value is shown within the step that needs it, where at most this many reasons exclude it. */
const IN_PASSING = 2;
/** Of a step with more reasons than these, what a player would note down is shown first. */
const AT_ONCE = 4;

/** What something follows from, and how hard that is to see. */
type Basis = Pick<Deduction, 'reasons' | 'effort'>;

/**
 * A player's way to what is certain. Consequences of few reasons are drawn first, each as small as it is found; a value is
 * shown as soon as it is known, and what was excluded on the way as soon as a step needs it. The steps are minimal
 * explanations in the sense of Bogaerts, Gamba and Guns, "A framework for step-wise explaining how to solve constraint
 * satisfaction problems" (2021), and Espasa, Gent, Hoffmann, Jefferson and Lynch, "Using small MUSes to explain how to solve
 * pen and paper puzzles" (2021); the search for small ones by bounded propagation is our own.
 */
export class SolvePath {
  readonly #discovery: DeductionSearch;
  /** What the player knows. */
  readonly #shown = new Set<Literal>();
  /** The variables whose value the player knows: that it excludes all others goes without saying. */
  readonly #valued = new Set<number>();
  readonly #steps: Step<ConstraintReason>[] = [];
  /** Values that a rule gives a single thing by itself, with the reason, and the variables that have theirs from clues and entries. */
  readonly #glanced = new Map<Literal, number>();
  readonly #byClue = new Set<number>();
  #hasTold = false;

  /** `aims`: the literals of the key that are certain. */
  constructor(
    model: Model,
    readonly cores: CoreSession,
    readonly names: FactLiterals,
    readonly targets: readonly Literal[],
  ) {
    this.#discovery = new DeductionSearch(cores, names, targets);
    // Clues and entries are seen at once, and so is what a rule says of a single thing; what has a name must be looked for.
    for (const [reason, { source, label }] of model.posted.entries()) {
      const isSingle = !label && this.#discovery.near.scope(reason).length === 1;
      const isClue = source === 'given' || source === 'entry';
      if (!isClue && !isSingle) continue;
      const seen = this.#discovery.seenIn(reason);
      for (const literal of seen.filter((one) => this.#isValue(one)))
        if (isClue) this.#byClue.add(this.#variable(literal));
        else this.#glanced.set(literal, reason);
      this.#see(seen);
    }
    this.#tellParts();
  }

  /** The next steps, at least one; none where nothing more is certain. Throws `Undecided`. */
  next(): readonly Step<ConstraintReason>[] {
    while (this.#steps.length === 0) {
      this.#tellValues();
      if (this.#steps.length > 0 || !this.#discovery.isOpen || !this.#discovery.deduce()) break;
    }
    if (this.#steps.length === 0 && !this.#hasTold) this.#tellGlanced();
    this.#hasTold ||= this.#steps.some(({ claims }) => claims.some(isValue));
    return this.#steps.splice(0);
  }

  /** What is certain and has not been shown. */
  get left(): readonly Fact[] {
    return this.targets
      .filter((literal) => !this.#shown.has(literal))
      .map((literal) => this.names.fact(literal))
      .filter(isValue);
  }

  /** Takes what is seen without a step. */
  #see(literals: readonly Literal[]): void {
    for (const literal of literals) if (this.#isValue(literal)) this.#know(literal);
    for (const literal of literals) if (!this.#isTold(literal)) this.#know(literal);
    for (const literal of literals)
      if (this.#shown.has(literal)) this.#discovery.learn({ literal, ...IMMEDIATE });
  }

  /** Shows what a rule says of single things, each by itself. */
  #tellParts(): void {
    const said = new Map<Literal, number>();
    for (const [reason, { reason: instance }] of this.cores.program.held.entries()) {
      if (!instance.cut || this.#discovery.near.scope(reason).length !== 1) continue;
      for (const literal of this.#discovery.seenIn(reason))
        if (this.#isValue(literal) && !this.#isTold(literal)) said.set(literal, reason);
    }
    this.#tellAlike(said);
    for (const [literal, reason] of said) {
      this.#know(literal);
      this.#discovery.learn({ literal, reasons: [reason], effort: 1, depth: 0 });
    }
  }

  /** Shows what was seen without a step, where there is no other: who asks for the next one has not seen it. */
  #tellGlanced(): void {
    this.#tellAlike([...this.#glanced].filter(([literal]) => !this.#byClue.has(this.#variable(literal))));
  }

  /** Shows what reasons say of single things: where the same is said of many, one look is enough. */
  #tellAlike(said: Iterable<readonly [Literal, number]>): void {
    const alike = new Map<string, Map<Literal, number>>();
    for (const [literal, reason] of said) {
      const name = `${this.cores.program.held[reason]!.reason.rule} ${this.names.fact(literal).value}`;
      const parts = alike.get(name) ?? new Map<Literal, number>();
      alike.set(name, parts.set(literal, reason));
    }
    for (const parts of alike.values()) {
      const those = [...parts.values()].map((reason) => this.cores.program.held[reason]!.reason);
      this.#steps.push({
        reasons: [
          {
            ...those[0]!,
            places: those.flatMap(({ places }) => places),
            constraint: and(...those.map(({ constraint }) => constraint as Bool)),
          },
        ],
        facts: [],
        claims: [...parts.keys()].map((literal) => this.names.fact(literal)),
        effort: 1,
        choices: parts.size,
      });
    }
  }

  #know(literal: Literal): void {
    this.#shown.add(literal);
    if (this.#isValue(literal)) this.#valued.add(this.#variable(literal));
  }

  #isTold(literal: Literal): boolean {
    return this.#shown.has(literal) || this.#valued.has(this.#variable(literal));
  }

  #isValue(literal: Literal): boolean {
    return isValue(this.names.fact(literal));
  }

  #variable(literal: Literal): number {
    return this.names.fact(literal).variable;
  }

  #tellValues(): void {
    for (const literal of [...this.#discovery.found.keys()])
      if (this.#isValue(literal) && !this.#isTold(literal)) this.#explain(literal);
  }

  /**
   * Shows how a literal is known, and before it what was excluded on the way and is too long to say in passing; `noting`, whatever a
   * player would note down.
   */
  #explain(literal: Literal, noting = false): void {
    const { reasons, effort: sought } = this.#basis(literal, noting);
    const { choices = 0, depth, tried } = this.#discovery.found.get(literal)!;
    if (this.#isTold(literal)) return;
    const known = this.#shownIn(reasons, literal);
    const least = minimizeReasonsInOrder(this.cores, hardestFirst(reasons, this.cores), [...known, -literal]);
    if (least.length > AT_ONCE && !noting) {
      this.#explain(literal, true);
      return;
    }
    // What was found together with it, and has been shown since, may have made it easier.
    const effort = tried ? sought : Math.min(sought, this.#discovery.effort(literal, least, depth));
    const claims = this.#claims(least, literal);
    const facts = this.#needed(least, claims);
    const { held } = this.cores.program;
    this.#steps.push({
      reasons: least.map((reason) => held[reason]!.reason),
      facts: facts.map((fact) => this.names.fact(fact)),
      claims: claims.map((claim) => this.names.fact(claim)),
      effort,
      choices,
    });
    for (const claim of claims) {
      this.#know(claim);
      this.#discovery.learn({ literal: claim, reasons: least, effort, depth });
    }
  }

  /** Of what has been shown: what reasons need to force all claims, none of it in vain. */
  #needed(reasons: readonly number[], claims: readonly Literal[]): readonly Literal[] {
    const needed: Literal[] = [];
    for (const claim of claims) {
      const shown = this.#shownIn(reasons, claim).filter((one) => !needed.includes(one));
      needed.push(...minimizeLiterals(this.cores, reasons, shown, [...needed, -claim]));
    }
    if (claims.length < 2) return needed;
    return minimizeSetInOrder(needed, (some) =>
      claims.every((claim) => this.cores.refute(reasons, [...some, -claim])) ? some : undefined,
    );
  }

  /** The reasons of a literal and of what it rests on, as far as that has not been shown; `noting` shows first what a player notes down. */
  #basis(literal: Literal, noting = false): Basis {
    const { reasons, effort } = this.#discovery.found.get(literal)!;
    const all = new Set<number>();
    let hardest = effort;
    const restsOn = this.#restsOn(literal, reasons);
    for (const passing of noting ? restsOn.toReversed() : restsOn) {
      const basis = this.#basis(passing);
      if (this.#isTold(passing)) continue;
      if (basis.reasons.length > IN_PASSING || (noting && this.#isNoted(passing, basis)))
        this.#explain(passing);
      else {
        for (const reason of basis.reasons) all.add(reason);
        hardest = Math.max(hardest, basis.effort);
      }
    }
    for (const reason of reasons) all.add(reason);
    return { reasons: [...all], effort: hardest };
  }

  /** Whether a player notes down what is excluded: it takes two reasons, or it is so whatever else is found. */
  #isNoted(literal: Literal, { reasons }: Basis): boolean {
    const least = minimizeReasonsInOrder(this.cores, reasons, [...this.#shownIn(reasons, literal), -literal]);
    return least.length > 1 || this.cores.refute(least, [-literal]) !== undefined;
  }

  /** What has been found but not shown, and is needed for a literal beside the reasons. */
  #restsOn(literal: Literal, reasons: readonly number[]): readonly Literal[] {
    const shown = this.#shownIn(reasons, literal);
    if (this.cores.refute(reasons, [...shown, -literal])) return [];
    const before = this.#discovery.foundBefore(literal);
    const unseen = this.#discovery.near
      .aimsIn(reasons, literal)
      .filter((one) => before.has(one) && !this.#isTold(one));
    return minimizeLiterals(this.cores, reasons, unseen.reverse(), [...shown, -literal]);
  }

  /** What reasons force together and no fewer of them do: values and, where a literal excludes one, exclusions. */
  #claims(reasons: readonly number[], literal: Literal): readonly Literal[] {
    const open = this.#discovery.near.aimsIn(reasons, literal).filter((one) => !this.#isTold(one));
    const values = this.#forcedOnlyBy(
      reasons,
      open.filter((one) => this.#isValue(one)),
      literal,
    );
    const valued = new Set(values.map((one) => this.#variable(one)));
    if (valued.has(this.#variable(literal))) return values;
    const others = open.filter((one) => !this.#isValue(one) && !valued.has(this.#variable(one)));
    return [...values, ...this.#forcedOnlyBy(reasons, others, literal)];
  }

  /** Those of some literals that reasons force together and no fewer of them do. */
  #forcedOnlyBy(
    reasons: readonly number[],
    literals: readonly Literal[],
    about: Literal,
  ): readonly Literal[] {
    const cores = this.cores.forced(reasons, literals, this.#shownIn(reasons, about));
    const fewer = reasons.map((reason) => {
      const others = reasons.filter((one) => one !== reason);
      return { reason, others, known: this.#shownIn(others, about) };
    });
    let forced: readonly Literal[] = [...cores.keys()];
    // Most of what fewer reasons force has a core that says so.
    for (const { reason, known } of fewer) {
      const given = new Set(known);
      forced = forced.filter((literal) => {
        const core = cores.get(literal)!;
        const isCheaper =
          !core.reasons.includes(reason) && core.literals.every((one) => one === -literal || given.has(one));
        return !isCheaper;
      });
    }
    for (const { others, known } of fewer) {
      const cheaper = new Set(this.cores.forcedBy(others, forced, known));
      forced = forced.filter((one) => !cheaper.has(one));
    }
    return forced;
  }

  /** What the player knows of the things that reasons, or a literal, speak of. */
  #shownIn(reasons: readonly number[], literal: Literal): Literal[] {
    return this.#discovery.near.aimsIn(reasons, literal).filter((one) => this.#shown.has(one));
  }
}
