import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import type { AddCut, LazyConstraint } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { clausesIn, type LinearRow, rowsIn } from '../program/rows.js';
import type { AssumptionProgram, NewClause } from './assumption-program.js';
import { NO_REASONS, type ReasonSet, unionWithin } from './reason-set.js';

/** A clause or row of the program with its reason; -1 for a definition, which is no reason. */
interface PropagationRow {
  readonly owner: number;
  /** Literal that must be true for the row to apply; 0: always. */
  readonly guard: Literal;
  readonly min: number;
  readonly max: number;
  readonly literals: readonly Literal[];
  readonly coefficients: readonly number[];
  /** Largest absolute coefficient. */
  readonly heaviest: number;
  /** The row means only that at least one of the literals is true. */
  readonly isClause: boolean;
  /** Bounds of the sum by the known literals. */
  lowest: number;
  highest: number;
  /** Number of learned literals at its last change, and the last inference that visited it. */
  changed: number;
  visitedBy: number;
  /** Last inference that read all its literals, with the bounds at which it did. */
  readBy: number;
  readLowest: number;
  readHighest: number;
}

/** Justification of a literal: its reasons, the number of inferences, and the row of the last one. */
interface Justification {
  readonly label: ReasonSet;
  readonly depth: number;
  readonly row: PropagationRow;
  readonly isLowerBound: boolean;
}

/** A refutation of a literal's negation: contradicted reasons, and the length of the chain of inferences. */
export interface Refutation {
  readonly reasons: ReasonSet;
  readonly depth: number;
  /** Premises that were known before. */
  readonly premises: readonly Literal[];
}

/** Result of an inference and the rows that it visited; the result is valid until one of these changes. */
interface CachedInference {
  readonly found: Refutation | undefined;
  readonly visited: readonly PropagationRow[];
  readonly at: number;
}

/** A queued literal with its justification. */
interface QueuedLiteral {
  readonly literal: Literal;
  readonly label: ReasonSet;
  readonly depth: number;
  readonly because: Justification | undefined;
}

const NO_OWNER = -1;
/** Greater than any number of reasons of an inference. */
const MAX_REASONS = 1 << 10;

/**
 * Propagates like a player, one clause or row at a time, and keeps the reasons of each consequence. Consequences of more reasons than
 * allowed are omitted, so queries about few reasons are fast. Consequences of few reasons come first. Everything derived follows from its
 * reasons, but not everything that follows is derived.
 */
export class BoundedPropagation {
  /** By variable: 1 true, -1 false, 0 open. */
  readonly #values: Int8Array;
  readonly #labels: ReasonSet[];
  readonly #depths: Uint16Array;
  /** By variable: its rows, and its weight in the sum of each; 0 for a guard. */
  readonly #rowsOf: PropagationRow[][];
  readonly #weights: number[][];
  /** By variable and reason: its rows of that reason and of definitions. */
  readonly #rowsByReason: (Map<number, readonly PropagationRow[]> | undefined)[] = [];
  readonly #rows: PropagationRow[] = [];
  /** Lazy constraints with the indices of their reasons. */
  readonly #lazies: readonly (readonly [number, LazyConstraint])[];
  /** By reason: number of rows, and whether some row counts; then unit propagation does not show all consequences. */
  readonly #statistics: { rows: number; hasCounts: boolean; ones: boolean }[] = [];
  /** By number of reasons: queued literals. */
  readonly #waiting: QueuedLiteral[][] = [[]];
  /** By variable: justification of a literal that is only assumed. */
  readonly #basis: (Justification | undefined)[] = [];
  readonly #trail: Literal[] = [];
  /** By reason: 1 if it is released and implies nothing. */
  #released: Uint8Array = new Uint8Array(0);
  #most = 0;
  /** Results of inferences by query. */
  readonly #cache = new Map<number, CachedInference>();
  /** Number of learned literals; number of inferences; rows visited by the last one. */
  #learned = 0;
  #inferences = 0;
  #visited: PropagationRow[] = [];
  #isRecording = false;
  #contradiction: Pick<Refutation, 'reasons' | 'depth'> | undefined;
  /** Justifications that contradict themselves or each other. */
  #contradicted: readonly (Justification | undefined)[] = [];

