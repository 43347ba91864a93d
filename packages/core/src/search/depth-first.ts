import type { Literal, Verdict } from '../engine.js';
import type { Rows } from '../program/rows.js';

/**
 * A small search in depth: of a row that leaves little choice a literal is tried, everything that follows from single rows is
 * drawn, and what fails is refuted, under what was tried before it. What fails with nothing tried before it is a fact. It
 * is limited by its steps, never by time, so that it decides the same programs everywhere.
 *
 * Clauses, counts and sums are one thing here: if the guard is true, the weights of the true literals add up to no less than
 * a minimum and no more than a maximum. Two numbers of each row are kept up to date: how much more may come to be true, its
 * room, and how much more may come to be false, its spare.
 */
export class DepthFirst {
  /** How many literals it has tried. */
  tried = 0;
  /** How many steps it may still take: a literal drawn is one, and so is to look at some rows for one to try. */
  #steps: number;
  /** Whether no assignment is left. */
  #refuted = false;

  readonly #variables: number;
  /** By variable: 1 true, -1 false, 0 open. */
  readonly #values: Int8Array;
  /** By variable, where it is known: at which level it came to be, and its position on the trail. */
  readonly #levels: Int32Array;
  readonly #positions: Int32Array;
  /** The literals that are known, in their order; the consequences of some of them have been drawn. */
  readonly #trail: Int32Array;
  #known = 0;
  #drawn = 0;
  /** By level, from 1 on: where on the trail the literal stands that was tried. */
  readonly #starts: Int32Array;
  #level = 0;

  /** By row: where its terms begin (those of the next one follow), guard, room, spare, weight of its heaviest term. */
  #rows = 0;
  #begins: Int32Array;
  #guards: Int32Array;
  #room: Int32Array;
  #spare: Int32Array;
  #heaviest: Int32Array;
  /** By row: how often it has failed, and once more; of one that needs no more than one literal, a term that was true when it was last looked at. */
  #failures: Int32Array;
  #witnesses: Int32Array;

  /** By term: its literal and weight, its row, and the next term that takes room, or spare, when the same literal comes to be true. */
  #terms = 0;
  #literals: Int32Array;
  #weights: Int32Array;
  #rowOf: Int32Array;
  #nextRoom: Int32Array;
  #nextSpare: Int32Array;
  /** By index of a literal: the first such terms. */
  readonly #firstRoom: Int32Array;
  readonly #firstSpare: Int32Array;
  /** The rows that a literal guards, as such a list. */
  readonly #firstGuarded: Int32Array;
  #nextGuarded: Int32Array;

