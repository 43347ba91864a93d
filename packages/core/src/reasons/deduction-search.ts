import type { Literal } from '../engine.js';
import type { Fact } from '../expressions/fact.js';
import { Candidates } from '../techniques/candidates.js';
import { PARITY } from '../techniques/parity.js';
import type { TechniquePattern } from '../techniques/technique.js';
import { type Finding, TECHNIQUE_STAGES, type TechniqueStage } from '../techniques/technique-search.js';
import { BoundedPropagation } from './bounded-propagation.js';
import type { CoreSession } from './core-session.js';
import { CHAIN_EFFORT, effortOf, FORCING_EFFORT } from './effort.js';
import type { FactLiterals } from './fact-literals.js';
import { hasPairs, INFERENCE_LEVELS, minEffort } from './inference-levels.js';
import { minimizeReasons } from './minimize-reasons.js';
import { Neighbourhood } from './neighbourhood.js';
import { ParitySearch } from './parity-search.js';
import { NO_REASONS, type ReasonSet } from './reason-set.js';
import { unaryConsequences } from './unary-consequences.js';

/** A consequence with its reasons beyond the known facts. */
export interface Deduction {
  readonly literal: Literal;
  readonly reasons: ReasonSet;
  /** Effort of the inference by `effortOf`; more if bounded propagation does not find it. */
  readonly effort: number;
  /** No chain of bounded propagation shows it, so it needs trial and error. */
  readonly isGuess?: true;
  /** Length of the chain of inferences. */
  readonly depth: number;
  /** Number of consequences of the same effort. */
  readonly choices?: number;
  /** The technique that finds it, with all consequences of this use. */
  readonly named?: NamedUse;
  /** Known literals from which it follows; undefined if they must be searched. */
  readonly premises?: readonly Literal[];
}

/** A use of a technique with its consequences. */
export interface NamedUse {
  readonly pattern: TechniquePattern;
  readonly literals: readonly Literal[];
}

/** Deduction of a fact that is seen without an inference. */
export const IMMEDIATE = { reasons: NO_REASONS, effort: 0, depth: 0 } as const;

/** A stage of the search; easier stages come first. */
interface Stage {
  /** Minimum effort of its results; it is skipped if an easier result exists. */
  readonly from: number;
  readonly seek: (discovery: DeductionSearch) => readonly Deduction[];
  /** It takes long for literals that are not certain. */
  readonly needsCertainty?: true;
}

/** Reasons of a literal from an engine's core. */
interface NamedReasons {
  readonly literal: Literal;
  readonly reasons: ReasonSet;
  /** Distance from the literal within which they were sought. */
  readonly radius: number;
  /** Number of known facts around them when they were found minimal. */
  readonly at?: number;
}

/** Returns the stages in order, which depend on whether rules concern pairs and whether techniques apply. */
function stages(withPairs: boolean, withTechniques: boolean): readonly Stage[] {
  const direct = INFERENCE_LEVELS.filter(({ maxReasons }) => maxReasons === 1).map(
    ({ from, withLazy }): Stage => ({ from, seek: (discovery) => discovery.direct(withLazy) }),
  );
  const byPropagation = INFERENCE_LEVELS.map(
    (chain): Stage => ({
      // Direct consequences with lazy constraints were found before, and refuting each literal takes long there.
      from: minEffort(chain, withPairs) + (chain.withLazy && chain.maxReasons === 1 ? CHAIN_EFFORT : 0),
      seek: (discovery) => discovery.byPropagation(chain.maxReasons, chain.withLazy),
    }),
  );
  const byTechnique = TECHNIQUE_STAGES.map(
    (stage): Stage => ({ from: stage.from, seek: (discovery) => discovery.byTechnique(stage) }),
  );
  const byForcing = INFERENCE_LEVELS.filter(({ withLazy }) => withLazy).map(
    ({ maxReasons }): Stage => ({
      from: FORCING_EFFORT,
      seek: (discovery) => discovery.byForcing(maxReasons),
    }),
  );
  const [directOne, directLazy] = direct as [Stage, Stage];
  const [one, lazyOne, two, three, four] = byPropagation as [Stage, Stage, Stage, Stage, Stage];
  const general: readonly Stage[] = [
    ...[directOne, one, directLazy, lazyOne, two],
    { from: 2.125, seek: (discovery) => discovery.byOneReason() },
    { from: 3, seek: (discovery) => discovery.byTwoReasons() },
    three,
    { from: PARITY.level, seek: (discovery) => discovery.byParity() },
    four,
    { from: Number.POSITIVE_INFINITY, seek: (discovery) => discovery.byManyReasons(), needsCertainty: true },
  ];
  return withTechniques
    ? [...byTechnique, ...general, ...byForcing].sort((a, b) => a.from - b.from)
    : general;
}

