import type { Literal, Verdict } from '../engine.js';
import { Propagation, UNBOUNDED } from '../program/propagation.js';
import type { ProgramRows } from '../program/rows.js';

/**
 * A small depth-first search: decides a literal of a row with little choice, propagates single rows, and backtracks on failure. A literal
 * that fails without other decisions is a fact. Its limit is a number of steps, never time, so that it decides the same programs on every
 * machine.
 */
export class DepthFirstSearch extends Propagation {
  /** Number of decisions. */
  decisions = 0;
  /** No assignment is left. */
  #refuted = false;
  /** Number of literals that follow from the program alone; undefined before the first restart. */
  #root: number | undefined;
  /** Number of known literals at which no row needed an open literal; -1 if some row may need one. */
  #covered = -1;
  /** No variable below this one is open. */
  #firstOpen = 1;
  /** The program alone has no assignment. */
  #isContradictory = false;
  /** By level, from 1: trail index of the decision. */
  readonly #starts: Int32Array;
  #level = 0;
  /** By level, from 0: the share of all assignments that is still open there, beside those under the next decision. */
  readonly #open: Float64Array;
  /** The share of all assignments that is refuted. */
  #explored = 0;
  /** Maximum number of steps until the first assignment, then in total. */
  #limit: number;
  readonly #totalLimit: number;
  readonly #patience: number;

  /**
   * `limit`: maximum number of steps; a propagated literal is one, and so is scanning some rows for a decision. `first`: maximum until the
   * first assignment, because a search that finds one late would end much later. `patience`: maximum number of limits of a search that has
   * explored so much at its limit that it will probably end within them.
   */
  constructor(program: ProgramRows, limit: number, first = limit, patience = 1) {
    super(program);
    this.#limit = first;
    this.#totalLimit = limit;
    this.#patience = patience;
    this.#starts = new Int32Array(program.variables + 1);
    this.#open = new Float64Array(program.variables + 1);
    this.#open[0] = 1;
  }

  /** Adds clauses, each terminated by 0. */
  addClauses(flat: Int32Array): void {
    this.#covered = -1;
    for (let at = 0; at < flat.length; at++) {
      const start = at;
      while (flat[at] !== 0) at++;
      this.#backtrackTo(flat, start, at);
      this.addClause(flat, start, at);
    }
  }

  /** Begins again with the program alone: retracts everything that was learned, decided or found since. */
  restart(): void {
    if (this.#root === undefined) {
      this.#isContradictory = !this.run();
      this.#root = this.known;
    }
    this.retract(this.#root);
    this.#level = 0;
    this.#open[0] = 1;
    this.#explored = 0;
    this.#refuted = this.#isContradictory;
    this.steps = 0;
  }

  /** Searches until all variables are known, no assignment is left, or the step limit is reached. */
  solve(): Verdict {
    while (!this.#refuted) {
      if (!this.run()) this.#backtrack();
      else if (this.known === this.trail.length) {
        this.#limit = this.#totalLimit;
        return { status: 'sat' };
      } else if (this.steps >= this.#limit && !this.#isNearEnd())
        return { status: 'unknown', reason: 'search limit' };
      else this.#decide(this.#choose());
    }
    return { status: 'unsat' };
  }

  /** Returns whether the search will probably end within `patience` limits, by the share that it has explored so far. */
  #isNearEnd(): boolean {
    return this.steps < this.#explored * this.#patience * this.#limit;
  }

  /** Retracts all decisions and decides a literal first, if it is open. */
  assume(literal: Literal): void {
    if (this.#level > 0) this.retract(this.#starts[1]!);
    this.#level = 0;
    if (this.of(literal) === 0) this.#decide(literal);
  }

  /** Returns whether a literal is true in the last assignment. */
  value(literal: Literal): boolean {
    return this.of(literal) > 0;
  }

  /** Returns literals known to be true in all remaining assignments. */
  facts(): Int32Array {
    return this.trail.slice(0, this.#level > 0 ? this.#starts[1] : this.known);
  }

  #decide(literal: Literal): void {
    this.decisions++;
    const half = this.#open[this.#level]! / 2;
    this.#open[this.#level] = half;
    this.#starts[++this.#level] = this.known;
    this.#open[this.#level] = half;
    this.learn(literal);
  }

  /** Excludes the last decision under the earlier ones. */
  #backtrack(): void {
    if (this.#level === 0) {
      this.#refuted = true;
      return;
    }
    this.#explored += this.#open[this.#level]!;
    const start = this.#starts[this.#level--]!;
    const literal = this.trail[start]!;
    this.retract(start);
    this.learn(-literal);
  }

  /** Backtracks to the level at which a clause with only false literals fails. */
  #backtrackTo(flat: Int32Array, start: number, end: number): void {
    let last = -1;
    for (let at = start; at < end; at++) {
      if (this.of(flat[at]!) >= 0) return;
      last = Math.max(last, this.positions[Math.abs(flat[at]!)]!);
    }
    while (this.#level > 0 && this.#starts[this.#level]! > last) {
      this.retract(this.#starts[this.#level]!);
      const share = this.#open[this.#level--]!;
      this.#open[this.#level]! += share;
    }
    this.#backtrack();
  }

  /** Returns a literal to decide: of the row with the least spare and the most failures. */
  #choose(): Literal {
    this.steps += this.rows >> 6;
    const chosen = this.#isCovered() ? 0 : this.#findTight();
    if (chosen !== 0) return chosen;
    // Rows whose minimum is certain never need a literal again, unless a guard becomes true.
    this.#covered = this.known;
    while (this.values[this.#firstOpen] !== 0) this.#firstOpen++;
    return -this.#firstOpen;
  }

  /** Returns whether still no row needs an open literal. */
  #isCovered(): boolean {
    if (this.#covered < 0) return false;
    for (let at = this.#covered; at < this.known; at++) if (this.isGuard(this.trail[at]!)) return false;
    return true;
  }

  protected override retract(start: number): void {
    super.retract(start);
    this.#covered = -1;
    this.#firstOpen = 1;
  }

  /** Returns an open literal of the row with the least spare and the most failures; 0 if no row needs one. */
  #findTight(): Literal {
    const { spare, failures } = this;
    // Minimizes spare over failures; comparing products is faster than dividing.
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
    return chosen;
  }
}