  constructor(
    readonly program: AssumptionProgram,
    /** Creates variables and receives the clauses of new cuts. */
    readonly cuts: { readonly fresh: () => Literal; add(cuts: readonly NewClause[]): void },
  ) {
    this.#values = new Int8Array(program.rows.variables + 1);
    this.#labels = Array.from<ReasonSet>({ length: program.rows.variables + 1 }).fill(NO_REASONS);
    this.#depths = new Uint16Array(program.rows.variables + 1);
    this.#rowsOf = Array.from({ length: program.rows.variables + 1 }, () => []);
    this.#weights = this.#rowsOf.map(() => []);
    this.#lazies = program.reasons.flatMap(({ lazy }, reason) => (lazy ? [[reason, lazy] as const] : []));
    const owners = new Map(program.reasons.map(({ selector }, reason) => [selector, reason]));
    for (const clause of clausesIn(program.rows.clauses)) {
      checkpoint();
      const literals: Literal[] = [];
      const releasing: Literal[] = [];
      for (const literal of clause) (owners.has(Math.abs(literal)) ? releasing : literals).push(literal);
      // The clause that releases a part with its whole is no part of the board.
      if (releasing.length > 1) continue;
      this.#addRow(owners.get(releasing[0] ?? 0) ?? NO_OWNER, atLeastOne(literals));
    }
    for (const [rows, step] of [
      [program.rows.counts, 1],
      [program.rows.linears, 2],
    ] as const)
      for (const row of rowsIn(rows, step)) {
        const owner = owners.get(-row.guard);
        this.#addRow(owner ?? NO_OWNER, owner === undefined ? row : { ...row, guard: 0 });
      }
  }

  /** Creates a propagation that keeps new cuts to itself, without an engine. */
  static withoutEngine(program: AssumptionProgram): BoundedPropagation {
    let fresh = program.rows.variables;
    const propagation: BoundedPropagation = new BoundedPropagation(program, {
      fresh: () => ++fresh,
      add: (cuts) => {
        for (const cut of cuts) propagation.addClause(cut);
      },
    });
    return propagation;
  }

  /** Returns the value of a literal: 1 true, -1 false, 0 open. */
  readonly known = (literal: Literal): number => {
    if (Math.abs(literal) === TRUE) return Math.sign(literal);
    return literal > 0 ? this.#values[literal]! : 0 - this.#values[-literal]!;
  };

