import { placeKey } from '../board/place.js';
import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import { and, type Bool } from '../expressions/expression.js';
import { type Fact, isValue } from '../expressions/fact.js';
import { TRUE } from '../literal.js';
import { minimizeSetInOrder } from '../minimize-set.js';
import type { Model } from '../model.js';
import type { Candidates } from '../techniques/candidates.js';
import { hiddenSingles, nakedSingles } from '../techniques/singles.js';
import type { TechniqueName, TechniquePattern } from '../techniques/technique.js';
import { type Argument, ArgumentBuilder } from './argument.js';
import type { CoreSession } from './core-session.js';
import {
  type Deduction,
  DeductionSearch,
  hardestFirst,
  IMMEDIATE,
  type NamedUse,
} from './deduction-search.js';
import { noteEffort } from './effort.js';
import type { FactLiterals } from './fact-literals.js';
import { minimizeLiterals, minimizeReasonsInOrder } from './minimize-reasons.js';
import type { ConstraintReason, Reason } from './reason.js';

/** One step of a player's solve path. */
export interface Step<R extends Reason = Reason> {
  /** Minimal set of reasons that force the claims, together with the facts. */
  readonly reasons: readonly R[];
  /** Premises: known facts that are needed. */
  readonly facts: readonly Fact[];
  /**
   * All values that these reasons force, but no subset of them; in a step about an excluded value, also all values that they exclude in
   * this way. On large boards, only those that were found already.
   */
  readonly claims: readonly Fact[];
  /** Effort of its hardest inference, as in `Deduction`, and of what a player must note for it or because of it. */
  readonly effort: number;
  /** Number of other facts that were as easy to find. */
  readonly choices: number;
  /** Where a technique of all-different constraints finds the claims. */
  readonly pattern?: TechniquePattern;
  /** The name of its technique; absent until a task names it. */
  readonly technique?: TechniqueName;
  /** Why its first claim holds, if it has many reasons and no technique, and the path is to have arguments. */
  readonly argument?: Argument<R>;
}

/** Maximum number of reasons of an exclusion that is shown within the step that needs it. */
const MAX_PASSING = 2;
/** Maximum number of reasons of a step before the player's pencil marks are shown first. */
const MAX_AT_ONCE = 4;
/**
 * Product of the numbers of tested literals and of variables above which a step claims only values and exclusions of its own variable,
 * because the tests take too long.
 */
const MAX_TESTS = 4_000_000;

/** Reasons of a fact, and the effort of seeing it. */
interface Basis extends Pick<Deduction, 'reasons' | 'effort'> {
  /** Shown literals that suffice as premises; undefined if they must be searched. */
  readonly premises: readonly Literal[] | undefined;
}

/**
 * A player's solve path to everything that is certain. Consequences of few reasons come first, each as small as it is found; a value is
 * shown as soon as it is known, and an exclusion as soon as a step needs it. The steps are minimal explanations in the sense of Bogaerts,
 * Gamba and Guns, "A framework for step-wise explaining how to solve constraint satisfaction problems" (2021), and Espasa, Gent, Hoffmann,
 * Jefferson and Lynch, "Using small MUSes to explain how to solve pen and paper puzzles" (2021); the search for small ones by bounded
 * propagation is original.
 */
export class SolvePath {
  readonly #discovery: DeductionSearch;
  /** Literals that the player knows. */
  readonly #shown = new Set<Literal>();
  /** Variables whose value the player knows; exclusions of their other values need no step. */
  readonly #valued = new Set<number>();
  readonly #steps: Step<ConstraintReason>[] = [];
  /**
   * Values that a rule implies for a single variable alone, by literal with the reason, and variables with values from clues and entries.
   */
  readonly #obvious = new Map<Literal, number>();
  readonly #byClue = new Set<number>();
  /** Possible values under the shown literals, without those that a player sees immediately. */
  readonly #candidates: Candidates | undefined;
  readonly #arguments: ArgumentBuilder | undefined;
  #hasShown = false;
  /** Effort of the hardest step so far. */
  #maxEffort = 0;

