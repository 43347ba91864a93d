import type { Literal } from './engine.js';
import { TRUE } from './literal.js';

/** What is known of each variable. */
export class Facts {
  readonly #values: Int8Array;

  constructor(readonly variables: number) {
    this.#values = new Int8Array(variables + 1);
  }

  /** 1 true, -1 false, 0 open. */
  of(literal: Literal): number {
    if (literal === TRUE) return 1;
    if (literal === -TRUE) return -1;
    return literal > 0 ? this.#values[literal]! : -this.#values[-literal]!;
  }

  learn(literal: Literal): void {
    this.#values[Math.abs(literal)] = literal > 0 ? 1 : -1;
  }
}
