import type { Place } from '../board/place.js';
import { checkpoint, UndecidedError } from '../checkpoint.js';
import type { Engine, Literal, Session, UnknownReason } from '../engine.js';
import { TRUE } from '../literal.js';
import type { Model } from '../model.js';
import { IntList } from '../program/int-list.js';
import { shapeOf } from '../program/rows.js';
import { openSession } from '../search/open-session.js';
import type { Stopwatch } from '../search/stopwatch.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { type Trace, tally } from '../search/trace.js';
import { AssumptionProgram, type NewClause } from './assumption-program.js';
import { SmallSearch } from './small-search.js';
import { Witnesses } from './witnesses.js';

/** Contradictory reasons and literals. */
export interface Core {
  readonly reasons: readonly number[];
  readonly literals: readonly Literal[];
}

/** Result of a query: the reasons and literals are consistent, or a core of them is not. */
export type CoreResult =
  | { readonly status: 'possible' }
  | ({ readonly status: 'impossible' } & Core)
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** A cut of a proposed assignment. */
interface Proposed {
  readonly whole: number;
  readonly clause: readonly Literal[];
  readonly places: readonly Place[] | undefined;
}

/** An incremental session with all reasons of a model; each query assumes some. Reasons are indices in `program.reasons`. */
export class CoreSession {
  calls = 0;
  /**
   * Cuts of proposed assignments. They become reasons only when a conflict is explained in detail, because their number and order depend on
   * the engine, on which explanations must not depend.
   */
  #proposed: Proposed[] = [];
  readonly #witnesses = new Witnesses();
  /** Created on first use, because it reads the whole program and explanations of conflicts do not need it. */
  #search: SmallSearch | undefined;
  /** Witness of the last consistent query. */
  #witness = 0;
  /** Variables of queries collected so far: those of the key, then selectors. */
  readonly #variables = new IntList();
  /** Number of collected reasons, and the selectors of constraints over the whole board. */
  #collected = 0;
  readonly #lazySelectors: Literal[] = [];

  private constructor(
    readonly program: AssumptionProgram,
    readonly session: Session,
    readonly stopwatch: Stopwatch,
    /** Time at which queries end, in milliseconds like `Date.now()`. */
    public deadline: number | undefined,
    /** Maximum number of conflicts per query. */
    readonly maxConflicts: number | undefined,
    readonly trace: Trace | undefined,
    /** Called with each new cut. */
    public onCut: (cut: NewClause) => void = () => {},
  ) {}

  static async open(
    model: Model,
    engine: Engine,
    monitor: TaskMonitor,
    stopwatch: Stopwatch,
  ): Promise<CoreSession> {
    const program = stopwatch.time('lower', () => monitor.run(() => new AssumptionProgram(model)));
    const shape = { ...shapeOf(program.rows, program.isLazy), often: true };
    const session = await openSession(engine, { ...program.rows, shape }, stopwatch, monitor);
    return new CoreSession(program, session, stopwatch, monitor.deadline, monitor.conflicts, monitor.trace);
  }

