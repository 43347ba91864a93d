import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import { IntList } from '../program/int-list.js';
import type { EncodingThresholds } from './thresholds.js';

/** Clauses while they are written, and where new variables for them come from. */
export class ClauseList {
  readonly #flat = new IntList();

  /** `fresh` makes a variable that stands in no clause yet. */
  constructor(
    readonly fresh: () => Literal,
    readonly sizes: EncodingThresholds,
  ) {}

  /** One of these is true. */
  add(...literals: readonly Literal[]): void {
    this.#flat.append(literals);
    this.push(0);
  }

  /** One more literal of a clause; 0 ends it. Quicker than `add` where there are very many. */
  push(literal: Literal): void {
    if (literal === 0) checkpoint();
    this.#flat.push(literal);
  }

  /** One after the other, each ended by 0. */
  get flat(): Int32Array<ArrayBuffer> {
    return this.#flat.view();
  }
}