  /** Forgets all learned literals and releases some reasons. */
  begin(released: Uint8Array): void {
    this.#values.fill(0);
    for (const stated of this.#rows) this.#sumUp(stated);
    this.#cache.clear();
    this.#released = released;
  }

  isReleased(reason: number): boolean {
    return this.#released[reason] === 1;
  }

  /** Adds the clause of a new cut. */
  addClause({ owner, clause }: NewClause): void {
    this.#cache.clear();
    this.#addRow(owner, atLeastOne(clause));
  }

  /** Returns whether a reason has a counting row. */
  counts(reason: number): boolean {
    return this.#statistics[reason]?.hasCounts === true;
  }

  /** Returns whether a reason has several rows or weights, so that its consequences may be hard to see. */
  isComplex(reason: number): boolean {
    return this.counts(reason) && (this.#statistics[reason]!.rows > 1 || !this.#statistics[reason]!.ones);
  }

  /**
   * Learns a fact permanently, with everything that follows without any reason, except what `isLeft` leaves to be found later. Returns the
   * new literals.
   */
  learn(literal: Literal, isLeft: (literal: Literal) => boolean = () => false): readonly Literal[] {
    this.#begin(0);
    this.#imply(literal, NO_REASONS, 0);
    this.#run(true, (one) => one !== literal && isLeft(one));
    const learned = this.#trail.splice(0);
    if (learned.length > 0) this.#learned++;
    for (const one of learned) {
      this.#basis[Math.abs(one)] = undefined;
      for (const stated of this.#rowsOf[Math.abs(one)]!) stated.changed = this.#learned;
    }
    return learned;
  }

  /** Returns a contradiction between at most `most` reasons and the known literals. */
  contradiction(most: number): Refutation | undefined {
    this.#begin(most);
    for (const stated of this.#rowsInOrder()) this.#visit(stated);
    return this.#conclude(true);
  }

  /** Returns why a literal cannot be true, by at most `most` reasons; with `lazily`, including new cuts of lazy constraints. */
  refute(literal: Literal, most: number, withLazy: boolean): Refutation | undefined {
    const usesLazy = withLazy && this.#lazies.length > 0;
    // Results of lazy constraints may change with any learned literal.
    const question =
      usesLazy || this.known(literal) !== 0
        ? 0
        : (2 * Math.abs(literal) + +(literal > 0)) * MAX_REASONS + most;
    const before = this.#cache.get(question);
    if (before?.visited.every(({ changed }) => changed <= before.at)) return before.found;
    this.#begin(most);
    this.#isRecording = question !== 0;
    this.#imply(literal, NO_REASONS, 0);
    const refutation = this.#conclude(usesLazy);
    this.#isRecording = false;
    if (question !== 0)
      this.#cache.set(question, { found: refutation, visited: this.#visited, at: this.#learned });
    return refutation;
  }

  /**
   * Returns which of some literals at most `most` reasons imply without an assumption; with `withLazy`, including new cuts of lazy
   * constraints.
   */
  consequences(
    most: number,
    withLazy: boolean,
    literals: ReadonlySet<Literal>,
  ): ReadonlyMap<Literal, Refutation> {
    this.#begin(most);
    for (const stated of this.#rows) {
      checkpoint();
      if (this.#released[stated.owner] !== 1) this.#visit(stated);
    }
    this.#runAll(withLazy);
    const consequences = new Map<Literal, Refutation>();
    for (const literal of this.#trail) {
      if (!literals.has(literal)) continue;
      const variable = Math.abs(literal);
      consequences.set(literal, {
        reasons: this.#labels[variable]!,
        // The last inference of a refutation is the contradiction itself.
        depth: this.#depths[variable]! - 1,
        premises: this.#premisesOf([this.#basis[variable]]),
      });
    }
    this.#retract();
    return consequences;
  }

  #conclude(withLazy: boolean): Refutation | undefined {
    this.#runAll(withLazy);
    const refutation = this.#contradiction && {
      ...this.#contradiction,
      premises: this.#premisesOf(this.#contradicted, this.#trail.slice(0, 1)),
    };
    this.#retract();
    return refutation;
  }

  #runAll(withLazy: boolean): void {
    do this.#run(false);
    while (withLazy && !this.#contradiction && this.#propagateLazy());
  }

  /** Retracts all literals of an inference. */
  #retract(): void {
    for (const literal of this.#trail) {
      const variable = Math.abs(literal);
      this.#values[variable] = 0;
      this.#add(variable, literal > 0, -1);
      this.#labels[variable] = NO_REASONS;
      this.#depths[variable] = 0;
      this.#basis[variable] = undefined;
    }
    this.#trail.length = 0;
  }

  #begin(most: number): void {
    this.#most = most;
    this.#inferences++;
    this.#visited = [];
    this.#contradiction = undefined;
    while (this.#waiting.length <= most) this.#waiting.push([]);
    for (const waiting of this.#waiting) waiting.length = 0;
  }

  #addRow(owner: number, row: LinearRow): void {
    const stated = propagationRowOf(owner, row);
    if (owner !== NO_OWNER) {
      this.#statistics[owner] ??= { rows: 0, hasCounts: false, ones: true };
      const statistics = this.#statistics[owner];
      statistics.rows++;
      statistics.hasCounts ||= row.max < row.terms.length || row.min !== 1;
      statistics.ones &&= row.terms.every(([coefficient]) => coefficient === 1);
    }
    this.#sumUp(stated);
    this.#rows.push(stated);
    for (let at = 0; at < stated.literals.length; at++)
      this.#addOccurrence(stated.literals[at]!, stated, stated.coefficients[at]!);
    if (row.guard !== 0) this.#addOccurrence(row.guard, stated, 0);
  }

  #addOccurrence(literal: Literal, stated: PropagationRow, coefficient: number): void {
    this.#rowsByReason[Math.abs(literal)] = undefined;
    this.#rowsOf[Math.abs(literal)]!.push(stated);
    this.#weights[Math.abs(literal)]!.push(literal > 0 ? coefficient : 0 - coefficient);
  }

  /** Returns all rows in the order of their first variables. */
  #rowsInOrder(): ReadonlySet<PropagationRow> {
    return new Set(this.#rowsOf.flat());
  }

  /** Recomputes the bounds of a row. */
  #sumUp(stated: PropagationRow): void {
    stated.lowest = 0;
    stated.highest = 0;
    const { literals, coefficients } = stated;
    for (let at = 0; at < literals.length; at++) {
      const coefficient = coefficients[at]!;
      const known = this.known(literals[at]!);
      if (known > 0 || (known === 0 && coefficient < 0)) stated.lowest += coefficient;
      if (known > 0 || (known === 0 && coefficient > 0)) stated.highest += coefficient;
    }
  }

