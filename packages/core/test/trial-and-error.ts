import type { Engine, Limits, Literal, ProgramShape, Session, Verdict } from '../src/engine.js';

/** Tries every assignment in turn: slow, and plainly right. It counts what it is asked, for tests that look. */
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

class Trial implements Session {
  #variables = 0;
  #at = 0;
  readonly #rows: ((holds: (literal: Literal) => boolean) => boolean)[] = [];

  constructor(readonly close: () => void) {}

  addVariables(n: number): Literal {
    this.#variables += n;
    return this.#variables - n + 1;
  }

  addClauses(flat: Int32Array): void {
    let clause: Literal[] = [];
    for (const literal of flat) {
      if (literal !== 0) clause.push(literal);
      else {
        const whole = clause;
        this.#rows.push((holds) => whole.some(holds));
        clause = [];
      }
    }
  }

  addCounts(flat: Int32Array): void {
    this.#add(flat, 1);
  }

  addLinears(flat: Int32Array): void {
    this.#add(flat, 2);
  }

  #add(flat: Int32Array, step: number): void {
    for (let at = 0; at < flat.length; at += 4 + step * flat[at + 3]!) {
      const [guard, min, max, n] = [...flat.subarray(at, at + 4)] as [number, number, number, number];
      const terms = [...flat.subarray(at + 4, at + 4 + step * n)];
      this.#rows.push((holds) => {
        let total = 0;
        for (let term = 0; term < terms.length; term += step)
          if (holds(terms[term + step - 1]!)) total += step === 1 ? 1 : terms[term]!;
        return (guard !== 0 && !holds(guard)) || (min <= total && total <= max);
      });
    }
  }

  solve(
    assumptions: Int32Array = new Int32Array(),
    { deadline = Number.POSITIVE_INFINITY }: Limits = {},
  ): Verdict {
    for (; this.#at < 2 ** this.#variables; this.#at++) {
      if (Date.now() >= deadline) return { status: 'unknown', reason: 'time limit' };
      const holds = (literal: Literal) => this.value(literal);
      if (assumptions.every(holds) && this.#rows.every((row) => row(holds))) return { status: 'sat' };
    }
    return { status: 'unsat' };
  }

  value(literal: Literal): boolean {
    return (Math.floor(this.#at / 2 ** (Math.abs(literal) - 1)) % 2 === 1) === literal > 0;
  }

  core(): Int32Array {
    return new Int32Array();
  }
}