  /** `targets`: literals of an answer. `withArguments`: steps of many reasons have arguments, or only the hardest so far. */
  constructor(
    model: Model,
    readonly cores: CoreSession,
    readonly factLiterals: FactLiterals,
    targets: readonly Literal[],
    readonly withArguments: boolean | 'hardest' = false,
  ) {
    this.#discovery = new DeductionSearch(cores, factLiterals, targets);
    if (withArguments)
      this.#arguments = new ArgumentBuilder(cores, factLiterals, this.#discovery.neighbourhood);
    this.#candidates = this.#discovery.newCandidates();
    // Players see clues, entries and rules about a single variable immediately; an instance with a label must be looked for.
    for (const [reason, { source, label }] of model.posted.entries()) {
      const isSingle = !label && this.#discovery.neighbourhood.scope(reason).length === 1;
      checkpoint();
      const isClue = source === 'given' || source === 'entry';
      if (!isClue && !isSingle) continue;
      const seen = this.#discovery.obviousIn(reason);
      for (const literal of seen.filter((one) => this.#isValue(one)))
        if (isClue) this.#byClue.add(this.#variable(literal));
        else this.#obvious.set(literal, reason);
      this.#see(seen);
    }
    this.#showParts();
  }

  /**
   * Returns the next steps, at least one; empty if nothing more is certain, or if it needs certainty.
   * @throws {UndecidedError}
   */
  next(): readonly Step<ConstraintReason>[] {
    while (this.#steps.length === 0) {
      this.#showValue();
      if (this.#steps.length > 0 || !this.#discovery.isOpen || !this.#discovery.deduce()) break;
    }
    if (this.#steps.length === 0 && !this.#hasShown && !this.needsCertainty) this.#showObvious();
    this.#hasShown ||= this.#steps.some(({ claims }) => claims.some(isValue));
    return this.#steps.splice(0);
  }

  /** Whether further steps are found only among literals that are certain. */
  get needsCertainty(): boolean {
    return this.#discovery.isOpen && !this.#discovery.isCertain;
  }

  /** Restricts the targets to literals that all answers have in common. */
  restrict(targets: readonly Literal[]): void {
    this.#discovery.restrict(targets);
  }

  /** Values among the targets that were not shown yet. */
  get left(): readonly Fact[] {
    return this.#discovery.targets
      .filter((literal) => !this.#shown.has(literal))
      .map((literal) => this.factLiterals.fact(literal))
      .filter(isValue);
  }

  /** Learns literals that are seen without a step. */
  #see(literals: readonly Literal[]): void {
    for (const literal of literals) if (this.#isValue(literal)) this.#know(literal);
    for (const literal of literals) if (!this.#isShown(literal)) this.#know(literal);
    for (const literal of literals)
      if (this.#shown.has(literal)) this.#discovery.learn({ literal, ...IMMEDIATE });
  }

  /** Shows the consequences of cuts for single variables, each separately. */
  #showParts(): void {
    const values = new Map<Literal, number>();
    for (const [reason, { reason: instance }] of this.cores.program.reasons.entries()) {
      if (!instance.cut || this.#discovery.neighbourhood.scope(reason).length !== 1) continue;
      for (const literal of this.#discovery.obviousIn(reason))
        if (this.#isValue(literal) && !this.#isShown(literal)) values.set(literal, reason);
    }
    this.#showTogether(values);
    for (const [literal, reason] of values) {
      this.#know(literal);
      this.#discovery.learn({ literal, reasons: [reason], effort: 1, depth: 0 });
    }
  }

  /** Shows obvious values as steps if there are no others, because a player who asks for the next step has missed them. */
  #showObvious(): void {
    this.#showTogether([...this.#obvious].filter(([literal]) => !this.#byClue.has(this.#variable(literal))));
  }

  /** Shows equal values beside one object in one step, such as all cells around a finished island. Returns whether there are several. */
  #showAround(literal: Literal): boolean {
    const about = this.#thingBeside(literal);
    if (about === undefined) return false;
    const alike = new Map<Literal, number>();
    for (const other of this.#discovery.found.keys())
      if (this.#isValue(other) && !this.#isShown(other) && this.#thingBeside(other) === about)
        alike.set(other, this.#discovery.found.get(other)!.reasons[0]!);
    const claims = [...alike].filter(([one, reason]) =>
      this.cores.refuteByFew([reason], [...this.#shownIn([reason], one), -one]),
    );
    if (claims.length < 2) return false;
    const { effort, choices = 0, depth } = this.#discovery.found.get(literal)!;
    const facts = new Set(claims.flatMap(([one, reason]) => this.#premisesOf([reason], [one])));
    this.#addTogether(claims, [...facts], { effort, choices });
    for (const [claim, reason] of claims) {
      this.#know(claim);
      this.#discovery.learn({ literal: claim, reasons: [reason], effort, depth });
    }
    return true;
  }

  /**
   * Names the rule, the value and the other places of a literal that follows from one piece, or from a rule about two cells; undefined if
   * it does not.
   */
  #thingBeside(literal: Literal): string | undefined {
    const { reasons, named } = this.#discovery.found.get(literal)!;
    const [index, ...others] = reasons;
    if (named || index === undefined || others.length > 0) return undefined;
    const { cut, places, rule } = this.cores.program.reasons[index]!.reason;
    const { place, value } = this.factLiterals.fact(literal);
    if (place?.kind !== 'cell' || typeof value !== 'boolean' || !(cut || places.length === 2))
      return undefined;
    const beside = places.filter((one) => placeKey(one) !== placeKey(place));
    if (beside.length === 0 || beside.length === places.length) return undefined;
    return [rule, value, ...beside.map(placeKey).sort((a, b) => a - b)].join(' ');
  }

  /** Shows obvious values, in one step for equal values of one rule. */
  #showTogether(values: Iterable<readonly [Literal, number]>): void {
    const alike = new Map<string, Map<Literal, number>>();
    for (const [literal, reason] of values) {
      const name = `${this.cores.program.reasons[reason]!.reason.rule} ${this.factLiterals.fact(literal).value}`;
      const parts = alike.get(name) ?? new Map<Literal, number>();
      alike.set(name, parts.set(literal, reason));
    }
    for (const parts of alike.values()) this.#addTogether([...parts], [], { effort: 1, choices: parts.size });
  }

  /** Adds a step for literals that have a reason of the same rule each. */
  #addTogether(
    claims: readonly (readonly [Literal, number])[],
    facts: readonly Literal[],
    rest: Pick<Step, 'effort' | 'choices'>,
  ): void {
    const reasons = claims.map(([, reason]) => this.cores.program.reasons[reason]!.reason);
    const places = new Map(
      reasons.flatMap((reason) => reason.places.map((place) => [placeKey(place), place])),
    );
    this.#steps.push({
      reasons: [
        {
          ...reasons[0]!,
          partOf: reasons[0]!.partOf ?? reasons[0]!.constraint,
          places: [...places.values()],
          constraint: and(...reasons.map(({ constraint }) => constraint as Bool)),
        },
      ],
      facts: facts.map((fact) => this.factLiterals.fact(fact)),
      claims: claims.map(([literal]) => this.factLiterals.fact(literal)),
      ...rest,
    });
  }

  #know(literal: Literal): void {
    this.#shown.add(literal);
    this.#candidates?.noteInGroups(this.factLiterals.fact(literal));
    if (this.#isValue(literal)) this.#valued.add(this.#variable(literal));
  }

  #isShown(literal: Literal): boolean {
    return this.#shown.has(literal) || this.#valued.has(this.#variable(literal));
  }

  #isValue(literal: Literal): boolean {
    return isValue(this.factLiterals.fact(literal));
  }

  #variable(literal: Literal): number {
    return this.factLiterals.fact(literal).variable;
  }

  /** Shows the first known value that was not shown, and what it needs. */
  #showValue(): void {
    for (const literal of [...this.#discovery.found.keys()]) {
      if (this.#isValue(literal) && !this.#isShown(literal)) this.#explain(literal);
      if (this.#steps.length > 0) return;
    }
  }

  /**
   * Shows how a literal is known, or only an exclusion that needs a step before; with `showsNotes`, first all exclusions that a player
   * would note.
   */
  #explain(literal: Literal, showsNotes = false): void {
    const { choices = 0, depth, isGuess: tried, named, reasons: own } = this.#discovery.found.get(literal)!;
    if (named) {
      this.#showUse(named, choices);
      return;
    }
    if (this.#showAround(literal)) return;
    const basis = this.#basis(literal, showsNotes);
    if (!basis || this.#isShown(literal)) return;
    const { reasons, effort: sought } = basis;
    const known = this.#shownIn(reasons, literal);
    const minimal = minimizeReasonsInOrder(this.cores, hardestFirst(reasons, this.cores), [
      ...known,
      -literal,
    ]);
    if (minimal.length > MAX_AT_ONCE && !showsNotes) {
      this.#explain(literal, true);
      return;
    }
    // Facts that were shown since may have made it easier.
    const effort = tried ? sought : Math.min(sought, this.#discovery.effort(literal, minimal, depth));
    const claims = this.#claims(minimal, literal);
    const facts = this.#premisesOf(minimal, claims);
    const passing = minimal.filter((reason) => !own.includes(reason));
    const findsValue = claims.some((claim) => this.#isValue(claim));
    const notes = noteEffort(this.cores.program, passing, findsValue);
    this.#addStep(minimal, facts, claims, { effort: effort + notes, choices });
    for (const claim of claims) {
      this.#know(claim);
      this.#discovery.learn({ literal: claim, reasons: minimal, effort, depth });
    }
  }

  /** Shows everything that a use of a technique finds; with `showsNotes`, first the exclusions by other rules that a player would note. */
  #showUse(named: NamedUse, choices: number, showsNotes = false): void {
    const { found } = this.#discovery;
    const all = new Set<number>();
    const known = new Set<Literal>();
    let effort = 0;
    const claims = named.literals.filter(
      (literal) => !this.#isShown(literal) && found.get(literal)?.named === named,
    );
    for (const claim of claims) {
      const basis = this.#basis(claim, showsNotes);
      if (!basis) return;
      for (const reason of basis.reasons) all.add(reason);
      for (const premise of basis.premises ?? []) known.add(premise);
      effort = Math.max(effort, basis.effort);
    }
    const easier = this.#easierSingle(effort);
    if (easier !== undefined) {
      this.#explain(easier);
      return;
    }
    const minimal = minimizeSetInOrder([...all], (some) =>
      claims.every((claim) => this.cores.refute(some, [...this.#shownIn(some, claim), -claim]))
        ? some
        : undefined,
    );
    if (minimal.length > MAX_AT_ONCE && !showsNotes) {
      this.#showUse(named, choices, true);
      return;
    }
    const facts = this.#minimalPremises(minimal, claims, [...known]) ?? this.#premisesOf(minimal, claims);
    this.#addStep(minimal, facts, claims, { effort, choices, pattern: named.pattern });
    for (const claim of claims) this.#know(claim);
  }

  #addStep(
    reasons: readonly number[],
    facts: readonly Literal[],
    claims: readonly Literal[],
    rest: Pick<Step, 'effort' | 'choices' | 'pattern'>,
  ): void {
    const { reasons: programReasons } = this.cores.program;
    const isShown = this.withArguments !== 'hardest' || rest.effort >= this.#maxEffort;
    this.#maxEffort = Math.max(this.#maxEffort, rest.effort);
    const needsArgument = isShown && reasons.length > MAX_AT_ONCE && !rest.pattern;
    const claim = claims[0]!;
    const argument = needsArgument
      ? this.#arguments?.build(reasons, claim, (some) => this.#noticedIn(some, claim))
      : undefined;
    this.#steps.push({
      reasons: reasons.map((reason) => programReasons[reason]!.reason),
      facts: facts.map((fact) => this.factLiterals.fact(fact)),
      claims: claims.map((claim) => this.factLiterals.fact(claim)),
      ...rest,
      ...(argument && { argument }),
    });
  }

  /** Returns a minimal set of shown literals with which the reasons force all claims. */
  #premisesOf(reasons: readonly number[], claims: readonly Literal[]): readonly Literal[] {
    const needed: Literal[] = [];
    for (const claim of claims) {
      const shown = this.#shownIn(reasons, claim).filter((one) => !needed.includes(one));
      needed.push(...minimizeLiterals(this.cores, reasons, shown, [...needed, -claim]));
    }
    return claims.length < 2 ? needed : this.#minimalPremises(reasons, claims, needed)!;
  }

  /** Returns a minimal set of the literals with which the reasons force all claims; undefined if all of them do not. */
  #minimalPremises(
    reasons: readonly number[],
    claims: readonly Literal[],
    literals: readonly Literal[],
  ): readonly Literal[] | undefined {
    const force = (some: readonly Literal[]) =>
      claims.every((claim) => this.cores.refuteByFew(reasons, [...some, -claim])) ? some : undefined;
    return force(literals) && minimizeSetInOrder(literals, force);
  }

  /** Returns a value that a single easier than this effort finds from the shown literals; undefined if there is none. */
  #easierSingle(effort: number): Literal | undefined {
    const candidates = this.#candidates;
    if (!candidates) return undefined;
    const [easiest] = [...hiddenSingles(candidates), ...nakedSingles(candidates)]
      .filter(({ level }) => level < effort)
      .sort((a, b) => a.level - b.level);
    if (!easiest) return undefined;
    for (const premise of easiest.premises)
      if (!this.#shown.has(this.factLiterals.literal(premise)))
        this.#discovery.relearn(candidates.seenFrom(premise));
    return this.#discovery.relearn(easiest)[0];
  }

  /**
   * Returns the reasons of a literal and of its premises that were not shown; with `showsNotes`, first shows exclusions that a player
   * would note. Undefined if it has shown a technique that the literal needs, or something easier.
   */
  #basis(literal: Literal, showsNotes = false): Basis | undefined {
    const { reasons, effort, premises } = this.#discovery.found.get(literal)!;
    const all = new Set<number>();
    let hardest = effort;
    const restsOn = premises
      ? premises.filter((premise) => !this.#isShown(premise))
      : this.#unshownPremises(literal, reasons);
    let known = premises && new Set<Literal>();
    for (const passing of showsNotes ? restsOn.toReversed() : restsOn) {
      // A step for another premise may have shown it.
      if (this.#isShown(passing)) continue;
      const { named, premises: noted } = this.#discovery.found.get(passing)!;
      if (named) {
        this.#explain(passing);
        return undefined;
      }
      const basis = this.#basis(passing);
      if (!basis) return undefined;
      if (this.#isShown(passing)) continue;
      const isNote = showsNotes && !noted && this.#wouldNote(passing, basis);
      if (basis.reasons.length > MAX_PASSING || isNote) this.#explain(passing);
      else {
        for (const reason of basis.reasons) all.add(reason);
        hardest = Math.max(hardest, basis.effort);
        if (basis.premises) for (const premise of basis.premises) known?.add(premise);
        else known = undefined;
      }
    }
    for (const reason of reasons) all.add(reason);
    if (known) for (const premise of premises!) if (this.#isShown(premise)) known.add(premise);
    return { reasons: [...all], effort: hardest, premises: known && [...known] };
  }

  /** Returns whether a player would note an exclusion: it takes two reasons, or holds independently of other facts. */
  #wouldNote(literal: Literal, { reasons }: Basis): boolean {
    const minimal = minimizeReasonsInOrder(this.cores, reasons, [
      ...this.#shownIn(reasons, literal),
      -literal,
    ]);
    return minimal.length > 1 || this.cores.refuteByFew(minimal, [-literal]) !== undefined;
  }

  /** Returns the unshown premises of a literal. */
  #unshownPremises(literal: Literal, reasons: readonly number[]): readonly Literal[] {
    const shown = this.#shownIn(reasons, literal);
    if (this.cores.refuteByFew(reasons, [...shown, -literal])) return [];
    const isBefore = this.#discovery.foundBefore(literal);
    const unseen = this.#discovery.neighbourhood
      .targetsIn(reasons, literal)
      .filter((target) => isBefore(target) && !this.#isShown(target));
    return minimizeLiterals(this.cores, reasons, unseen.reverse(), [...shown, -literal]);
  }

  /** Returns the literals that the reasons force, but no subset of them: values and, if the literal excludes one, exclusions. */
  #claims(reasons: readonly number[], literal: Literal): readonly Literal[] {
    const unshown = this.#discovery.neighbourhood
      .targetsIn(reasons, literal)
      .filter((target) => !this.#isShown(target));
    const { found } = this.#discovery;
    const isLikely = (target: Literal) =>
      this.#variable(target) === this.#variable(literal) || (this.#isValue(target) && found.has(target));
    const isLong = unshown.length * this.cores.program.rows.variables > MAX_TESTS;
    const open = isLong ? unshown.filter(isLikely) : unshown;
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

  /** Filters the literals that the reasons force, but no subset of them. */
  #forcedOnlyBy(
    reasons: readonly number[],
    literals: readonly Literal[],
    about: Literal,
  ): readonly Literal[] {
    const cores = this.cores.forcedCores(reasons, literals, this.#shownIn(reasons, about));
    const fewer = reasons.map((reason) => {
      const others = reasons.filter((one) => one !== reason);
      return { reason, others, known: this.#shownIn(others, about) };
    });
    // Those with the most known literals force the most.
    fewer.sort((a, b) => b.known.length - a.known.length);
    let forced: readonly Literal[] = [...cores.keys()];
    // Most literals that fewer reasons force have a core without one of the reasons.
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
      const cheaper = new Set(
        others.length > 0
          ? this.cores.forcedBy(others, forced, known)
          : forced.filter((one) => this.#isOnlyValue(one)),
      );
      forced = forced.filter((one) => !cheaper.has(one));
    }
    return forced;
  }

  /** Returns whether all other values of its variable are shown to be excluded. */
  #isOnlyValue(literal: Literal): boolean {
    const literals = this.factLiterals.literalsOf(this.#variable(literal));
    return (
      this.#isValue(literal) &&
      literals.length > 1 &&
      literals.every((other) => other === literal || other === -TRUE || this.#shown.has(-other))
    );
  }

  /** Returns the shown literals of the variables of some reasons and of a literal, and exclusions that a player sees immediately. */
  #noticedIn(reasons: readonly number[], literal: Literal): readonly Literal[] {
    return this.#discovery.neighbourhood.targetsIn(reasons, literal).filter((target) => {
      if (this.#isShown(target)) return true;
      const fact = this.factLiterals.fact(target);
      return !fact.holds && this.#candidates?.isExcluded(fact) === true;
    });
  }

  /** Returns the shown literals of the variables of some reasons and of a literal. */
  #shownIn(reasons: readonly number[], literal: Literal): Literal[] {
    return this.#discovery.neighbourhood
      .targetsIn(reasons, literal)
      .filter((target) => this.#shown.has(target));
  }
}
