import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import { IntList } from '../program/int-list.js';
import type { EncodingThresholds } from './thresholds.js';

/** A growing list of clauses, with a source of new variables. */
export class ClauseList {
  readonly #flat = new IntList();

  /** `fresh` creates a variable that occurs in no clause yet. */
  constructor(
    readonly fresh: () => Literal,
    readonly sizes: EncodingThresholds,
  ) {}

  /** Adds a clause. */
  add(...literals: readonly Literal[]): void {
    this.#flat.append(literals);
    this.push(0);
  }

  /** Adds one literal of a clause; 0 ends it. Faster than `add` for very many clauses. */
  push(literal: Literal): void {
    if (literal === 0) checkpoint();
    this.#flat.push(literal);
  }

  /** All clauses, each terminated by 0. */
  get flat(): Int32Array<ArrayBuffer> {
    return this.#flat.view();
  }
}
