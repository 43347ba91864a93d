import type { Literal } from '../engine.js';
import type { LazyConstraint } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { clausesIn, type Row, rowsIn } from '../program/rows.js';
import type { AssumptionProgram, NewClause } from './assumption-program.js';
import { NO_REASONS, type ReasonSet, unionWithin } from './reason-set.js';

/** A clause or a row of the program, and its reason: -1 where it is a definition, and no reason. */
interface Stated {
  readonly owner: number;
  /** 0: always. */
  readonly guard: Literal;
  readonly min: number;
  readonly max: number;
  readonly literals: Int32Array;
  readonly coefficients: Int32Array;
  /** The weight of its heaviest literal. */
  readonly heaviest: number;
  /** At least one of the literals is true: that is all it says. */
  readonly isClause: boolean;
  /** The least and the most that the sum may come to, by what is known. */
  least: number;
  most: number;
  /** When something that it speaks of was learnt last, and the thought that looked at it last. */
  changed: number;
  seenIn: number;
}

/** That a row speaks of a variable: by this literal, with this coefficient; as its guard with none. */
interface Mention {
  readonly stated: Stated;
  readonly positive: boolean;
  readonly coefficient: number;
}

/** Why something is so: the reasons that it rests on, how many thoughts lead there, and what the last of them looks at. */
interface Because {
  readonly label: ReasonSet;
  readonly depth: number;
  readonly stated: Stated;
  readonly over: boolean;
}

/** That something cannot be: the reasons it contradicts, and how many thoughts lead there one after the other. */
export interface Refutation {
  readonly reasons: ReasonSet;
  readonly depth: number;
  /** What was known before and is needed for it. */
  readonly ground: readonly Literal[];
}

/** What came of a thought, and what it looked at: while nothing of that changes, the same would come of it. */
interface Tried {
  readonly found: Refutation | undefined;
  readonly seen: readonly Stated[];
  readonly at: number;
}

/** A literal that waits to be learnt, and why. */
interface Waiting {
  readonly literal: Literal;
  readonly label: ReasonSet;
  readonly depth: number;
  readonly because: Because | undefined;
}

const NOBODY = -1;
/** More than the reasons that a thought may rest on. */
const MANY = 1 << 10;

/**
 * Draws consequences of what is known as a player does, one clause or row at a time, and remembers for each the reasons
 * that it rests on. A consequence of more reasons than asked for is not drawn, so questions about few reasons are quick.
 * Consequences that rest on few reasons are drawn first. What is derived this way follows from its reasons; not all that follows
 * is derived.
 */
export class BoundedPropagation {
  /** By variable: 1 true, -1 false, 0 open. */
  readonly #values: Int8Array;
  readonly #labels: ReasonSet[];
  readonly #depths: Uint16Array;
  readonly #mentions: Mention[][];
  readonly #rows: Stated[] = [];
  /** The lazy rules, by the numbers of their reasons. */
  readonly #lazies: readonly (readonly [number, LazyConstraint])[];
  /** By reason: what it states, and whether any of that counts, so that single thoughts do not show all that it forces. */
  readonly #stated: { rows: number; counts: boolean; ones: boolean }[] = [];
  /** By number of reasons: literals that wait to be learnt. */
  readonly #waiting: Waiting[][] = [[]];
  /** By variable: why it is so, where it is only supposed for a while. */
  readonly #basis: (Because | undefined)[] = [];
  readonly #trail: Literal[] = [];
  /** By reason: 1 where it is released, so that nothing follows from it. */
  #released: Uint8Array = new Uint8Array(0);
  #most = 0;
  /** By question: what came of it. */
  readonly #tried = new Map<number, Tried>();
  /** How often something was learnt; how many thoughts there were; the rows that the last one looked at. */
  #learnt = 0;
  #thoughts = 0;
  #seen: Stated[] = [];
  #isNoting = false;
  #contradiction: Pick<Refutation, 'reasons' | 'depth'> | undefined;
  /** What contradicts itself, or each other. */
  #contradicted: readonly (Because | undefined)[] = [];

