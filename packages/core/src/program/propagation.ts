import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import { type ProgramRows, shapeOf } from './rows.js';

/**
 * Propagates clauses and rows incrementally; the most recent literals can be retracted.
 *
 * Clauses, counts and sums have one representation: if the guard is true, the weights of the true literals add up to at least a minimum and
 * at most a maximum.
 * Updates two numbers per row: its room, the weight that may still become true, and its spare, the weight that may still become
 * false. So a row is visited only if it implies something.
 */
export class Propagation {
  /** Number of propagated literals, including retracted ones. */
  steps = 0;
  /** By variable: 1 true, -1 false, 0 open. */
  protected readonly values: Int8Array;
  /** By known variable: its index on the trail. */
  protected readonly positions: Int32Array;
  /** Known literals in order; the first `drawn` of them have been propagated. */
  protected readonly trail: Int32Array;
  protected known = 0;
  protected propagated = 0;

  /** By row: index of its first term (the next row's index ends it), guard, room, spare, and maximum weight. */
  protected rows = 0;
  /** Number of rows that were visited since they were added. */
  #visited = 0;
  #begins: Int32Array;
  #guards: Int32Array;
  #room: Int32Array;
  protected spare: Int32Array;
  #heaviest: Int32Array;
  /** By row: one plus its number of failures. */
  protected failures: Int32Array;
  /** By row: for a row that needs only one true literal, a term that was true at the last visit. */
  #witnesses: Int32Array;

  /** By term: literal and weight, row, and the next term that loses room, or spare, when the same literal becomes true. */
  #terms = 0;
  #literals: Int32Array;
  #weights: Int32Array;
  #rowOf: Int32Array;
  #nextRoom: Int32Array;
  #nextSpare: Int32Array;
  /** By literal index: the first such terms. */
  readonly #firstRoom: Int32Array;
  readonly #firstSpare: Int32Array;
  /** Linked lists of the rows that a literal guards. */
  readonly #firstGuarded: Int32Array;
  #nextGuarded: Int32Array;

  /** `values`: known values by variable, always current. */
  constructor({ variables, clauses, counts, linears }: ProgramRows, values = new Int8Array(variables + 1)) {
    this.values = values;
    this.positions = new Int32Array(variables + 1);
    this.trail = new Int32Array(variables);
    for (let variable = 1; variable <= variables; variable++)
      if (values[variable] !== 0) {
        this.positions[variable] = this.known;
        this.trail[this.known++] = variable * values[variable]!;
      }
    const lists = () => new Int32Array(2 * variables + 2).fill(NONE);
    this.#firstRoom = lists();
    this.#firstSpare = lists();
    this.#firstGuarded = lists();

    const shape = shapeOf({ variables, clauses, counts, linears }, false);
    const rows = shape.clauses + shape.counts + shape.linears + 1;
    const terms =
      clauses.length -
      shape.clauses +
      counts.length -
      4 * shape.counts +
      linears.length / 2 -
      2 * shape.linears;
    this.#literals = new Int32Array(terms);
    this.#weights = new Int32Array(terms);
    this.#rowOf = new Int32Array(terms);
    this.#nextRoom = new Int32Array(terms);
    this.#nextSpare = new Int32Array(terms);
    this.#begins = new Int32Array(rows + 1);
    this.#guards = new Int32Array(rows);
    this.#room = new Int32Array(rows);
    this.spare = new Int32Array(rows);
    this.#heaviest = new Int32Array(rows);
    this.failures = new Int32Array(rows);
    this.#witnesses = new Int32Array(rows);
    this.#nextGuarded = new Int32Array(rows);

    for (let at = 0; at < clauses.length; at++) {
      const start = at;
      while (clauses[at] !== 0) at++;
      this.addClause(clauses, start, at);
    }
    this.#addCounts(counts);
    this.#addLinears(linears);
  }

