import type { Literal } from '../engine.js';
import type { Model } from '../model.js';
import { Consequences } from './consequences.js';
import type { FactNames } from './fact-names.js';
import type { Inquiry } from './inquiry.js';
import { type Label, NOTHING } from './label.js';
import { minimal, minimalLiterals, minimalReasons } from './minimal.js';
import { Neighbourhood } from './neighbourhood.js';
import { type Fact, type Instance, isValue, type Reason } from './reason.js';

/** One step of a player's path. */
export interface Step<R extends Reason = Reason> {
  /** What forces the claims, with the facts; none of them can be dropped. */
  readonly reasons: readonly R[];
  /** What was known before and is needed. */
  readonly facts: readonly Fact[];
  /** All values that the reasons force together and no fewer of them do; where they force none, what they exclude so. */
  readonly claims: readonly Fact[];
  /**
   * How hard the hardest thought in it is: about the number of reasons that must be seen together, a half more for each loop or
   * piece among them, and up to 2 more for a long chain of thoughts.
   */
  readonly effort: number;
  /** How many other things could have been found as easily at that time. */
  readonly choices: number;
}

/** A consequence that was found, and the reasons that it rests on beside what was known. */
interface Deduction {
  readonly literal: Literal;
  readonly reasons: Label;
  readonly effort: number;
  /** How many consequences were as easy to find. */
  readonly choices?: number;
}

/** What is sought at a time, the easiest first: consequences of so many reasons at most. */
type Stage = (path: Path) => readonly Deduction[];

const STAGES: readonly Stage[] = [
  (path) => path.followed(1, false),
  (path) => path.ofOne(),
  (path) => path.followed(1, true),
  (path) => path.followed(2, true),
  (path) => path.ofTwo(),
  (path) => path.followed(3, true),
  (path) => path.followed(4, true),
  (path) => path.ofMany(),
];

/** An excluded value is told within the step that needs it, where so few reasons exclude it. */
const IN_PASSING = 2;

/**
 * A player's way to what is certain. Consequences of few reasons are drawn first, each as small as it is found; a value is
 * told as soon as it is known, and what was excluded on the way as soon as a step needs it. The steps are minimal
 * explanations in the sense of Bogaerts, Gamba and Guns, "A framework for step-wise explaining how to solve constraint
 * satisfaction problems" (2021), and Espasa, Gent, Hoffmann, Jefferson and Lynch, "Using small MUSes to explain how to solve
 * pen and paper puzzles" (2021); the search for small ones by bounded propagation is our own.
 */
export class Path {
  readonly #consequences: Consequences;
  readonly #near: Neighbourhood;
  /** Facts that the player has been told, and those among them that were clues. */
  readonly #told = new Set<Literal>();
  /** How what is known was found, the last the hardest. */
  readonly #found = new Map<Literal, Deduction>();
  readonly #steps: Step<Instance>[] = [];
  /** By reasons: how much was known around them when they were last asked in vain. */
  readonly #asked = new Map<string, number>();

  /** `aims`: the literals of the key that are certain. */
  constructor(
    readonly model: Model,
    readonly inquiry: Inquiry,
    readonly names: FactNames,
    readonly aims: readonly Literal[],
  ) {
    this.#consequences = new Consequences(inquiry.program, inquiry);
    inquiry.onCut = (cut) => this.#consequences.state(cut);
    this.#near = new Neighbourhood(inquiry.program, names, aims);
    // Clues and entries are seen at once, and so is what a rule says of a single thing.
    for (const [reason, { source }] of model.posted.entries()) {
      const aims = this.#near.aimsIn([reason]);
      const seen = (literal: Literal) =>
        this.#consequences.refute(-literal, 1, false)?.reasons.includes(reason);
      if (this.#near.scope(reason).length === 1) this.#see(aims.filter(seen));
      else if (source === 'given' || source === 'entry') this.#see(this.#forcedBy([reason], aims, []));
    }
  }

  /** Takes what is seen without a step; that a value excludes all others goes without saying. */
  #see(literals: readonly Literal[]): void {
    const fact = (literal: Literal) => this.names.fact(literal);
    const valued = new Set(
      literals.filter((literal) => isValue(fact(literal))).map((one) => fact(one).variable),
    );
    for (const literal of literals) {
      if (!isValue(fact(literal)) && valued.has(fact(literal).variable)) continue;
      this.#told.add(literal);
      this.#learn({ literal, reasons: NOTHING, effort: 0 });
    }
  }