/** Finds consequences of the reasons of a model and of known facts, the easiest first. */
export class DeductionSearch {
  readonly neighbourhood: Neighbourhood;
  /** Deductions of known literals, in order. */
  readonly found = new Map<Literal, Deduction>();
  /** Position of each literal among those found. */
  readonly #order = new Map<Literal, number>();
  readonly #consequences: BoundedPropagation;
  readonly #stages: readonly Stage[];
  /** Possible values in the cells of all-different constraints, for techniques. */
  readonly #candidates: Candidates | undefined;
  readonly #parity: ParitySearch;
  /** By literal: the smallest set of reasons from the engine so far. */
  readonly #named = new Map<Literal, NamedReasons>();
  /** By reasons: number of known facts around them at the last query without a result. */
  readonly #unsuccessful = new Map<string, number>();
  #isCertain = false;

  /** `targets`: literals of an answer, which need not be certain. */
  constructor(
    readonly cores: CoreSession,
    readonly factLiterals: FactLiterals,
    public targets: readonly Literal[],
  ) {
    this.#consequences = new BoundedPropagation(cores.program, cores);
    cores.onCut = (cut) => this.#consequences.addClause(cut);
    this.neighbourhood = new Neighbourhood(cores.program, factLiterals, targets);
    this.#candidates = this.newCandidates();
    this.#parity = new ParitySearch(cores.program, factLiterals, this.#consequences);
    this.#stages = stages(hasPairs(cores.program), this.#candidates !== undefined);
  }

  /** Returns whether some target is unknown. */
  get isOpen(): boolean {
    return this.found.size < this.targets.length;
  }

  /** Returns all values of the cells of all-different constraints; undefined if there are none. */
  newCandidates(): Candidates | undefined {
    const { reasons, posted } = this.cores.program;
    return Candidates.of(posted.map((reason) => reasons[reason]!.reason));
  }

  /** Whether all targets are certain. */
  get isCertain(): boolean {
    return this.#isCertain;
  }

  /** Restricts the targets to literals that all answers have in common. */
  restrict(targets: readonly Literal[]): void {
    this.targets = targets;
    this.neighbourhood.restrict(targets);
    this.#isCertain = true;
  }

  /** Returns the literals that a clue, or a reason with a single variable, implies alone. */
  obviousIn(reason: number): readonly Literal[] {
    const { constraint } = this.cores.program.reasons[reason]!.reason;
    const implied = unaryConsequences(constraint, this.factLiterals);
    if (implied) return implied.filter((literal) => this.neighbourhood.isTarget(literal));
    return this.cores.forcedBy([reason], this.neighbourhood.targetsIn([reason]), []);
  }

  /** Returns the effort of inferring a literal from some reasons by a chain of inferences. */
  effort(literal: Literal, reasons: ReasonSet, depth: number): number {
    return effortOf(this.cores.program, reasons, depth, this.factLiterals.fact(literal).place);
  }

