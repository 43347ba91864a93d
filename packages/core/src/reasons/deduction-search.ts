import type { Literal } from '../engine.js';
import { BoundedPropagation } from './bounded-propagation.js';
import type { CoreSession } from './core-session.js';
import { effortOf } from './effort.js';
import type { FactLiterals } from './fact-literals.js';
import { hasPairs, INFERENCE_LEVELS, minEffort } from './inference-levels.js';
import { minimizeReasons } from './minimize-set.js';
import { Neighbourhood } from './neighbourhood.js';
import { NO_REASONS, type ReasonSet } from './reason-set.js';
import { unaryConsequences } from './unary-consequences.js';

/** A consequence that was found, and the reasons that it rests on beside what was known. */
export interface Deduction {
  readonly literal: Literal;
  readonly reasons: ReasonSet;
  /** How hard it is to see, as `effortOf` counts; more where no chain of small thoughts shows it. */
  readonly effort: number;
  /** No chain of small thoughts shows it: things must be tried out. */
  readonly tried?: true;
  /** How many thoughts in a row lead there. */
  readonly depth: number;
  /** How many consequences were as easy to find. */
  readonly choices?: number;
}

/** How something that is seen without a thought is known. */
export const IMMEDIATE = { reasons: NO_REASONS, effort: 0, depth: 0 } as const;

/** What is sought at a time, the easiest first. */
interface Stage {
  /** What is found has about this effort at least: it is not sought where something easier is there already. */
  readonly from: number;
  readonly seek: (discovery: DeductionSearch) => readonly Deduction[];
}

/** Reasons that an engine has named for a literal. */
interface Named {
  readonly literal: Literal;
  readonly reasons: ReasonSet;
  /** How far from the literal they were sought. */
  readonly radius: number;
  /** Once none of them can be dropped: how much was known around them then. */
  readonly at?: number;
}

/** The stages, where rules say things of pairs or not. */
function stages(withPairs: boolean): readonly Stage[] {
  const [one, lazily, two, three, four] = INFERENCE_LEVELS.map(
    (chain): Stage => ({
      from: minEffort(chain, withPairs),
      seek: (discovery) => discovery.followed(chain.most, chain.lazily),
    }),
  ) as [Stage, Stage, Stage, Stage, Stage];
  return [
    ...[one, lazily, two],
    { from: 2.125, seek: (discovery) => discovery.ofOne() },
    { from: 3, seek: (discovery) => discovery.ofTwo() },
    ...[three, four],
    { from: Number.POSITIVE_INFINITY, seek: (discovery) => discovery.ofMany() },
  ];
}

/** Finds what follows from the reasons of a model and from what is known, the easiest first. */
export class DeductionSearch {
  readonly near: Neighbourhood;
  /** How what is known was found, in the order of finding. */
  readonly found = new Map<Literal, Deduction>();
  readonly #consequences: BoundedPropagation;
  readonly #stages: readonly Stage[];
  /** By literal: reasons that the engine has named for it, as few as have been found. */
  readonly #named = new Map<Literal, Named>();
  /** By reasons: how much was known around them when they were last asked and gave nothing. */
  readonly #asked = new Map<string, number>();

  /** `aims`: the literals of the key that are certain. */
  constructor(
    readonly cores: CoreSession,
    readonly names: FactLiterals,
    readonly targets: readonly Literal[],
  ) {
    this.#consequences = new BoundedPropagation(cores.program, cores);
    cores.onCut = (cut) => this.#consequences.state(cut);
    this.near = new Neighbourhood(cores.program, names, targets);
    this.#stages = stages(hasPairs(cores.program));
  }

  /** Whether something is left to be found. */
  get isOpen(): boolean {
    return this.found.size < this.targets.length;
  }

  /** What a clue, or a reason that speaks of a single thing, says by itself. */
  seenIn(reason: number): readonly Literal[] {
    const aims = this.near.aimsIn([reason]);
    const scope = this.near.scope(reason);
    if (scope.length !== 1) return this.cores.forcedBy([reason], aims, []);
    const { constraint } = this.cores.program.held[reason]!.reason;
    return unaryConsequences(constraint, scope[0]!, aims, this.names);
  }

  /** How hard it is to see that a literal follows from some reasons by a number of thoughts. */
  effort(literal: Literal, reasons: ReasonSet, depth: number): number {
    return effortOf(this.cores.program, reasons, depth, this.names.fact(literal).place);
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
        this.found.set(literal, literal === deduction.literal ? deduction : { literal, ...IMMEDIATE });
  }