  /** Returns whether some reasons and literals are consistent; unknown after a number of conflicts, if given. */
  query(reasons: readonly number[], literals: readonly Literal[], conflicts?: number): CoreResult {
    const { reasons: programReasons } = this.program;
    const most = minLimit(conflicts, this.maxConflicts);
    // A variable with a single value has no other, for any reasons.
    if (literals.includes(-TRUE)) return { status: 'impossible', reasons: [], literals: [-TRUE] };
    const assumptions = this.#assumptions(reasons, literals);
    const known = this.#witnesses.find(assumptions);
    if (known !== undefined) {
      this.#witness = known;
      return { status: 'possible' };
    }
    for (;;) {
      checkpoint(16);
      this.calls++;
      const start = performance.now();
      const verdict = this.stopwatch.time('search', () =>
        this.session.solve(assumptions, { deadline: this.deadline, conflicts: most }),
      );
      const milliseconds = performance.now() - start;
      this.trace?.({ event: 'called', verdict: verdict.status, assumed: assumptions.length, milliseconds });
      if (verdict.status === 'unknown') return verdict;
      if (verdict.status === 'unsat') {
        const core = new Set(this.session.core());
        return {
          status: 'impossible',
          reasons: reasons.filter((reason) => core.has(-programReasons[reason]!.selector)),
          literals: literals.filter((literal) => core.has(literal)),
        };
      }
      if (this.stopwatch.time('cut', () => this.#cut(reasons))) continue;
      this.#witness = this.#storeWitness(reasons);
      return { status: 'possible' };
    }
  }

  /** Returns the literals that a query of reasons and literals assumes. */
  #assumptions(reasons: readonly number[], literals: readonly Literal[]): Int32Array {
    const assumed = new Int32Array(reasons.length + literals.length);
    let n = 0;
    for (const reason of reasons) assumed[n++] = -this.program.reasons[reason]!.selector;
    for (const literal of literals) if (literal !== TRUE) assumed[n++] = literal;
    return assumed.subarray(0, n);
  }

  /**
   * Returns a core if reasons and literals are inconsistent; undefined if they are consistent or the query needs too many conflicts.
   * @throws {UndecidedError}
   */
  refute(reasons: readonly number[], literals: readonly Literal[], conflicts?: number): Core | undefined {
    const result = this.query(reasons, literals, conflicts);
    const isGivenUp =
      result.status === 'unknown' && result.reason === 'conflict limit' && conflicts !== undefined;
    if (result.status === 'unknown' && !isGivenUp) throw new UndecidedError(result.reason);
    return result.status === 'impossible' ? result : undefined;
  }

  /** Returns the value of a literal in the witness of the last consistent query. */
  value(literal: Literal): boolean {
    return Math.abs(literal) === TRUE ? literal > 0 : this.#witnesses.holds(this.#witness, literal);
  }

  /** Returns the literals that the reasons force with the known ones. */
  forcedBy(reasons: readonly number[], literals: readonly Literal[], known: readonly Literal[]): Literal[] {
    return [...this.forcedCores(reasons, literals, known).keys()];
  }

  /** Same as `forcedBy`, for few reasons in repeated queries: tries a small search before the engine. */
  forcedByFew(
    reasons: readonly number[],
    literals: readonly Literal[],
    known: readonly Literal[],
  ): readonly Literal[] {
    return this.#smallSearch.forcedBy(reasons, literals, known) ?? this.forcedBy(reasons, literals, known);
  }

  /** Same as `refute`, for few reasons in repeated queries: tries a small search before the engine. */
  refuteByFew(reasons: readonly number[], literals: readonly Literal[]): Core | undefined {
    const isContradiction = this.#smallSearch.contradicts(reasons, literals);
    if (isContradiction === undefined) return this.refute(reasons, literals);
    return isContradiction ? { reasons, literals } : undefined;
  }

  get #smallSearch(): SmallSearch {
    this.#search ??= new SmallSearch(this.program);
    return this.#search;
  }

  /**
   * Same as `forcedBy`, with a core for each literal: of a small search, everything. Otherwise the engine searches for assignments in which
   * any literal is false, each of which excludes many, until there is none. Where that takes long, it decides them one by one.
   */
  forcedCores(
    reasons: readonly number[],
    literals: readonly Literal[],
    known: readonly Literal[],
  ): ReadonlyMap<Literal, Core> {
    const few = this.#smallSearch.forcedBy(reasons, literals, known, true);
    if (few) return new Map(few.map((literal) => [literal, { reasons, literals: [...known, -literal] }]));
    const forced = new Map<Literal, Core>();
    let left = this.#witnesses.neverFalse(literals, this.#assumptions(reasons, known));
    const someFalse = this.fresh();
    while (left.length) {
      this.session.addClauses(Int32Array.from([-someFalse, ...left.map((literal) => -literal), 0]));
      this.#preferFalse(left, literals);
      const result = this.query(reasons, [...known, someFalse], MAX_CONFLICTS);
      if (result.status === 'unknown') break;
      if (result.status === 'impossible') {
        const core = { ...result, literals: result.literals.filter((literal) => literal !== someFalse) };
        for (const literal of left) forced.set(literal, core);
        left = [];
      } else left = left.filter((literal) => this.value(literal));
    }
    this.session.addClauses(Int32Array.of(-someFalse, 0));
    while (left.length) {
      this.#preferFalse(left, literals);
      const [literal, ...others] = left as [Literal, ...Literal[]];
      const core = this.refute(reasons, [...known, -literal]);
      if (core) {
        forced.set(literal, core);
        left = others;
      } else left = others.filter((other) => this.value(other));
    }
    this.session.prefer?.([]);
    return forced;
  }