  /** Propagates all known literals; returns false if a row fails. */
  run(): boolean {
    while (this.#visited < this.rows) if (!this.#visit(this.#visited++)) return false;
    return this.#propagate();
  }

  /** Retracts the known literals from an index of the trail on. */
  protected retract(start: number): void {
    const { trail } = this;
    const rowOf = this.#rowOf;
    const weights = this.#weights;
    const [room, nextRoom] = [this.#room, this.#nextRoom];
    const [spare, nextSpare] = [this.spare, this.#nextSpare];
    for (let at = start; at < this.known; at++) {
      const literal = trail[at]!;
      this.values[Math.abs(literal)] = 0;
      if (at >= this.propagated) continue;
      const index = indexOf(literal);
      for (let term = this.#firstRoom[index]!; term !== NONE; term = nextRoom[term]!)
        room[rowOf[term]!]! += weights[term]!;
      for (let term = this.#firstSpare[index]!; term !== NONE; term = nextSpare[term]!)
        spare[rowOf[term]!]! += weights[term]!;
    }
    this.known = start;
    this.propagated = Math.min(this.propagated, start);
  }

  /** Adds a known literal; returns false if it is known to be false. */
  learn(literal: Literal): boolean {
    const known = this.of(literal);
    if (known !== 0) return known > 0;
    const variable = Math.abs(literal);
    this.values[variable] = literal > 0 ? 1 : -1;
    this.positions[variable] = this.known;
    this.trail[this.known++] = literal;
    return true;
  }

  /** Adds a clause of some literals of a list. */
  protected addClause(flat: Int32Array, start: number, end: number): void {
    if (this.#terms + end - start > this.#literals.length || this.rows + 1 >= this.#guards.length)
      this.#widen(end - start);
    for (let at = start; at < end; at++) this.#addTerm(1, flat[at]!);
    this.#endRow(0, 1, end - start);
  }

  /** Returns the value of a literal: 1 true, -1 false, 0 open. */
  protected of(literal: Literal): number {
    // Avoids -0, which is no small integer.
    return literal > 0 ? this.values[literal]! : 0 - this.values[-literal]!;
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
      // A true literal with a negative coefficient subtracts as much as its false negation adds.
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
    const row = this.rows++;
    const begin = this.#begins[row]!;
    const end = this.#terms;
    checkpoint(1 + ((end - begin) >> 6));
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
      // Literals that are known but not propagated yet are subtracted later.
      const drawn = this.positions[Math.abs(literal)]! < this.propagated ? this.of(literal) : 0;
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
    this.spare[row] = spare;
    this.#heaviest[row] = heaviest;
    this.failures[row] = 1;
    this.#witnesses[row] = min === 1 && room === UNBOUNDED && begin < end ? begin : NONE;
    if (guard !== 0) {
      this.#nextGuarded[row] = this.#firstGuarded[indexOf(guard)]!;
      this.#firstGuarded[indexOf(guard)] = row;
    }
  }

  /** Grows the arrays for more clauses. */
  #widen(terms: number): void {
    const size = 2 * (this.#literals.length + terms);
    this.#literals = resized(this.#literals, size);
    this.#weights = resized(this.#weights, size);
    this.#rowOf = resized(this.#rowOf, size);
    this.#nextRoom = resized(this.#nextRoom, size);
    this.#nextSpare = resized(this.#nextSpare, size);
    const rows = 2 * this.#guards.length + 8;
    this.#begins = resized(this.#begins, rows + 1);
    this.#guards = resized(this.#guards, rows);
    this.#room = resized(this.#room, rows);
    this.spare = resized(this.spare, rows);
    this.#heaviest = resized(this.#heaviest, rows);
    this.failures = resized(this.failures, rows);
    this.#witnesses = resized(this.#witnesses, rows);
    this.#nextGuarded = resized(this.#nextGuarded, rows);
  }

  /** Propagates known literals; returns false if a row fails. */
  #propagate(): boolean {
    const trail = this.trail;
    const rowOf = this.#rowOf;
    const weights = this.#weights;
    const heaviest = this.#heaviest;
    const [room, nextRoom] = [this.#room, this.#nextRoom];
    const [spare, nextSpare] = [this.spare, this.#nextSpare];
    while (this.propagated < this.known) {
      checkpoint();
      const index = indexOf(trail[this.propagated++]!);
      this.steps++;
      // After a failure the numbers of all rows are still updated, so that they can be restored.
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

  /** Learns the consequences of one row; returns false if it fails. */
  #visit(row: number): boolean {
    const room = this.#room[row]!;
    const spare = this.spare[row]!;
    const guard = this.#guards[row]!;
    if (room < 0 || spare < 0) return (guard !== 0 && this.learn(-guard)) || this.#fail(row);
    const heaviest = this.#heaviest[row]!;
    if (room >= heaviest && spare >= heaviest) return true;
    if (guard !== 0 && this.of(guard) <= 0) return true;
    const end = this.#begins[row + 1]!;
    checkpoint(1 + ((end - this.#begins[row]!) >> 6));
    for (let term = this.#begins[row]!; term < end; term++) {
      const literal = this.#literals[term]!;
      if (this.of(literal) !== 0) continue;
      const weight = this.#weights[term]!;
      if (weight <= room) {
        if (weight > spare) this.learn(literal);
      } else if (weight <= spare) this.learn(-literal);
      else return this.#fail(row);
    }
    return true;
  }

  #fail(row: number): false {
    this.failures[row]!++;
    return false;
  }

  /** Returns whether rows apply only if a literal is true. */
  protected isGuard(literal: Literal): boolean {
    return this.#firstGuarded[indexOf(literal)] !== NONE;
  }

  /** Returns an open literal of a row whose minimum is not yet certain; otherwise 0. */
  protected findNeeded(row: number): Literal {
    const guard = this.#guards[row]!;
    if (guard !== 0 && this.of(guard) <= 0) return 0;
    const witness = this.#witnesses[row]!;
    if (witness !== NONE && this.of(this.#literals[witness]!) > 0) return 0;
    const end = this.#begins[row + 1]!;
    let found = 0;
    let open = 0;
    for (let term = this.#begins[row]!; term < end; term++) {
      const literal = this.#literals[term]!;
      const value = this.of(literal);
      if (value > 0 && witness !== NONE) {
        this.#witnesses[row] = term;
        return 0;
      }
      if (value !== 0) continue;
      open += this.#weights[term]!;
      if (found === 0) found = literal;
    }
    return open > this.spare[row]! ? found : 0;
  }
}

/** End of a linked list. */
const NONE = -1;

/** Room or spare of a row without a maximum or minimum; greater than any sum. */
export const UNBOUNDED = 0x7ffffffe;

const indexOf = (literal: Literal): number => (literal > 0 ? 2 * literal : 1 - 2 * literal);

function resized(values: Int32Array, size: number): Int32Array {
  const wider = new Int32Array(size);
  wider.set(values);
  return wider;
}
