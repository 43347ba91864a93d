import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';

/** Root values of variables; unknown variables are open. */
export class RootAssignment {
  #values: Int8Array<ArrayBuffer> = new Int8Array(1024);

  /** Returns the value of a literal: 1 true, -1 false, 0 open. */
  of(literal: Literal): number {
    const value = this.#values[literal > 0 ? literal : -literal];
    // `-value` would be -0, a number on the heap.
    if (value !== undefined) return literal > 0 ? value : 0 - value;
    return literal === TRUE ? 1 : literal === -TRUE ? -1 : 0;
  }

  /** Returns the values by variable, up to this number of variables; valid until a later variable is learned. */
  values(variables: number): Int8Array<ArrayBuffer> {
    this.#widen(variables);
    return this.#values;
  }

  learn(literal: Literal): void {
    const variable = Math.abs(literal);
    this.#widen(variable);
    this.#values[variable] = literal > 0 ? 1 : -1;
  }

  #widen(variable: number): void {
    if (variable < this.#values.length) return;
    const wider = new Int8Array(2 * variable);
    wider.set(this.#values);
    this.#values = wider;
  }
}