  /** Makes the engine prefer assignments in which some of the literals are false and the others true. */
  #preferFalse(some: readonly Literal[], literals: readonly Literal[]): void {
    const negated = new Set(some);
    this.session.prefer?.(literals.map((literal) => (negated.has(literal) ? -literal : literal)));
  }

  /** Returns the reasons of a core, with loops and components of a lazy constraint instead of the constraint if they suffice. */
  conflict(
    reasons: readonly number[],
    literals: readonly Literal[] = [],
    conflicts?: number,
  ): readonly number[] | undefined {
    const core = this.refute(reasons, literals, conflicts)?.reasons;
    if (!core?.some((reason) => this.program.reasons[reason]!.lazy)) return core;
    this.#addProposedCuts();
    return this.refute(this.#withCuts(core), literals, conflicts)?.reasons ?? core;
  }

  /** Replaces constraints over the whole board by their known cuts. */
  #withCuts(reasons: readonly number[]): number[] {
    const { reasons: programReasons } = this.program;
    const wholes = new Set(reasons.filter((reason) => programReasons[reason]!.lazy));
    const parts = [...programReasons.keys()].filter((reason) =>
      wholes.has(programReasons[reason]!.whole ?? -1),
    );
    const partly = new Set(parts.map((part) => programReasons[part]!.whole));
    return [...reasons.filter((reason) => !partly.has(reason)), ...parts];
  }

  /** Adds cuts of a constraint to the session. */
  add(cuts: readonly NewClause[]): void {
    if (cuts.length === 0) return;
    const { reasons: programReasons } = this.program;
    const clauses = new IntList();
    // Earlier assignments were not checked against the new clause of a loop or component.
    if (cuts.some(({ owner }) => owner < this.#collected && programReasons[owner]!.whole !== undefined))
      this.#witnesses.clear();
    this.#collect();
    for (const { owner, clause } of cuts) {
      const { selector, whole } = programReasons[owner]!;
      clauses.append([selector, ...clause, 0]);
      if (whole !== undefined) clauses.append([-selector, programReasons[whole]!.selector, 0]);
    }
    this.session.addClauses(clauses.view());
    for (const cut of cuts) this.onCut(cut);
  }

  /** Creates a variable in the session. */
  readonly fresh = (): Literal => this.session.addVariables(1);

  close(): void {
    this.session.close();
  }

  /** Collects the variables of queries. */
  #collect(): void {
    const { literalMap, reasons: programReasons } = this.program;
    if (this.#collected === 0)
      for (const variable of new Set(literalMap.literals.map(Math.abs)))
        if (variable !== TRUE) this.#variables.push(variable);
    for (; this.#collected < programReasons.length; this.#collected++) {
      const { selector, lazy } = programReasons[this.#collected]!;
      this.#variables.push(selector);
      if (lazy) this.#lazySelectors.push(selector);
    }
  }

  /** Stores the assignment of the engine as a witness. */
  #storeWitness(reasons: readonly number[]): number {
    this.#collect();
    // Constraints over the whole board were checked only if they were assumed.
    const left = new Set(this.#lazySelectors);
    for (const reason of reasons) left.delete(this.program.reasons[reason]!.selector);
    return this.#witnesses.add(
      this.#variables.view(),
      (variable) => left.has(variable) || this.session.value(variable),
    );
  }

  #cut(reasons: readonly number[]): boolean {
    const { reasons: programReasons } = this.program;
    const lazies = reasons.filter((reason) => programReasons[reason]!.lazy);
    if (lazies.length === 0) return false;
    const start = performance.now();
    // All values are read first, because adding clauses discards the assignment.
    const values = new Map<Literal, boolean>();
    const value = (literal: Literal) =>
      Math.abs(literal) === TRUE ? literal > 0 : this.session.value(literal);
    for (const reason of lazies)
      for (const literal of programReasons[reason]!.lazy!.literals()) values.set(literal, value(literal));
    const cuts = lazies.flatMap((whole) => {
      const proposed: Proposed[] = [];
      programReasons[whole]!.lazy!.cut(
        (literal) => values.get(literal) ?? value(literal),
        (clause, places) => proposed.push({ whole, clause, places }),
      );
      return proposed;
    });
    if (cuts.length === 0) return false;
    const clauses = new IntList();
    for (const { whole, clause } of cuts) clauses.append([programReasons[whole]!.selector, ...clause, 0]);
    this.session.addClauses(clauses.view());
    for (const cut of cuts) this.#proposed.push(cut);
    const milliseconds = performance.now() - start;
    this.trace?.({
      event: 'cut',
      cuts: tally(cuts, ({ whole }) => programReasons[whole]!.reason.rule),
      milliseconds,
    });
    return true;
  }

  /** Makes reasons of the cuts of proposed assignments. */
  #addProposedCuts(): void {
    const proposed = this.#proposed;
    this.#proposed = [];
    this.add(
      proposed.flatMap(({ whole, clause, places }) =>
        this.program.cuts(whole, (add) => add(clause, places), this.fresh),
      ),
    );
  }
}

/** Maximum number of conflicts of a query about many literals together. */
const MAX_CONFLICTS = 1000;

/** Returns the smaller of two optional limits. */
const minLimit = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