  constructor(
    readonly program: AssumptionProgram,
    /** Makes a new variable, and takes the clauses of new cuts. */
    readonly cuts: { readonly fresh: () => Literal; add(cuts: readonly NewClause[]): void },
  ) {
    this.#values = new Int8Array(program.rows.variables + 1);
    this.#labels = Array.from<ReasonSet>({ length: program.rows.variables + 1 }).fill(NO_REASONS);
    this.#depths = new Uint16Array(program.rows.variables + 1);
    this.#mentions = Array.from({ length: program.rows.variables + 1 }, () => []);
    this.#lazies = program.held.flatMap(({ lazy }, reason) => (lazy ? [[reason, lazy] as const] : []));
    const owners = new Map(program.held.map(({ selector }, reason) => [selector, reason]));
    for (const clause of clausesIn(program.rows.clauses)) {
      const releasing = [...clause].filter((literal) => owners.has(Math.abs(literal)));
      // That a part is released with its whole says nothing about the board.
      if (releasing.length > 1) continue;
      const owner = owners.get(releasing[0] ?? 0) ?? NOBODY;
      this.#state(owner, atLeastOne([...clause].filter((literal) => literal !== releasing[0])));
    }
    for (const [rows, step] of [
      [program.rows.counts, 1],
      [program.rows.linears, 2],
    ] as const)
      for (const row of rowsIn(rows, step)) {
        const owner = owners.get(-row.guard);
        this.#state(owner ?? NOBODY, owner === undefined ? row : { ...row, guard: 0 });
      }
  }

  /** 1 true, -1 false, 0 open. */
  readonly known = (literal: Literal): number => {
    if (Math.abs(literal) === TRUE) return Math.sign(literal);
    return literal > 0 ? this.#values[literal]! : 0 - this.#values[-literal]!;
  };

  /** Forgets all that was learnt, and from now on draws nothing from some reasons. */
  begin(released: Uint8Array): void {
    this.#values.fill(0);
    for (const stated of this.#rows) this.#sumUp(stated);
    this.#tried.clear();
    this.#released = released;
  }

  /** Takes the clause of a new cut. */
  state({ owner, clause }: NewClause): void {
    this.#tried.clear();
    this.#state(owner, atLeastOne(clause));
  }

  /** Whether a reason counts something. */
  counts(reason: number): boolean {
    return this.#stated[reason]?.counts === true;
  }

  /** Whether a reason says several things at a time, so that all that it forces may be hard to see. */
  saysMuch(reason: number): boolean {
    return this.counts(reason) && (this.#stated[reason]!.rows > 1 || !this.#stated[reason]!.ones);
  }

  /** Learns a fact for good, with all that it means without any reason; returns what was not known before. */
  learn(literal: Literal): readonly Literal[] {
    this.#begin(0);
    this.#imply(literal, NO_REASONS, 0);
    this.#run(true);
    const news = this.#trail.splice(0);
    if (news.length > 0) this.#learnt++;
    for (const one of news) {
      this.#basis[Math.abs(one)] = undefined;
      for (const { stated } of this.#mentions[Math.abs(one)]!) stated.changed = this.#learnt;
    }
    return news;
  }

  /** A contradiction of at most a number of reasons with each other and with what is known. */
  contradiction(most: number): Refutation | undefined {
    this.#begin(most);
    for (const stated of this.#inOrder()) this.#visit(stated);
    return this.#conclude(true);
  }

  /** Why a literal cannot be true, by at most a number of reasons; `lazily`, also by loops and pieces that have not come up yet. */
  refute(literal: Literal, most: number, lazily: boolean): Refutation | undefined {
    const whole = lazily && this.#lazies.length > 0;
    // What is seen on a whole board may change with anything that is learnt.
    const question =
      whole || this.known(literal) !== 0 ? 0 : (2 * Math.abs(literal) + +(literal > 0)) * MANY + most;
    const before = this.#tried.get(question);
    if (before?.seen.every(({ changed }) => changed <= before.at)) return before.found;
    this.#begin(most);
    this.#isNoting = question !== 0;
    this.#imply(literal, NO_REASONS, 0);
    const found = this.#conclude(whole);
    this.#isNoting = false;
    if (question !== 0) this.#tried.set(question, { found, seen: this.#seen, at: this.#learnt });
    return found;
  }

  #conclude(lazily: boolean): Refutation | undefined {
    do this.#run(false);
    while (lazily && !this.#contradiction && this.#impliedByCuts());
    const found = this.#contradiction && {
      ...this.#contradiction,
      ground: this.#groundOf(this.#contradicted),
    };
    for (const literal of this.#trail) {
      const variable = Math.abs(literal);
      this.#values[variable] = 0;
      this.#add(variable, literal > 0, -1);
      this.#labels[variable] = NO_REASONS;
      this.#depths[variable] = 0;
      this.#basis[variable] = undefined;
    }
    this.#trail.length = 0;
    return found;
  }

  #begin(most: number): void {
    this.#most = most;
    this.#thoughts++;
    this.#seen = [];
    this.#contradiction = undefined;
    while (this.#waiting.length <= most) this.#waiting.push([]);
    for (const waiting of this.#waiting) waiting.length = 0;
  }

  #state(owner: number, row: Row): void {
    const stated = statedOf(owner, row);
    if (owner !== NOBODY) {
      this.#stated[owner] ??= { rows: 0, counts: false, ones: true };
      const own = this.#stated[owner];
      own.rows++;
      own.counts ||= row.max < row.terms.length || row.min !== 1;
      own.ones &&= row.terms.every(([coefficient]) => coefficient === 1);
    }
    this.#sumUp(stated);
    this.#rows.push(stated);
    for (const [at, literal] of stated.literals.entries())
      this.#mention(literal, stated, stated.coefficients[at]!);
    if (row.guard !== 0) this.#mention(row.guard, stated, 0);
  }

  #mention(literal: Literal, stated: Stated, coefficient: number): void {
    this.#mentions[Math.abs(literal)]!.push({ stated, positive: literal > 0, coefficient });
  }

  /** All rows, by the first variable that they speak of. */
  #inOrder(): ReadonlySet<Stated> {
    return new Set(this.#mentions.flatMap((mentions) => mentions.map(({ stated }) => stated)));
  }

  /** Sums up what is known of a row. */
  #sumUp(stated: Stated): void {
    stated.least = 0;
    stated.most = 0;
    for (const [at, literal] of stated.literals.entries()) {
      const coefficient = stated.coefficients[at]!;
      const known = this.known(literal);
      if (known > 0 || (known === 0 && coefficient < 0)) stated.least += coefficient;
      if (known > 0 || (known === 0 && coefficient > 0)) stated.most += coefficient;
    }
  }

  /** Adds to the rows what a variable's value means to them, or takes it back. */
  #add(variable: number, value: boolean, sign: 1 | -1): void {
    for (const { stated, positive, coefficient } of this.#mentions[variable]!) {
      // What adds to the sum by now may have been missing from the least, what takes from it was in the most.
      const change = positive === value ? coefficient : -coefficient;
      if (change > 0) stated.least += sign * change;
      else stated.most += sign * change;
    }
  }