  /** Adds a variable's value to the bounds of its rows, or retracts it. */
  #add(variable: number, value: boolean, sign: 1 | -1): void {
    const rows = this.#rowsOf[variable]!;
    const weights = this.#weights[variable]!;
    for (let at = 0; at < rows.length; at++) {
      // A term that increases the sum was missing from the lower bound, one that decreases it was in the upper bound.
      const change = value ? weights[at]! : 0 - weights[at]!;
      if (change > 0) rows[at]!.lowest += sign * change;
      else rows[at]!.highest += sign * change;
    }
  }

  #run(background: boolean, isLeft?: (literal: Literal) => boolean): void {
    for (let size = 0; size <= this.#most; size++) {
      const waiting = this.#waiting[size]!;
      for (let next = 0; next < waiting.length && !this.#contradiction; next++) {
        const { literal, label, depth, because } = waiting[next]!;
        const known = this.known(literal);
        if (known > 0 || isLeft?.(literal)) continue;
        checkpoint();
        const variable = Math.abs(literal);
        if (known < 0) {
          this.#contradict(label, this.#labels[variable]!, Math.max(depth, this.#depths[variable]!), [
            because,
            this.#basis[variable],
          ]);
          continue;
        }
        this.#values[variable] = Math.sign(literal);
        this.#labels[variable] = label;
        this.#depths[variable] = depth;
        this.#basis[variable] = because;
        this.#trail.push(literal);
        this.#add(variable, literal > 0, 1);
        for (const stated of this.#rowsAfter(variable, label)) {
          const { owner } = stated;
          if (owner !== NO_OWNER && (background || this.#released[owner] === 1)) continue;
          if (this.#isRecording && stated.visitedBy !== this.#inferences) {
            stated.visitedBy = this.#inferences;
            this.#visited.push(stated);
          }
          this.#visit(stated);
          if (this.#contradiction) return;
        }
      }
      waiting.length = 0;
    }
  }

  /** Returns the rows of a variable that may add to a label: all, or those of its reasons once it is full. */
  #rowsAfter(variable: number, label: ReasonSet): Iterable<PropagationRow> {
    const all = this.#rowsOf[variable]!;
    if (label.length < this.#most) return all;
    if (label.length > 1) return all.filter((row) => isWithin(row, label));
    this.#rowsByReason[variable] ??= new Map();
    const byReason = this.#rowsByReason[variable];
    const reason = label[0] ?? NO_OWNER;
    const before = byReason.get(reason);
    if (before) return before;
    const rows = all.filter((row) => isWithin(row, label));
    byReason.set(reason, rows);
    return rows;
  }

  /** Propagates a clause or row. */
  #visit(stated: PropagationRow): void {
    if (stated.isClause) this.#visitClause(stated);
    else this.#visitRow(stated);
  }

  /** Propagates a clause. */
  #visitClause(stated: PropagationRow): void {
    if (stated.lowest > 0 || stated.highest > 1) return;
    const open = stated.highest === 0 ? 0 : stated.literals.find((literal) => this.known(literal) === 0)!;
    const because = this.#justify(stated, false);
    if (!because) return;
    if (open === 0) this.#contradict(because.label, NO_REASONS, because.depth, [because]);
    else this.#imply(open, because.label, because.depth + 1, because);
  }

  #visitRow(stated: PropagationRow): void {
    const { guard, min, max, lowest, highest, heaviest, literals, coefficients } = stated;
    const active = guard === 0 ? 1 : this.known(guard);
    if (active < 0) return;
    if (lowest > max || highest < min) {
      const because = this.#justify(stated, lowest > max);
      if (!because) return;
      if (active > 0) this.#contradict(because.label, NO_REASONS, because.depth, [because]);
      else this.#imply(-guard, because.label, because.depth + 1, because);
      return;
    }
    if (active === 0 || (min <= lowest && highest <= max)) return;
    // A row that was read at the same bound has implied everything already.
    const isRead = stated.readBy === this.#inferences;
    const mayExceed = lowest + heaviest > max && !(isRead && stated.readLowest === lowest);
    const mayFallShort = highest - heaviest < min && !(isRead && stated.readHighest === highest);
    if (!mayExceed && !mayFallShort) return;
    stated.readBy = this.#inferences;
    stated.readLowest = lowest;
    stated.readHighest = highest;
    const values = this.#values;
    let over: Justification | undefined | null = null;
    let under: Justification | undefined | null = null;
    for (let at = 0; at < literals.length; at++) {
      const literal = literals[at]!;
      if ((literal > 0 ? values[literal]! : values[-literal]!) !== 0) continue;
      const coefficient = coefficients[at]!;
      const weight = Math.abs(coefficient);
      const tooMuch = lowest + weight > max;
      if (!tooMuch && highest - weight >= min) continue;
      if (tooMuch && over === null) over = this.#justify(stated, true);
      if (!tooMuch && under === null) under = this.#justify(stated, false);
      const because = tooMuch ? over : under;
      // A true literal with a positive coefficient increases the sum.
      const upward = coefficient > 0 ? literal : -literal;
      if (because) this.#imply(tooMuch ? -upward : upward, because.label, because.depth + 1, because);
    }
  }

  /** Returns the justification of a sum's lower bound (`over`), or of its upper bound; undefined if it has too many reasons. */
  #justify(stated: PropagationRow, over: boolean): Justification | undefined {
    const { owner, literals, coefficients, guard } = stated;
    let label: ReasonSet | undefined = owner === NO_OWNER ? NO_REASONS : [owner];
    if (label.length > this.#most) return undefined;
    const values = this.#values;
    let depth = 0;
    for (let at = guard !== 0 && this.known(guard) > 0 ? -1 : 0; at < literals.length; at++) {
      const literal = at < 0 ? guard : literals[at]!;
      const variable = Math.abs(literal);
      if (at >= 0) {
        const known = literal > 0 ? values[variable]! : 0 - values[variable]!;
        if (known === 0 || (known > 0 === coefficients[at]! > 0) !== over) continue;
      }
      label = unionWithin(label, this.#labels[variable]!, this.#most);
      if (!label) return undefined;
      depth = Math.max(depth, this.#depths[variable]!);
    }
    return { label, depth, row: stated, isLowerBound: over };
  }

  #imply(literal: Literal, label: ReasonSet, depth: number, because?: Justification): void {
    if (this.known(literal) <= 0) this.#waiting[label.length]!.push({ literal, label, depth, because });
  }

  #contradict(
    one: ReasonSet,
    other: ReasonSet,
    depth: number,
    by: readonly (Justification | undefined)[],
  ): void {
    const reasons = unionWithin(one, other, this.#most);
    if (!reasons || this.#contradiction) return;
    this.#contradiction = { reasons, depth };
    this.#contradicted = by;
  }

  /** Returns the known literals that justifications need, beside those assumed. */
  #premisesOf(
    by: readonly (Justification | undefined)[],
    assumed: readonly Literal[] = [],
  ): readonly Literal[] {
    const premises: Literal[] = [];
    const seen = new Set<number>(assumed.map(Math.abs));
    const left = by.filter((one) => one !== undefined);
    for (let one = left.pop(); one; one = left.pop()) {
      const { guard, literals, coefficients } = one.row;
      for (let at = guard === 0 ? 0 : -1; at < literals.length; at++) {
        const literal = at < 0 ? guard : literals[at]!;
        const variable = Math.abs(literal);
        const known = this.known(literal);
        if (known === 0 || seen.has(variable)) continue;
        if (at >= 0 && (known > 0 === coefficients[at]! > 0) !== one.isLowerBound) continue;
        seen.add(variable);
        const basis = this.#basis[variable];
        if (basis) left.push(basis);
        else premises.push(known > 0 ? literal : -literal);
      }
    }
    return premises;
  }

  /** Propagates the lazy constraints; returns whether anything followed. */
  #propagateLazy(): boolean {
    let any = false;
    for (const [whole, lazy] of this.#lazies) {
      if (this.#released[whole] === 1) continue;
      lazy.propagate?.(this.known, (literal, because) => {
        if (this.known(literal) > 0) return;
        const clauses: (readonly Literal[])[] = [];
        const cut = (add: AddCut) =>
          because((clause, places) => {
            clauses.push(clause);
            add(clause, places);
          });
        this.cuts.add(this.program.cuts(whole, cut, this.cuts.fresh));
        for (const clause of clauses) {
          const owner = this.program.numberOf(whole, clause)!;
          const reason = this.#justify(propagationRowOf(owner, atLeastOne(clause)), false);
          if (!reason) return;
          // The implied literal is open, or false like all others, which is a contradiction.
          if (this.known(literal) < 0) this.#contradict(reason.label, NO_REASONS, reason.depth, [reason]);
          else this.#imply(literal, reason.label, reason.depth + 1, reason);
          any = true;
        }
      });
    }
    return any;
  }
}