  constructor({ variables, clauses, counts, linears }: Rows, steps: number) {
    this.#steps = steps;
    this.#variables = variables;
    this.#values = new Int8Array(variables + 1);
    this.#levels = new Int32Array(variables + 1);
    this.#positions = new Int32Array(variables + 1);
    this.#trail = new Int32Array(variables);
    this.#starts = new Int32Array(variables + 1);
    this.#firstRoom = new Int32Array(2 * variables + 2).fill(NONE);
    this.#firstSpare = new Int32Array(2 * variables + 2).fill(NONE);
    this.#firstGuarded = new Int32Array(2 * variables + 2).fill(NONE);

    const terms = clauses.length + counts.length + linears.length + variables;
    this.#literals = new Int32Array(terms);
    this.#weights = new Int32Array(terms);
    this.#rowOf = new Int32Array(terms);
    this.#nextRoom = new Int32Array(terms);
    this.#nextSpare = new Int32Array(terms);
    // A clause takes three numbers at least, of which one ends it, and a row more.
    const rows = (terms >> 1) + 2;
    this.#begins = new Int32Array(rows + 1);
    this.#guards = new Int32Array(rows);
    this.#room = new Int32Array(rows);
    this.#spare = new Int32Array(rows);
    this.#heaviest = new Int32Array(rows);
    this.#failures = new Int32Array(rows);
    this.#witnesses = new Int32Array(rows);
    this.#nextGuarded = new Int32Array(rows);

    this.addClauses(clauses);
    this.#addCounts(counts);
    this.#addLinears(linears);
    for (let row = 0; row < this.#rows; row++) if (!this.#visit(row)) this.#refuted = true;
  }

  /** Clauses one after the other, each ended by 0. */
  addClauses(flat: Int32Array): void {
    for (let at = 0; at < flat.length; at++) {
      const start = at;
      while (flat[at] !== 0) at++;
      this.#addClause(flat, start, at);
    }
  }

  /** Goes on until everything is known, nothing is left, or it has taken all its steps. */
  solve(): Verdict {
    for (;;) {
      if (this.#refuted) return { status: 'unsat' };
      if (!this.#draw()) {
        this.#refute();
        continue;
      }
      if (this.#known === this.#variables) return { status: 'sat' };
      if (this.#steps <= 0) return { status: 'unknown', reason: 'search limit' };
      const literal = this.#choice();
      this.tried++;
      this.#starts[++this.#level] = this.#known;
      this.#learn(literal);
    }
  }

  /** Whether a literal is true in the assignment that was found last. */
  value(literal: Literal): boolean {
    return this.#of(literal) > 0;
  }

  /** What is true in all assignments that are left, as far as it knows. */
  facts(): Int32Array {
    return this.#trail.slice(0, this.#level > 0 ? this.#starts[1] : this.#known);
  }

  /** 1 true, -1 false, 0 open. */
  #of(literal: Literal): number {
    return literal > 0 ? this.#values[literal]! : -this.#values[-literal]!;
  }

  #addClause(flat: Int32Array, start: number, end: number): void {
    if (this.#terms + end - start > this.#literals.length || this.#rows + 1 >= this.#guards.length)
      this.#widen(end - start);
    // Where all its literals are false, it fails as soon as the last of them is known.
    let level = 0;
    let fails = true;
    for (let at = start; at < end; at++) {
      const literal = flat[at]!;
      if (this.#of(literal) >= 0) fails = false;
      else level = Math.max(level, this.#levels[Math.abs(literal)]!);
    }
    if (fails) {
      while (this.#level > level) this.#takeBack();
      this.#refute();
      if (this.#refuted) return;
    }
    for (let at = start; at < end; at++) this.#addTerm(1, flat[at]!);
    this.#endRow(0, 1, end - start);
    this.#visit(this.#rows - 1);
  }

  #addCounts(flat: Int32Array): void {
    for (let at = 0; at < flat.length; ) {
      const [guard, min, max] = [flat[at]!, flat[at + 1]!, flat[at + 2]!];
      const end = at + 4 + flat[at + 3]!;
      for (at += 4; at < end; at++) this.#addTerm(1, flat[at]!);
      this.#endRow(guard, min, max);
    }
  }

  #addLinears(flat: Int32Array): void {
    for (let at = 0; at < flat.length; ) {
      const guard = flat[at]!;
      // What a negative coefficient takes away where its literal is true, its negation adds where it is false.
      let taken = 0;
      const [min, max] = [flat[at + 1]!, flat[at + 2]!];
      const end = at + 4 + 2 * flat[at + 3]!;
      for (at += 4; at < end; at += 2) {
        const coefficient = flat[at]!;
        if (coefficient < 0) taken -= coefficient;
        if (coefficient !== 0) this.#addTerm(Math.abs(coefficient), Math.sign(coefficient) * flat[at + 1]!);
      }
      this.#endRow(guard, min + taken, max + taken);
    }
  }

  #addTerm(weight: number, literal: Literal): void {
    this.#literals[this.#terms] = literal;
    this.#weights[this.#terms++] = weight;
  }

  /** Makes a row of the terms that were added last. */
  #endRow(guard: Literal, min: number, max: number): void {
    const row = this.#rows++;
    const begin = this.#begins[row]!;
    const end = this.#terms;
    let total = 0;
    let heaviest = 0;
    for (let term = begin; term < end; term++) {
      total += this.#weights[term]!;
      heaviest = Math.max(heaviest, this.#weights[term]!);
    }
    let room = max < total ? max : UNBOUNDED;
    let spare = min > 0 ? total - min : UNBOUNDED;
    for (let term = begin; term < end; term++) {
      const literal = this.#literals[term]!;
      this.#rowOf[term] = row;
      // What is known and not drawn yet will be taken away when it is.
      const drawn = this.#positions[Math.abs(literal)]! < this.#drawn ? this.#of(literal) : 0;
      if (room < UNBOUNDED) {
        const index = indexOf(literal);
        this.#nextRoom[term] = this.#firstRoom[index]!;
        this.#firstRoom[index] = term;
        if (drawn > 0) room -= this.#weights[term]!;
      }
      if (spare < UNBOUNDED) {
        const index = indexOf(-literal);
        this.#nextSpare[term] = this.#firstSpare[index]!;
        this.#firstSpare[index] = term;
        if (drawn < 0) spare -= this.#weights[term]!;
      }
    }
    this.#begins[row + 1] = end;
    this.#guards[row] = guard;
    this.#room[row] = room;
    this.#spare[row] = spare;
    this.#heaviest[row] = heaviest;
    this.#failures[row] = 1;
    this.#witnesses[row] = min === 1 && room === UNBOUNDED && begin < end ? begin : NONE;
    if (guard !== 0) {
      this.#nextGuarded[row] = this.#firstGuarded[indexOf(guard)]!;
      this.#firstGuarded[indexOf(guard)] = row;
    }
  }

  /** Makes room for more clauses. */
  #widen(terms: number): void {
    const size = 2 * (this.#literals.length + terms);
    this.#literals = widened(this.#literals, size);
    this.#weights = widened(this.#weights, size);
    this.#rowOf = widened(this.#rowOf, size);
    this.#nextRoom = widened(this.#nextRoom, size);
    this.#nextSpare = widened(this.#nextSpare, size);
    const rows = 2 * this.#guards.length;
    this.#begins = widened(this.#begins, rows + 1);
    this.#guards = widened(this.#guards, rows);
    this.#room = widened(this.#room, rows);
    this.#spare = widened(this.#spare, rows);
    this.#heaviest = widened(this.#heaviest, rows);
    this.#failures = widened(this.#failures, rows);
    this.#witnesses = widened(this.#witnesses, rows);
    this.#nextGuarded = widened(this.#nextGuarded, rows);
  }

  /** What was tried last is false, under what was tried before it. */
  #refute(): void {
    if (this.#level === 0) {
      this.#refuted = true;
      return;
    }
    const literal = this.#trail[this.#starts[this.#level]!]!;
    this.#takeBack();
    this.#learn(-literal);
  }

  /** Takes back what was tried last, and all that is known because of it. */
  #takeBack(): void {
    const trail = this.#trail;
    const rowOf = this.#rowOf;
    const weights = this.#weights;
    const [room, nextRoom] = [this.#room, this.#nextRoom];
    const [spare, nextSpare] = [this.#spare, this.#nextSpare];
    const start = this.#starts[this.#level--]!;
    for (let at = start; at < this.#known; at++) {
      const literal = trail[at]!;
      this.#values[Math.abs(literal)] = 0;
      if (at >= this.#drawn) continue;
      const index = indexOf(literal);
      for (let term = this.#firstRoom[index]!; term !== NONE; term = nextRoom[term]!)
        room[rowOf[term]!]! += weights[term]!;
      for (let term = this.#firstSpare[index]!; term !== NONE; term = nextSpare[term]!)
        spare[rowOf[term]!]! += weights[term]!;
    }
    this.#known = start;
    this.#drawn = Math.min(this.#drawn, start);
  }

  /** Adds a literal to what is known; false where it is known to be false. */
  #learn(literal: Literal): boolean {
    const known = this.#of(literal);
    if (known !== 0) return known > 0;
    const variable = Math.abs(literal);
    this.#values[variable] = literal > 0 ? 1 : -1;
    this.#levels[variable] = this.#level;
    this.#positions[variable] = this.#known;
    this.#trail[this.#known++] = literal;
    return true;
  }

  /** Draws what follows from what is known; false where a row fails. */
  #draw(): boolean {
    const trail = this.#trail;
    const rowOf = this.#rowOf;
    const weights = this.#weights;
    const heaviest = this.#heaviest;
    const [room, nextRoom] = [this.#room, this.#nextRoom];
    const [spare, nextSpare] = [this.#spare, this.#nextSpare];
    while (this.#drawn < this.#known) {
      const index = indexOf(trail[this.#drawn++]!);
      this.#steps--;
      // Where a row fails, the numbers of the others are kept up to date all the same, so that they can be taken back.
      let holds = true;
      for (let term = this.#firstRoom[index]!; term !== NONE; term = nextRoom[term]!) {
        const row = rowOf[term]!;
        const left = room[row]! - weights[term]!;
        room[row] = left;
        if (left < heaviest[row]! && holds) holds = this.#visit(row);
      }
      for (let term = this.#firstSpare[index]!; term !== NONE; term = nextSpare[term]!) {
        const row = rowOf[term]!;
        const left = spare[row]! - weights[term]!;
        spare[row] = left;
        if (left < heaviest[row]! && holds) holds = this.#visit(row);
      }
      for (let row = this.#firstGuarded[index]!; row !== NONE && holds; row = this.#nextGuarded[row]!)
        holds = this.#visit(row);
      if (!holds) return false;
    }
    return true;
  }

  /** Learns what follows from one row; false where it fails. */
  #visit(row: number): boolean {
    const room = this.#room[row]!;
    const spare = this.#spare[row]!;
    const guard = this.#guards[row]!;
    if (room < 0 || spare < 0) return (guard !== 0 && this.#learn(-guard)) || this.#fail(row);
    const heaviest = this.#heaviest[row]!;
    if (room >= heaviest && spare >= heaviest) return true;
    if (guard !== 0 && this.#of(guard) <= 0) return true;
    const end = this.#begins[row + 1]!;
    for (let term = this.#begins[row]!; term < end; term++) {
      const literal = this.#literals[term]!;
      if (this.#of(literal) !== 0) continue;
      const weight = this.#weights[term]!;
      if (weight <= room) {
        if (weight > spare) this.#learn(literal);
      } else if (weight <= spare) this.#learn(-literal);
      else return this.#fail(row);
    }
    return true;
  }

  #fail(row: number): false {
    this.#failures[row]!++;
    return false;
  }

  /** A literal to try, where something is open: one of the row that can spare least, and of those that have failed more. */
  #choice(): Literal {
    const spare = this.#spare;
    const failures = this.#failures;
    this.#steps -= this.#rows >> 6;
    // Of spare over failures the least, as products: to divide takes longer than all the rest.
    let least = UNBOUNDED;
    let failed = 1;
    let chosen = 0;
    for (let row = 0; row < this.#rows; row++) {
      const left = spare[row]! + 1;
      if (left * failed >= least * failures[row]!) continue;
      const literal = this.#needed(row);
      if (literal === 0) continue;
      least = left;
      failed = failures[row]!;
      chosen = literal;
    }
    if (chosen !== 0) return chosen;
    // No row needs anything that is open.
    let variable = 1;
    while (this.#values[variable] !== 0) variable++;
    return -variable;
  }

  /** An open literal of a row that is not yet sure of its minimum; 0 of any other. */
  #needed(row: number): Literal {
    const guard = this.#guards[row]!;
    if (guard !== 0 && this.#of(guard) <= 0) return 0;
    const witness = this.#witnesses[row]!;
    if (witness !== NONE && this.#of(this.#literals[witness]!) > 0) return 0;
    const end = this.#begins[row + 1]!;
    let found = 0;
    let open = 0;
    for (let term = this.#begins[row]!; term < end; term++) {
      const literal = this.#literals[term]!;
      const value = this.#of(literal);
      if (value > 0 && witness !== NONE) {
        this.#witnesses[row] = term;
        return 0;
      }
      if (value !== 0) continue;
      open += this.#weights[term]!;
      if (found === 0) found = literal;
    }
    return open > this.#spare[row]! ? found : 0;
  }
}

/** The end of a list. */
const NONE = -1;

/** The room or spare of a row that has no maximum or no minimum: beyond every sum. */
const UNBOUNDED = 0x7ffffffe;

const indexOf = (literal: Literal): number => (literal > 0 ? 2 * literal : 1 - 2 * literal);

function widened(values: Int32Array, size: number): Int32Array {
  const wider = new Int32Array(size);
  wider.set(values);
  return wider;
}
