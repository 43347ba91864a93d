import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';

/** What is known of each variable; nothing of one that was never mentioned. */
export class RootAssignment {
  #values: Int8Array<ArrayBuffer> = new Int8Array(1024);

  /** 1 true, -1 false, 0 open. */
  of(literal: Literal): number {
    const value = this.#values[literal > 0 ? literal : -literal];
    // Not `-value`: -0 would be a number on the heap.
    if (value !== undefined) return literal > 0 ? value : 0 - value;
    return literal === TRUE ? 1 : literal === -TRUE ? -1 : 0;
  }

  /** What is known of the first variables, by variable, as `of` says it of them; valid until something of others is learnt. */
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
