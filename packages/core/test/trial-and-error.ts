import type { CallLimits, Engine, Literal, ProgramShape, Session, Verdict } from '../src/engine.js';

/** An engine that tries one value after the other: slow, and obviously correct. Counts its calls for tests. */
export class TrialAndError implements Engine {
  readonly name = 'trial and error';
  opened = 0;
  closed = 0;

  async open(_shape: ProgramShape): Promise<Session> {
    this.opened++;
    return new Trial(() => {
      this.closed++;
    });
  }
}

/** A row: if the guard is true (0: always), the sum is between min and max. */
interface Row {
  readonly guard: Literal;
  readonly min: number;
  readonly max: number;
  readonly terms: readonly (readonly [coefficient: number, literal: Literal])[];
}

class Trial implements Session {
  readonly #rows: Row[] = [];
  /** Rows by variable. */
  readonly #mentions: Row[][] = [[]];
  /** Values by variable; undefined if open. */
  #values: (boolean | undefined)[] = [];
  #assumed = new Int32Array();

  constructor(readonly close: () => void) {}

  addVariables(n: number): Literal {
    const first = this.#mentions.length;
    for (let variable = 0; variable < n; variable++) this.#mentions.push([]);
    return first;
  }

  addClauses(flat: Int32Array): void {
    let terms: (readonly [number, Literal])[] = [];
    for (const literal of flat) {
      if (literal !== 0) terms.push([1, literal]);
      else {
        this.#add({ guard: 0, min: 1, max: terms.length, terms });
        terms = [];
      }
    }
  }

  addCounts(flat: Int32Array): void {
    this.#addSums(flat, 1);
  }

  addLinears(flat: Int32Array): void {
    this.#addSums(flat, 2);
  }

  #addSums(flat: Int32Array, step: number): void {
    for (let at = 0; at < flat.length; at += 4 + step * flat[at + 3]!) {
      const [guard, min, max, n] = [...flat.subarray(at, at + 4)] as [number, number, number, number];
      const terms = Array.from({ length: n }, (_, term) => {
        const end = at + 4 + step * (term + 1);
        return [step === 1 ? 1 : flat[end - 2]!, flat[end - 1]!] as const;
      });
      this.#add({ guard, min, max, terms });
    }
  }

  #add(row: Row): void {
    this.#rows.push(row);
    const literals = [row.guard, ...row.terms.map(([, literal]) => literal)];
    for (const variable of new Set(literals.map(Math.abs))) this.#mentions[variable]!.push(row);
  }

  solve(
    assumptions: Int32Array = new Int32Array(),
    { deadline = Number.POSITIVE_INFINITY }: CallLimits = {},
  ): Verdict {
    this.#assumed = assumptions.slice();
    this.#values = [];
    for (const literal of assumptions) {
      if (this.#is(-literal)) return { status: 'unsat' };
      this.#values[Math.abs(literal)] = literal > 0;
    }
    if (this.#rows.some((row) => this.#isBroken(row))) return { status: 'unsat' };
    const status = this.#tryAll(this.#mentions.length - 1, deadline);
    return status === 'unknown' ? { status, reason: 'time limit' } : { status };
  }

  /** Tries both values of this variable and of all before it. */
  #tryAll(variable: number, deadline: number): Verdict['status'] {
    if (Date.now() >= deadline) return 'unknown';
    if (variable === 0) return 'sat';
    if (this.#values[variable] !== undefined) return this.#tryAll(variable - 1, deadline);
    for (const value of [false, true]) {
      this.#values[variable] = value;
      if (this.#mentions[variable]!.some((row) => this.#isBroken(row))) continue;
      const status = this.#tryAll(variable - 1, deadline);
      if (status !== 'unsat') return status;
    }
    this.#values[variable] = undefined;
    return 'unsat';
  }

  /** Returns whether a row can no longer be satisfied. */
  #isBroken({ guard, min, max, terms }: Row): boolean {
    if (guard !== 0 && !this.#is(guard)) return false;
    let [least, most] = [0, 0];
    for (const [coefficient, literal] of terms) {
      const [no, yes] = [this.#is(-literal), this.#is(literal)];
      least += yes || (!no && coefficient < 0) ? coefficient : 0;
      most += yes || (!no && coefficient > 0) ? coefficient : 0;
    }
    return most < min || least > max;
  }

  /** Returns whether a literal is known to be true. */
  #is(literal: Literal): boolean {
    return this.#values[Math.abs(literal)] === literal > 0;
  }

  value(literal: Literal): boolean {
    return this.#is(literal);
  }

  /** Returns all assumptions without minimizing them. */
  core(): Int32Array {
    return this.#assumed;
  }
}