  /** Consequences that follow by small thoughts from at most a number of reasons. */
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
    return this.cores.program.posted.flatMap((reason) =>
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

  /**
   * The best of what the reasons so far around something force, as far as the engine can say within a number of conflicts. What it has
   * named once is not asked again: whatever has become known since, those reasons are still enough.
   */
  #within(radius: number, conflicts: number | undefined): readonly Deduction[] {
    const isUnknown = (literal: Literal) => this.#isUnknown(literal);
    const found: Named[] = [];
    let variable: number | undefined;
    let near: readonly number[] = [];
    let known: readonly Literal[] = [];
    for (const literal of this.#unknown()) {
      const named = this.#named.get(literal);
      if (named && named.radius <= radius) {
        found.push(named);
        continue;
      }
      const of = this.names.fact(literal).variable;
      if (of !== variable) {
        variable = of;
        near = radius > FURTHEST ? this.cores.program.posted : this.near.within(literal, radius, isUnknown);
        known = this.#known(near);
      }
      const reasons = this.cores.conflict(near, [...known, -literal], conflicts);
      if (!reasons) continue;
      const one = { literal, radius, reasons };
      this.#named.set(literal, one);
      found.push(one);
    }
    found.sort((a, b) => a.reasons.length - b.reasons.length);
    let tries = TRIES;
    const least: Deduction[] = [];
    for (const named of found) {
      const isNews = !this.#isShrunk(named);
      if (isNews && tries-- <= 0) continue;
      const { literal, reasons } = isNews ? this.#shrunk(named, conflicts) : named;
      const deduction = this.#deduction(literal, reasons, reasons.length + 2);
      const effort = Math.max(TRIED.least, deduction.effort) + TRIED.more;
      least.push({ ...deduction, effort, tried: true });
    }
    return least;
  }

  /** Draws the easiest consequences there are; whether there are any. Throws `Undecided`. */
  deduce(): boolean {
    const found: Deduction[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const { from, seek } of this.#stages) {
      if (found.length > 0 && least <= from) break;
      for (const one of seek(this)) {
        if (!this.#isUnknown(one.literal)) continue;
        found.push(one);
        least = Math.min(least, one.effort);
      }
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
    const forced = this.cores.forcedByFew(reasons, aims, known);
    if (forced.length === 0) this.#asked.set(name, known.length);
    return forced.map((literal) => this.#deduction(literal, reasons, aims.length));
  }

  /** Whether it is known that none of the reasons can be dropped. */
  #isShrunk({ reasons, at }: Named): boolean {
    return at === this.#known(reasons).length;
  }

  /** Of a literal's reasons a minimal set, as far as that is seen: at first the best of several. */
  #shrunk(named: Named, conflicts: number | undefined): Named {
    const { literal, reasons, at } = named;
    const known = [...this.#known(reasons), -literal];
    const orders =
      at === undefined
        ? [
            reasons,
            reasons.toReversed(),
            ...(this.#areAlike(reasons) ? [] : [hardestFirst(reasons, this.cores)]),
            this.near.farthestFirst(reasons, literal),
          ]
        : [reasons];
    const sets = orders.map((order) => minimizeReasons(this.cores, order, known, { conflicts }));
    const least = sets.sort((a, b) => a.length - b.length)[0]!.toSorted((a, b) => a - b);
    const shrunk = { ...named, reasons: least, at: this.#known(least).length };
    this.#named.set(literal, shrunk);
    return shrunk;
  }

  /** Whether none of some reasons is a loop or a piece, or all are. */
  #areAlike(reasons: readonly number[]): boolean {
    const { held } = this.cores.program;
    return reasons.every((reason) => held[reason]!.reason.cut === held[reasons[0]!]!.reason.cut);
  }

  #deduction(literal: Literal, reasons: ReasonSet, depth: number): Deduction {
    return { literal, reasons, effort: this.effort(literal, reasons, depth), depth };
  }

  #unknown(): readonly Literal[] {
    return this.targets.filter((literal) => this.#isUnknown(literal));
  }

  #isUnknown(literal: Literal): boolean {
    return !this.found.has(literal);
  }

  /** What is known of the things that reasons speak of. */
  #known(reasons: readonly number[]): Literal[] {
    return this.near.aimsIn(reasons).filter((literal) => this.found.has(literal));
  }
}

/** Loops and pieces that rules over the whole board forbid come first, so that they are dropped where possible. */
export function hardestFirst(
  reasons: readonly number[],
  { program: { held } }: CoreSession,
): readonly number[] {
  return reasons.toSorted((a, b) => Number(held[b]!.reason.cut) - Number(held[a]!.reason.cut));
}

/**
 * What no chain of small thoughts shows takes `more` effort than its reasons, and that of `least` reasons at least. So it is always
 * extreme, whatever set of reasons an engine finds.
 */
const TRIED = { more: 2, least: 3 } as const;

/** How far around something reasons are sought before all are; how many findings are shrunk as far as possible. */
const FURTHEST = 4;
const TRIES = 5;

/** A question is given up after this many conflicts of the engine; what is hard for it waits until nothing else is left. */
const CONFLICTS = [100, 2_000, undefined];
