import type { Literal, Verdict } from '../engine.js';
import { Propagation, UNBOUNDED } from '../program/propagation.js';
import type { Rows } from '../program/rows.js';

/**
 * A small search in depth: of a row that leaves little choice a literal is tried, everything that follows from single rows is
 * drawn, and what fails is refuted, under what was tried before it. What fails with nothing tried before it is a fact. It
 * is limited by its steps, never by time, so that it decides the same programs everywhere.
 */
export class DepthFirstSearch extends Propagation {
  /** How many literals it has tried. */
  tried = 0;
  /** Whether no assignment is left. */
  #refuted = false;
  /** By level, from 1 on: where on the trail the literal stands that was tried. */
  readonly #starts: Int32Array;
  #level = 0;
  /** How many steps it may take until it has found an assignment, then in all. */
  #limit: number;
  readonly #inAll: number;

  /**
   * `limit`: how many steps it may take; a literal drawn is one, and so is to look at some rows for one to try. `first`: how many until it has
   * found an assignment; where that is late, the end would be later still.
   */
  constructor(program: Rows, limit: number, first = limit) {
    super(program);
    this.#limit = first;
    this.#inAll = limit;
    this.#starts = new Int32Array(program.variables + 1);
  }

  /** Clauses one after the other, each ended by 0. */
  addClauses(flat: Int32Array): void {
    for (let at = 0; at < flat.length; at++) {
      const start = at;
      while (flat[at] !== 0) at++;
      this.#takeBackWhatBreaks(flat, start, at);
      this.addClause(flat, start, at);
    }
  }

  /** Goes on until everything is known, nothing is left, or it has taken all its steps. */
  solve(): Verdict {
    while (!this.#refuted) {
      if (!this.run()) this.#refute();
      else if (this.known === this.trail.length) {
        this.#limit = this.#inAll;
        return { status: 'sat' };
      } else if (this.steps >= this.#limit) return { status: 'unknown', reason: 'search limit' };
      else this.#try(this.#choice());
    }
    return { status: 'unsat' };
  }

  /** Takes back all that was tried, and tries a literal before anything else, where it is open. */
  suppose(literal: Literal): void {
    if (this.#level > 0) this.retract(this.#starts[1]!);
    this.#level = 0;
    if (this.of(literal) === 0) this.#try(literal);
  }

  /** Whether a literal is true in the assignment that was found last. */
  value(literal: Literal): boolean {
    return this.of(literal) > 0;
  }

  /** What is true in all assignments that are left, as far as it knows. */
  facts(): Int32Array {
    return this.trail.slice(0, this.#level > 0 ? this.#starts[1] : this.known);
  }

  #try(literal: Literal): void {
    this.tried++;
    this.#starts[++this.#level] = this.known;
    this.learn(literal);
  }

  /** What was tried last is false, under what was tried before it. */
  #refute(): void {
    if (this.#level === 0) {
      this.#refuted = true;
      return;
    }
    const start = this.#starts[this.#level--]!;
    const literal = this.trail[start]!;
    this.retract(start);
    this.learn(-literal);
  }

  /** Where all literals of a clause are false, it fails as soon as the last of them is known. */
  #takeBackWhatBreaks(flat: Int32Array, start: number, end: number): void {
    let last = -1;
    for (let at = start; at < end; at++) {
      if (this.of(flat[at]!) >= 0) return;
      last = Math.max(last, this.positions[Math.abs(flat[at]!)]!);
    }
    while (this.#level > 0 && this.#starts[this.#level]! > last) this.retract(this.#starts[this.#level--]!);
    this.#refute();
  }

  /** A literal to try, where something is open: one of the row that can spare least, and of those that have failed more. */
  #choice(): Literal {
    const { spare, failures } = this;
    this.steps += this.rows >> 6;
    // Of spare over failures the least, as products: to divide takes longer than all the rest.
    let least = UNBOUNDED;
    let failed = 1;
    let chosen = 0;
    for (let row = 0; row < this.rows; row++) {
      const left = spare[row]! + 1;
      if (left * failed >= least * failures[row]!) continue;
      const literal = this.findNeeded(row);
      if (literal === 0) continue;
      least = left;
      failed = failures[row]!;
      chosen = literal;
    }
    if (chosen !== 0) return chosen;
    // No row needs anything that is open.
    let variable = 1;
    while (this.values[variable] !== 0) variable++;
    return -variable;
  }
}
