import { evaluate } from '../constraints/evaluate.js';
import type { Literal } from '../engine.js';
import { domain } from '../model/expression.js';
import { Consequences } from './consequences.js';
import { effortOf, isPair } from './effort.js';
import type { FactNames } from './fact-names.js';
import type { Inquiry } from './inquiry.js';
import { type Label, NOTHING } from './label.js';
import { minimalReasons } from './minimal.js';
import { Neighbourhood } from './neighbourhood.js';

/** A consequence that was found, and the reasons that it rests on beside what was known. */
export interface Deduction {
  readonly literal: Literal;
  readonly reasons: Label;
  /** How hard it is to see, as `effortOf` tells. */
  readonly effort: number;
  /** So many thoughts lead there one after the other. */
  readonly depth: number;
  /** How many consequences were as easy to find. */
  readonly choices?: number;
}

/** How something is known that is seen without a thought. */
export const WITHOUT_THOUGHT = { reasons: NOTHING, effort: 0, depth: 0 } as const;

/** What is sought at a time, the easiest first: consequences of so many reasons at most. */
interface Stage {
  /** What is found has about this effort at least: it is not sought where something easier is there already. */
  readonly from: number;
  /** The same where rules say things of pairs, of which several may be one reason to a player. */
  readonly withPairs?: number;
  readonly seek: (discovery: Discovery) => readonly Deduction[];
}

const STAGES: readonly Stage[] = [
  { from: 1, seek: (discovery) => discovery.followed(1, false) },
  { from: 1.5, seek: (discovery) => discovery.followed(1, true) },
  { from: 2, withPairs: 1.5, seek: (discovery) => discovery.followed(2, true) },
  { from: 2.125, seek: (discovery) => discovery.ofOne() },
  { from: 3, seek: (discovery) => discovery.ofTwo() },
  { from: 3, withPairs: 1.5, seek: (discovery) => discovery.followed(3, true) },
  { from: 4, withPairs: 2, seek: (discovery) => discovery.followed(4, true) },
  { from: Number.POSITIVE_INFINITY, seek: (discovery) => discovery.ofMany() },
];

/** Finds what follows from the reasons of a model and from what is known, the easiest first. */
export class Discovery {
  readonly near: Neighbourhood;
  /** How what is known was found, in the order of finding. */
  readonly found = new Map<Literal, Deduction>();
  readonly #consequences: Consequences;
  /** Whether rules say things of pairs. */
  readonly #hasPairs: boolean;
  /** By reasons: how much was known around them when they were last asked in vain. */
  readonly #asked = new Map<string, number>();

  /** `aims`: the literals of the key that are certain. */
  constructor(
    readonly inquiry: Inquiry,
    readonly names: FactNames,
    readonly aims: readonly Literal[],
  ) {
    this.#consequences = new Consequences(inquiry.program, inquiry);
    inquiry.onCut = (cut) => this.#consequences.state(cut);
    this.near = new Neighbourhood(inquiry.program, names, aims);
    const { held, posted } = inquiry.program;
    this.#hasPairs = posted.some((reason) => isPair(held[reason]!));
  }

  /** Whether something is left to be found. */
  get isOpen(): boolean {
    return this.found.size < this.aims.length;
  }

  /** What a clue, or a reason that speaks of a single thing, says by itself. */
  seenIn(reason: number): readonly Literal[] {
    const aims = this.near.aimsIn([reason]);
    const [only, ...others] = this.near.scope(reason);
    if (only === undefined || others.length > 0) return this.inquiry.forcedBy([reason], aims, []);
    const { constraint } = this.inquiry.program.held[reason]!.reason;
    const possible = domain(this.names.variables[only]!).filter((value) => {
      const assignment: (boolean | number)[] = [];
      assignment[only] = value;
      return evaluate(constraint, assignment);
    });
    return aims.filter((literal) => {
      const { value, holds } = this.names.fact(literal);
      return possible.every((one) => (one === value) === holds);
    });
  }

  /** How hard it is to see that a literal follows from some reasons by so many thoughts. */
  effort(literal: Literal, reasons: Label, depth: number): number {
    return effortOf(this.inquiry.program, reasons, depth, this.names.fact(literal).place);
  }

  /** What was found before a literal. */
  foundBefore(literal: Literal): ReadonlySet<Literal> {
    const before = new Set<Literal>();
    for (const one of this.found.keys()) {
      if (one === literal) break;
      before.add(one);
    }
    return before;
  }