  /** The next steps, at least one; none where nothing more is certain. Throws `Undecided`. */
  next(): readonly Step<Instance>[] {
    while (this.#steps.length === 0) {
      this.#tellValues();
      if (this.#steps.length > 0 || this.#open().length === 0) break;
      if (!this.#deduce()) break;
    }
    return this.#steps.splice(0);
  }

  /** What is certain and has not been told. */
  get left(): readonly Fact[] {
    return this.aims
      .filter((literal) => !this.#told.has(literal))
      .map((literal) => this.names.fact(literal))
      .filter(isValue);
  }

  /** Consequences that follow by small thoughts from at most so many reasons. */
  followed(most: number, lazily: boolean): readonly Deduction[] {
    const found: Deduction[] = [];
    for (const literal of this.#open()) {
      const refutation = this.#consequences.refute(-literal, most, lazily);
      if (refutation)
        found.push({
          literal,
          reasons: refutation.reasons,
          effort: this.#effort(refutation.reasons, refutation.depth),
        });
    }
    return found;
  }

  /** All that one reason forces by itself, however hard that is to see. */
  ofOne(): readonly Deduction[] {
    return this.#near
      .all()
      .flatMap((reason) => (this.#consequences.saysMuch(reason) ? this.#ofSome([reason]) : []));
  }

  /** All that two reasons force that speak of several of the same open things. */
  ofTwo(): readonly Deduction[] {
    const pairs = this.#near.pairs(
      (reason) => this.#consequences.counts(reason),
      (literal) => this.#isOpen(literal),
    );
    for (const pair of pairs) {
      const found = this.#ofSome(pair);
      if (found.length) return found;
    }
    return [];
  }

  /** What the reasons around force, a ball of them as small as can be; at last all reasons. */
  ofMany(): readonly Deduction[] {
    const open = this.#open();
    for (let radius = 1; radius <= FURTHEST + 1; radius++) {
      const found: Deduction[] = [];
      for (const literal of open) {
        const near =
          radius > FURTHEST
            ? this.#near.all()
            : this.#near.within(literal, radius, (one) => this.#isOpen(one));
        const known = [...this.#known(near), -literal];
        const reasons = this.inquiry.conflict(near, known);
        if (reasons) found.push({ literal, reasons, effort: reasons.length });
      }
      if (found.length === 0) continue;
      found.sort((a, b) => a.reasons.length - b.reasons.length);
      const least = found.slice(0, TRIES).map(({ literal, reasons }) => {
        const small = this.#smallest(literal, reasons);
        return { literal, reasons: small, effort: this.#effort(small, small.length + 2) };
      });
      return least.sort((a, b) => a.effort - b.effort).slice(0, 1);
    }
    return [];
  }

  /** Draws the easiest consequences there are; whether there are any. */
  #deduce(): boolean {
    for (const stage of STAGES) {
      const found = stage(this).filter(({ literal }) => this.#isOpen(literal));
      if (found.length === 0) continue;
      const least = Math.min(...found.map(({ effort }) => effort));
      const easiest = found.filter(({ effort }) => effort <= least);
      for (const deduction of easiest) this.#learn({ ...deduction, choices: easiest.length });
      return true;
    }
    return false;
  }

  #ofSome(reasons: readonly number[]): readonly Deduction[] {
    const aims = this.#near.aimsIn(reasons).filter((literal) => this.#isOpen(literal));
    if (aims.length === 0) return [];
    const name = reasons.join();
    const known = this.#known(reasons);
    if (this.#asked.get(name) === known.length) return [];
    const forced = this.#forcedBy(reasons, aims, known);
    if (forced.length === 0) this.#asked.set(name, known.length);
    return forced.map((literal) => ({ literal, reasons, effort: this.#effort(reasons, aims.length) }));
  }

  /** Those of some literals that reasons force together with what is known. One assignment drops many at a time. */
  #forcedBy(reasons: readonly number[], literals: readonly Literal[], known: readonly Literal[]): Literal[] {
    const { inquiry } = this;
    const forced: Literal[] = [];
    let left = literals;
    if (left.length > 1 && !inquiry.refute(reasons, known))
      left = left.filter((literal) => inquiry.value(literal));
    while (left.length) {
      const [literal, ...others] = left as [Literal, ...Literal[]];
      if (inquiry.refute(reasons, [...known, -literal])) {
        forced.push(literal);
        left = others;
      } else left = others.filter((other) => inquiry.value(other));
    }
    return forced;
  }

  /** Takes what was found, with all that it means by itself. */
  #learn(deduction: Deduction): void {
    for (const literal of [deduction.literal, ...this.#consequences.learn(deduction.literal)])
      if (this.#near.isAim(literal) && !this.#found.has(literal))
        this.#found.set(
          literal,
          literal === deduction.literal ? deduction : { literal, reasons: NOTHING, effort: 0 },
        );
  }

  #tellValues(): void {
    for (const literal of [...this.#found.keys()])
      if (!this.#told.has(literal) && isValue(this.names.fact(literal))) this.#explain(literal);
  }

  /** Tells how a literal is known, and before it what was excluded on the way and is too long to say in passing. */
  #explain(literal: Literal): void {
    const { reasons, effort } = this.#basis(literal);
    const { choices = 0 } = this.#found.get(literal)!;
    if (this.#told.has(literal)) return;
    const known = this.#toldIn(reasons, literal);
    const least = minimalReasons(this.inquiry, this.#hardestFirst(reasons), [...known, -literal]);
    const claims = this.#claims(least, literal);
    const facts = this.#needed(least, claims);
    const { held } = this.inquiry.program;
    this.#steps.push({
      reasons: least.map((reason) => held[reason]!.reason),
      facts: facts.map((fact) => this.names.fact(fact)),
      claims: claims.map((claim) => this.names.fact(claim)),
      effort,
      choices,
    });
    for (const claim of claims) {
      this.#told.add(claim);
      this.#learn({ literal: claim, reasons: least, effort });
    }
  }

  /** Of what has been told: what reasons need to force all claims, none of it in vain. */
  #needed(reasons: readonly number[], claims: readonly Literal[]): readonly Literal[] {
    const needed: Literal[] = [];
    for (const claim of claims) {
      const told = this.#toldIn(reasons, claim).filter((one) => !needed.includes(one));
      needed.push(...minimalLiterals(this.inquiry, reasons, told, [...needed, -claim]));
    }
    if (claims.length < 2) return needed;
    return minimal(needed, (some) =>
      claims.every((claim) => this.inquiry.refute(reasons, [...some, -claim])) ? some : undefined,
    );
  }

  /** The reasons of a literal and of what it rests on, as far as that has not been told. */
  #basis(literal: Literal): { reasons: readonly number[]; effort: number } {
    const { reasons, effort } = this.#found.get(literal)!;
    const all = new Set<number>();
    let hardest = effort;
    for (const passing of this.#restsOn(literal, reasons)) {
      const basis = this.#basis(passing);
      if (this.#told.has(passing)) continue;
      if (basis.reasons.length > IN_PASSING) this.#explain(passing);
      else {
        for (const reason of basis.reasons) all.add(reason);
        hardest = Math.max(hardest, basis.effort);
      }
    }
    for (const reason of reasons) all.add(reason);
    return { reasons: [...all], effort: hardest };
  }

  /** What has been found but not told, and is needed for a literal beside the reasons. */
  #restsOn(literal: Literal, reasons: readonly number[]): readonly Literal[] {
    const told = this.#toldIn(reasons, literal);
    if (this.inquiry.refute(reasons, [...told, -literal])) return [];
    const before = this.#before(literal);
    const untold = this.#near
      .aimsIn(reasons, literal)
      .filter((one) => before.has(one) && !this.#told.has(one));
    return minimalLiterals(this.inquiry, reasons, untold.reverse(), [...told, -literal]);
  }

  /** What was found before a literal. */
  #before(literal: Literal): ReadonlySet<Literal> {
    const before = new Set<Literal>();
    for (const one of this.#found.keys()) {
      if (one === literal) break;
      before.add(one);
    }
    return before;
  }

  /** What reasons force together and no fewer of them do: values, or where there are none, exclusions. */
  #claims(reasons: readonly number[], literal: Literal): readonly Literal[] {
    const open = this.#near.aimsIn(reasons, literal).filter((one) => !this.#told.has(one));
    const isAValue = (one: Literal) => isValue(this.names.fact(one));
    const values = this.#forcedOnlyBy(reasons, open.filter(isAValue), literal);
    const { variable } = this.names.fact(literal);
    if (values.some((one) => this.names.fact(one).variable === variable)) return values;
    return this.#forcedOnlyBy(
      reasons,
      open.filter((one) => !isAValue(one)),
      literal,
    );
  }

  /** Those of some literals that reasons force together and no fewer of them do. */
  #forcedOnlyBy(
    reasons: readonly number[],
    literals: readonly Literal[],
    about: Literal,
  ): readonly Literal[] {
    let forced: readonly Literal[] = this.#forcedBy(reasons, literals, this.#toldIn(reasons, about));
    for (const reason of reasons) {
      const others = reasons.filter((one) => one !== reason);
      const cheaper = new Set(this.#forcedBy(others, forced, this.#toldIn(others, about)));
      forced = forced.filter((one) => !cheaper.has(one));
    }
    return forced;
  }

  /** Of a literal's reasons a set of which none can be dropped: the best of several. */
  #smallest(literal: Literal, reasons: readonly number[]): Label {
    const known = [...this.#known(reasons), -literal];
    const orders = [
      reasons,
      [...reasons].reverse(),
      this.#hardestFirst(reasons),
      this.#near.farthestFirst(reasons, literal),
    ];
    const sets = orders.map((order) => minimalReasons(this.inquiry, order, known));
    return sets.sort((a, b) => a.length - b.length)[0]!.toSorted((a, b) => a - b);
  }

  /** Rules over the whole board and their cuts are dropped where it can be. */
  #hardestFirst(reasons: readonly number[]): readonly number[] {
    const { held } = this.inquiry.program;
    return reasons.toSorted((a, b) => Number(held[b]!.reason.cut) - Number(held[a]!.reason.cut));
  }

  #effort(reasons: Label, depth: number): number {
    const { held } = this.inquiry.program;
    const cuts = reasons.filter((reason) => held[reason]!.reason.cut).length;
    return reasons.length + cuts / 2 + Math.min(depth, 16) / 8;
  }

  #open(): readonly Literal[] {
    return this.aims.filter((literal) => this.#isOpen(literal));
  }

  #isOpen(literal: Literal): boolean {
    return !this.#found.has(literal);
  }

  /** What is known of the things that reasons speak of. */
  #known(reasons: readonly number[]): Literal[] {
    return this.#near.aimsIn(reasons).filter((literal) => this.#found.has(literal));
  }

  /** What the player knows of the things that reasons, or a literal, speak of. */
  #toldIn(reasons: readonly number[], literal: Literal): Literal[] {
    return this.#near.aimsIn(reasons, literal).filter((one) => this.#told.has(one));
  }
}

/** How far around something reasons are sought before all are; how many findings are made as small as can be. */
const FURTHEST = 4;
const TRIES = 5;