/** Returns whether a row belongs to one of the reasons, or is a definition. */
const isWithin = ({ owner }: PropagationRow, reasons: ReasonSet): boolean =>
  owner === NO_OWNER || reasons.includes(owner);

const atLeastOne = (clause: readonly Literal[]): LinearRow => ({
  guard: 0,
  min: 1,
  max: clause.length,
  terms: clause.map((literal) => [1, literal] as const),
});

/** Prepares a row for repeated propagation, without constant literals. */
function propagationRowOf(owner: number, { guard, min, max, terms }: LinearRow): PropagationRow {
  const literals: Literal[] = [];
  const coefficients: number[] = [];
  let always = 0;
  let heaviest = 0;
  let ones = true;
  for (const [coefficient, literal] of terms) {
    if (literal === TRUE) always += coefficient;
    if (Math.abs(literal) === TRUE) continue;
    literals.push(literal);
    coefficients.push(coefficient);
    heaviest = Math.max(heaviest, Math.abs(coefficient));
    ones &&= coefficient === 1;
  }
  return {
    owner,
    guard,
    min: min - always,
    max: max - always,
    literals,
    coefficients,
    heaviest,
    isClause: guard === 0 && ones && min - always === 1 && max - always >= literals.length,
    lowest: 0,
    highest: 0,
    changed: 0,
    visitedBy: 0,
    readBy: 0,
    readLowest: 0,
    readHighest: 0,
  };
}