  #run(background: boolean): void {
    for (let size = 0; size <= this.#most; size++) {
      const waiting = this.#waiting[size]!;
      for (let next = 0; next < waiting.length && !this.#contradiction; next++) {
        const { literal, label, depth, because } = waiting[next]!;
        const known = this.known(literal);
        if (known > 0) continue;
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
        for (const { stated } of this.#mentions[variable]!) {
          const { owner } = stated;
          if (
            owner !== NOBODY &&
            (background ||
              this.#released[owner] === 1 ||
              (label.length === this.#most && !label.includes(owner)))
          )
            continue;
          if (this.#isNoting && stated.seenIn !== this.#thoughts) {
            stated.seenIn = this.#thoughts;
            this.#seen.push(stated);
          }
          this.#visit(stated);
          if (this.#contradiction) return;
        }
      }
      waiting.length = 0;
    }
  }

  /** Draws what a clause or row implies. */
  #visit(stated: Stated): void {
    if (stated.isClause) this.#visitClause(stated);
    else this.#visitRow(stated);
  }

  /** Of the literals of a clause one is true. */
  #visitClause(stated: Stated): void {
    if (stated.least > 0 || stated.most > 1) return;
    const open = stated.most === 0 ? 0 : stated.literals.find((literal) => this.known(literal) === 0)!;
    const because = this.#because(stated, false);
    if (!because) return;
    if (open === 0) this.#contradict(because.label, NO_REASONS, because.depth, [because]);
    else this.#imply(open, because.label, because.depth + 1, because);
  }