  /** Returns whether literals were found before a literal, and before all that its technique finds together with it. */
  foundBefore(literal: Literal): (other: Literal) => boolean {
    const { named } = this.found.get(literal)!;
    const together = named ? named.literals.filter((one) => this.found.get(one)?.named === named) : [literal];
    const first = Math.min(...together.map((one) => this.#order.get(one)!));
    return (other) => (this.#order.get(other) ?? first) < first;
  }

  /** Learns a deduction with everything that follows without a reason. */
  learn(deduction: Deduction): void {
    const learned = this.#consequences.learn(deduction.literal, (literal) => this.#isSingle(literal));
    for (const literal of [deduction.literal, ...learned]) {
      if (!this.neighbourhood.isTarget(literal) || this.found.has(literal)) continue;
      this.#order.set(literal, this.#order.size);
      this.found.set(literal, literal === deduction.literal ? deduction : { literal, ...IMMEDIATE });
      this.#candidates?.note(this.factLiterals.fact(literal));
    }
  }

  /** Returns whether a literal is the value of a cell, which a player sees only by counting the excluded values there. */
  #isSingle(literal: Literal): boolean {
    if (!this.#candidates || !this.neighbourhood.isTarget(literal)) return false;
    const { variable, holds } = this.factLiterals.fact(literal);
    return holds && this.#candidates.has(variable);
  }

  /** Returns the findings of a technique. */
  byTechnique({ seek }: TechniqueStage): readonly Deduction[] {
    return [...seek(this.#candidates!)].flatMap((finding) => this.#deductionsOf(finding));
  }

  /** Returns what the numbers of lines at points and around numbers imply by being even or odd. */
  byParity(): readonly Deduction[] {
    return [...this.#parity.findings()].flatMap((finding) => this.#deductionsOf(finding));
  }

  #deductionsOf({ pattern, level, reasons, premises, facts }: Finding): readonly Deduction[] {
    const literalOf = (fact: Fact) => this.factLiterals.literal(fact);
    const literals = facts.map(literalOf);
    const deduction = {
      reasons,
      premises: premises.map(literalOf),
      effort: level,
      depth: 1,
      ...(pattern && { named: { pattern, literals } }),
    };
    // Of two values, one literal means that the cell has one of them, and that it does not have the other.
    return literals.flatMap((literal) =>
      this.neighbourhood.isTarget(literal) && !deduction.premises.includes(literal)
        ? { literal, ...deduction }
        : [],
    );
  }

  /** Learns the facts of a finding, or replaces how they were found; its premises must be known. Returns them. */
  relearn(finding: Finding): readonly Literal[] {
    return this.#deductionsOf(finding).map((deduction) => {
      const { literal } = deduction;
      if (this.#isUnknown(literal)) this.learn(deduction);
      else this.found.set(literal, deduction);
      return literal;
    });
  }

  /** Returns consequences of single reasons that need no assumption. */
  direct(withLazy: boolean): readonly Deduction[] {
    const open = this.#openToPropagation();
    const consequences = this.#consequences.consequences(1, withLazy, new Set(open));
    return open.flatMap((literal) => {
      const consequence = consequences.get(literal);
      if (!consequence || this.#isByGroups(consequence.reasons)) return [];
      return this.#deduction(literal, consequence.reasons, consequence.depth);
    });
  }

  /** Returns consequences by bounded propagation of at most `most` reasons. */
  byPropagation(most: number, withLazy: boolean): readonly Deduction[] {
    return this.#propagate(this.#openToPropagation(), most, withLazy).filter(
      ({ reasons }) => !this.#isByGroups(reasons),
    );
  }

  /** Returns the unknown literals that techniques do not find. */
  #openToPropagation(): readonly Literal[] {
    const candidates = this.#candidates;
    if (!candidates) return this.#unknown();
    return this.#unknown().filter((literal) => !candidates.isPlain(this.factLiterals.fact(literal).variable));
  }

  /** Returns whether a single clue shows a deduction. */
  #isByClue({ reasons }: Deduction): boolean {
    const [reason, another] = reasons;
    return (
      reason !== undefined &&
      another === undefined &&
      this.cores.program.reasons[reason]!.reason.rule === 'given'
    );
  }

  /** Returns whether all reasons are all-different constraints, whose consequences are left to techniques. */
  #isByGroups(reasons: ReasonSet): boolean {
    const candidates = this.#candidates;
    return candidates !== undefined && reasons.every((reason) => candidates.isGroup(reason));
  }

  /** Returns consequences of all-different constraints by chains that are no technique. */
  byForcing(most: number): readonly Deduction[] {
    return this.#propagate(this.#unknown(), most, true).map((deduction) => ({
      ...deduction,
      effort: Math.max(FORCING_EFFORT, deduction.effort + FORCING_MORE),
    }));
  }

  #propagate(literals: readonly Literal[], most: number, withLazy: boolean): readonly Deduction[] {
    const deductions: Deduction[] = [];
    for (const literal of literals) {
      const refutation = this.#consequences.refute(-literal, most, withLazy);
      if (refutation) deductions.push(this.#deduction(literal, refutation.reasons, refutation.depth));
    }
    return deductions;
  }

  /** Returns all consequences of single reasons, however hard they are to see. */
  byOneReason(): readonly Deduction[] {
    return this.cores.program.posted.flatMap((reason) =>
      this.#consequences.isComplex(reason) && !this.#candidates?.isGroup(reason)
        ? this.#forcedBy([reason])
        : [],
    );
  }

  /** Returns all consequences of two reasons with several common open variables. */
  byTwoReasons(): readonly Deduction[] {
    const pairs = this.neighbourhood.pairs(
      (reason) => this.#consequences.counts(reason),
      (literal) => this.#isUnknown(literal),
    );
    for (const pair of pairs) {
      if (pair.every((reason) => this.#candidates?.isGroup(reason))) continue;
      const deductions = this.#forcedBy(pair);
      if (deductions.length) return deductions;
    }
    return [];
  }

  /**
   * Returns consequences of nearby reasons, within the smallest possible radius and finally of all; results with few conflicts come first.
   */
  byManyReasons(): readonly Deduction[] {
    for (const conflicts of CONFLICT_LIMITS)
      for (let radius = 1; radius <= MAX_RADIUS + 1; radius++) {
        const deductions = this.#nearby(radius, conflicts);
        if (deductions.length > 0) return deductions;
      }
    return [];
  }

  /**
   * Returns the best consequences of reasons within a radius, within a number of conflicts. Reasons that the engine has found once stay
   * sufficient and are not queried again.
   */
  #nearby(radius: number, conflicts: number | undefined): readonly Deduction[] {
    const isUnknown = (literal: Literal) => this.#isUnknown(literal);
    const sufficient: NamedReasons[] = [];
    let variable: number | undefined;
    let near: readonly number[] = [];
    let known: readonly Literal[] = [];
    for (const literal of this.#unknown()) {
      const named = this.#named.get(literal);
      if (named && named.radius <= radius) {
        sufficient.push(named);
        continue;
      }
      const of = this.factLiterals.fact(literal).variable;
      if (of !== variable) {
        variable = of;
        near =
          radius > MAX_RADIUS
            ? this.cores.program.posted
            : this.neighbourhood.reasonsAround(literal, radius, isUnknown);
        known = this.#known(near);
      }
      const reasons = this.cores.conflict(near, [...known, -literal], conflicts);
      if (!reasons) continue;
      const one = { literal, radius, reasons };
      this.#named.set(literal, one);
      sufficient.push(one);
    }
    sufficient.sort((a, b) => a.reasons.length - b.reasons.length);
    let tries = MAX_SHRUNK;
    const easiest: Deduction[] = [];
    for (const named of sufficient) {
      const isUnshrunk = !this.#isShrunk(named);
      if (isUnshrunk && tries-- <= 0) continue;
      const { literal, reasons } = isUnshrunk ? this.#shrink(named, conflicts) : named;
      const deduction = this.#deduction(literal, reasons, reasons.length + 2);
      const effort = Math.max(GUESS_EFFORT.least, deduction.effort) + GUESS_EFFORT.more;
      easiest.push({ ...deduction, effort, isGuess: true });
    }
    return easiest;
  }

  /**
   * Learns the easiest consequences; returns whether there were any.
   * @throws {UndecidedError}
   */
  deduce(): boolean {
    const deductions: Deduction[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const { from, seek, needsCertainty } of this.#stages) {
      if (deductions.length > 0 && least <= from) break;
      if (needsCertainty && !this.#isCertain) continue;
      for (const deduction of seek(this)) {
        if (!this.#isUnknown(deduction.literal)) continue;
        deductions.push(deduction);
        least = Math.min(least, deduction.effort);
      }
    }
    // A player looks at the clues before the rules.
    const easiest = deductions
      .filter(({ effort }) => effort <= least)
      .sort((a, b) => Number(this.#isByClue(b)) - Number(this.#isByClue(a)));
    for (const deduction of easiest)
      if (this.#isUnknown(deduction.literal)) this.learn({ ...deduction, choices: easiest.length });
    return easiest.length > 0;
  }

  #forcedBy(reasons: readonly number[]): readonly Deduction[] {
    const targets = this.neighbourhood.targetsIn(reasons).filter((literal) => this.#isUnknown(literal));
    if (targets.length === 0) return [];
    const name = reasons.join();
    const known = this.#known(reasons);
    if (this.#unsuccessful.get(name) === known.length) return [];
    const forced = this.cores.forcedByFew(reasons, targets, known);
    if (forced.length === 0) this.#unsuccessful.set(name, known.length);
    return forced.map((literal) => this.#deduction(literal, reasons, targets.length));
  }

  /** Returns whether the reasons are known to be minimal. */
  #isShrunk({ reasons, at }: NamedReasons): boolean {
    return at === this.#known(reasons).length;
  }

  /** Returns a minimal set of a literal's reasons; the first time, the best of several orders. */
  #shrink(named: NamedReasons, conflicts: number | undefined): NamedReasons {
    const { literal, reasons, at } = named;
    const known = [...this.#known(reasons), -literal];
    const orders =
      at === undefined
        ? [
            reasons,
            reasons.toReversed(),
            ...(this.#areAlike(reasons) ? [] : [hardestFirst(reasons, this.cores)]),
            this.neighbourhood.farthestFirst(reasons, literal),
          ]
        : [reasons];
    const sets = orders.map((order) => minimizeReasons(this.cores, order, known, { conflicts }));
    const smallest = sets.sort((a, b) => a.length - b.length)[0]!.toSorted((a, b) => a - b);
    const shrunk = { ...named, reasons: smallest, at: this.#known(smallest).length };
    this.#named.set(literal, shrunk);
    return shrunk;
  }

  /** Returns whether all reasons are loops or components, or none is. */
  #areAlike(reasons: readonly number[]): boolean {
    const { reasons: programReasons } = this.cores.program;
    return reasons.every(
      (reason) => programReasons[reason]!.reason.cut === programReasons[reasons[0]!]!.reason.cut,
    );
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

  /** Returns the known literals of the variables of some reasons. */
  #known(reasons: readonly number[]): Literal[] {
    return this.neighbourhood.targetsIn(reasons).filter((literal) => this.found.has(literal));
  }
}

/** Sorts loops and components of constraints over the whole board first, so that they are removed if possible. */
export function hardestFirst(
  reasons: readonly number[],
  { program: { reasons: programReasons } }: CoreSession,
): readonly number[] {
  return reasons.toSorted(
    (a, b) => Number(programReasons[b]!.reason.cut) - Number(programReasons[a]!.reason.cut),
  );
}

/**
 * Additional effort, and minimum number of reasons, of consequences that bounded propagation does not find. They are always extreme,
 * regardless of the reasons that an engine finds.
 */
const GUESS_EFFORT = { more: 2, least: 3 } as const;

/** Additional effort of chains that are no technique. */
const FORCING_MORE = 2;

/** Maximum radius before all reasons are used; maximum number of consequences that are minimized. */
const MAX_RADIUS = 4;
const MAX_SHRUNK = 5;

/** Limits of conflicts per query; hard queries wait until nothing else is left. */
const CONFLICT_LIMITS = [100, 2_000, undefined];