  /** Takes what was found, with all that it means by itself. */
  learn(deduction: Deduction): void {
    for (const literal of [deduction.literal, ...this.#consequences.learn(deduction.literal)])
      if (this.near.isAim(literal) && !this.found.has(literal))
        this.found.set(literal, literal === deduction.literal ? deduction : { literal, ...WITHOUT_THOUGHT });
  }

  /** Consequences that follow by small thoughts from at most so many reasons. */
  followed(most: number, lazily: boolean): readonly Deduction[] {
    const found: Deduction[] = [];
    for (const literal of this.#unknown()) {
      const refutation = this.#consequences.refute(-literal, most, lazily);
      if (refutation) found.push(this.#deduction(literal, refutation.reasons, refutation.depth));
    }
    return found;
  }

  /** All that one reason forces by itself, however hard that is to see. */
  ofOne(): readonly Deduction[] {
    return this.inquiry.program.posted.flatMap((reason) =>
      this.#consequences.saysMuch(reason) ? this.#ofSome([reason]) : [],
    );
  }

  /** All that two reasons force that speak of several of the same open things. */
  ofTwo(): readonly Deduction[] {
    const pairs = this.near.pairs(
      (reason) => this.#consequences.counts(reason),
      (literal) => this.#isUnknown(literal),
    );
    for (const pair of pairs) {
      const found = this.#ofSome(pair);
      if (found.length) return found;
    }
    return [];
  }

  /** What the reasons around force, a ball of them as small as can be, at last all; first what the engine sees at once. */
  ofMany(): readonly Deduction[] {
    for (const conflicts of CONFLICTS)
      for (let radius = 1; radius <= FURTHEST + 1; radius++) {
        const found = this.#within(radius, conflicts);
        if (found.length > 0) return found;
      }
    return [];
  }

  /** The best of what the reasons so far around something force, as far as the engine tells it within so many conflicts. */
  #within(radius: number, conflicts: number | undefined): readonly Deduction[] {
    const isUnknown = (literal: Literal) => this.#isUnknown(literal);
    const found: { literal: Literal; reasons: readonly number[] }[] = [];
    for (const literal of this.#unknown()) {
      const near =
        radius > FURTHEST ? this.inquiry.program.posted : this.near.within(literal, radius, isUnknown);
      const reasons = this.inquiry.conflict(near, [...this.#known(near), -literal], conflicts);
      if (reasons) found.push({ literal, reasons });
    }
    found.sort((a, b) => a.reasons.length - b.reasons.length);
    const least = found.slice(0, TRIES).map(({ literal, reasons }) => {
      const small = this.#smallest(literal, reasons, conflicts);
      return this.#deduction(literal, small, small.length + 2);
    });
    return least.sort((a, b) => a.effort - b.effort).slice(0, 1);
  }

  /** Draws the easiest consequences there are; whether there are any. Throws `Undecided`. */
  deduce(): boolean {
    const found: Deduction[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const { from, withPairs = from, seek } of STAGES) {
      if (found.length > 0 && least <= (this.#hasPairs ? withPairs : from)) break;
      found.push(...seek(this).filter(({ literal }) => this.#isUnknown(literal)));
      least = Math.min(...found.map(({ effort }) => effort));
    }
    const easiest = found.filter(({ effort }) => effort <= least);
    for (const deduction of easiest)
      if (this.#isUnknown(deduction.literal)) this.learn({ ...deduction, choices: easiest.length });
    return easiest.length > 0;
  }

  #ofSome(reasons: readonly number[]): readonly Deduction[] {
    const aims = this.near.aimsIn(reasons).filter((literal) => this.#isUnknown(literal));
    if (aims.length === 0) return [];
    const name = reasons.join();
    const known = this.#known(reasons);
    if (this.#asked.get(name) === known.length) return [];
    const forced = this.inquiry.forcedBy(reasons, aims, known);
    if (forced.length === 0) this.#asked.set(name, known.length);
    return forced.map((literal) => this.#deduction(literal, reasons, aims.length));
  }

  /** Of a literal's reasons a set of which none can be dropped, as far as that is seen: the best of several. */
  #smallest(literal: Literal, reasons: readonly number[], conflicts: number | undefined): Label {
    const known = [...this.#known(reasons), -literal];
    const orders = [
      reasons,
      [...reasons].reverse(),
      hardestFirst(reasons, this.inquiry),
      this.near.farthestFirst(reasons, literal),
    ];
    const sets = orders.map((order) => minimalReasons(this.inquiry, order, known, { conflicts }));
    return sets.sort((a, b) => a.length - b.length)[0]!.toSorted((a, b) => a - b);
  }

  #deduction(literal: Literal, reasons: Label, depth: number): Deduction {
    return { literal, reasons, effort: this.effort(literal, reasons, depth), depth };
  }

  #unknown(): readonly Literal[] {
    return this.aims.filter((literal) => this.#isUnknown(literal));
  }

  #isUnknown(literal: Literal): boolean {
    return !this.found.has(literal);
  }

  /** What is known of the things that reasons speak of. */
  #known(reasons: readonly number[]): Literal[] {
    return this.near.aimsIn(reasons).filter((literal) => this.found.has(literal));
  }
}

/** Loops and pieces that rules over the whole board forbid come first, so that they are dropped where it can be. */
export function hardestFirst(reasons: readonly number[], { program: { held } }: Inquiry): readonly number[] {
  return reasons.toSorted((a, b) => Number(held[b]!.reason.cut) - Number(held[a]!.reason.cut));
}

/** How far around something reasons are sought before all are; how many findings are made as small as can be. */
const FURTHEST = 4;
const TRIES = 5;

/** A question is given up after so many conflicts of the engine; what is hard for it is left until nothing else is there. */
const CONFLICTS = [100, 2_000, undefined];