  #visitRow(stated: Stated): void {
    const { guard, min, max, least, most, heaviest, literals, coefficients } = stated;
    const active = guard === 0 ? 1 : this.known(guard);
    if (active < 0) return;
    if (least > max || most < min) {
      const because = this.#because(stated, least > max);
      if (!because) return;
      if (active > 0) this.#contradict(because.label, NO_REASONS, because.depth, [because]);
      else this.#imply(-guard, because.label, because.depth + 1, because);
      return;
    }
    if (active === 0 || (min <= least && most <= max)) return;
    if (least + heaviest <= max && most - heaviest >= min) return;
    const values = this.#values;
    let over: Because | undefined | null = null;
    let under: Because | undefined | null = null;
    for (let at = 0; at < literals.length; at++) {
      const literal = literals[at]!;
      if ((literal > 0 ? values[literal]! : values[-literal]!) !== 0) continue;
      const coefficient = coefficients[at]!;
      const weight = Math.abs(coefficient);
      const tooMuch = least + weight > max;
      if (!tooMuch && most - weight >= min) continue;
      if (tooMuch && over === null) over = this.#because(stated, true);
      if (!tooMuch && under === null) under = this.#because(stated, false);
      const because = tooMuch ? over : under;
      // True adds where the coefficient is positive: what would be too much must not add, what would be too little must.
      const upward = coefficient > 0 ? literal : -literal;
      if (because) this.#imply(tooMuch ? -upward : upward, because.label, because.depth + 1, because);
    }
  }

  /** The reasons why a sum is at least as much as it is (`over`), or at most. */
  #because(stated: Stated, over: boolean): Because | undefined {
    const { owner, literals, coefficients, guard } = stated;
    let label: ReasonSet | undefined = owner === NOBODY ? NO_REASONS : [owner];
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
    return { label, depth, stated, over };
  }

  #imply(literal: Literal, label: ReasonSet, depth: number, because?: Because): void {
    if (this.known(literal) <= 0) this.#waiting[label.length]!.push({ literal, label, depth, because });
  }

  #contradict(one: ReasonSet, other: ReasonSet, depth: number, by: readonly (Because | undefined)[]): void {
    const reasons = unionWithin(one, other, this.#most);
    if (!reasons || this.#contradiction) return;
    this.#contradiction = { reasons, depth };
    this.#contradicted = by;
  }

  /** What was known before and is needed for the contradiction found last. */
  #groundOf(by: readonly (Because | undefined)[]): readonly Literal[] {
    const ground: Literal[] = [];
    const seen = new Set<number>(this.#trail.slice(0, 1).map(Math.abs));
    const left = by.filter((one) => one !== undefined);
    for (let one = left.pop(); one; one = left.pop()) {
      const { guard, literals, coefficients } = one.stated;
      for (let at = guard === 0 ? 0 : -1; at < literals.length; at++) {
        const literal = at < 0 ? guard : literals[at]!;
        const variable = Math.abs(literal);
        const known = this.known(literal);
        if (known === 0 || seen.has(variable)) continue;
        if (at >= 0 && (known > 0 === coefficients[at]! > 0) !== one.over) continue;
        seen.add(variable);
        const basis = this.#basis[variable];
        if (basis) left.push(basis);
        else ground.push(known > 0 ? literal : -literal);
      }
    }
    return ground;
  }

  /** Asks the rules over the whole board what they imply; whether there was anything. */
  #impliedByCuts(): boolean {
    let any = false;
    for (const [whole, lazy] of this.#lazies) {
      if (this.#released[whole] === 1) continue;
      lazy.propagate?.(this.known, (literal, because) => {
        if (this.known(literal) > 0) return;
        const added = this.program.cuts(whole, because, this.cuts.fresh);
        this.cuts.add(added);
        because((clause) => {
          const owner = this.program.numberOf(whole, clause)!;
          const reason = this.#because(statedOf(owner, atLeastOne(clause)), false);
          if (!reason) return;
          // The clause's own literal is open, or false like all others: then it is a contradiction.
          if (this.known(literal) < 0) this.#contradict(reason.label, NO_REASONS, reason.depth, [reason]);
          else this.#imply(literal, reason.label, reason.depth + 1, reason);
          any = true;
        });
      });
    }
    return any;
  }
}

const atLeastOne = (clause: readonly Literal[]): Row => ({
  guard: 0,
  min: 1,
  max: clause.length,
  terms: clause.map((literal) => [1, literal] as const),
});

/** A row prepared for repeated reading: without what is always true, or never. */
function statedOf(owner: number, { guard, min, max, terms }: Row): Stated {
  const open = terms.filter(([, literal]) => Math.abs(literal) !== TRUE);
  const always = terms.reduce(
    (sum, [coefficient, literal]) => (literal === TRUE ? sum + coefficient : sum),
    0,
  );
  const ones = open.every(([coefficient]) => coefficient === 1);
  return {
    owner,
    guard,
    min: min - always,
    max: max - always,
    literals: Int32Array.from(open, ([, literal]) => literal),
    coefficients: Int32Array.from(open, ([coefficient]) => coefficient),
    heaviest: open.reduce((most, [coefficient]) => Math.max(most, Math.abs(coefficient)), 0),
    isClause: guard === 0 && ones && min - always === 1 && max - always >= open.length,
    least: 0,
    most: 0,
    changed: 0,
    seenIn: 0,
  };
}
