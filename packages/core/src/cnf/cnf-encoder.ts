import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import { rowsIn } from '../program/rows.js';
import { encodeCardinality, isDirect } from './cardinality.js';
import { ClauseList } from './clause-list.js';
import { encodePseudoBoolean } from './pseudo-boolean.js';
import { SharedCounters } from './shared-counters.js';
import { type EncodingThresholds, THRESHOLDS } from './thresholds.js';

/** Makes clauses of rows that count and add, in the layouts of `Session`, for engines that know clauses only. */
export class CnfEncoder {
  /** Rows of which at most one is true. */
  readonly #apart: (readonly Literal[])[] = [];
  /** For each literal, which of them it stands in, as far as they have been looked through: only sums ask for it. */
  readonly #rowsOf = new Map<Literal, number[]>();
  #lookedThrough = 0;
  readonly #shared = new SharedCounters();

  /** `fresh` makes a new variable. */
  constructor(
    private readonly fresh: () => Literal,
    private readonly sizes: EncodingThresholds = THRESHOLDS,
  ) {}

  /** The clauses of rows as `addCounts` takes them. */
  counts(rows: Int32Array): Int32Array<ArrayBuffer> {
    const clauses = new ClauseList(this.fresh, this.sizes);
    const read = countsIn(rows);
    if (read.some(({ literals, min, max }) => !isDirect(literals.length, min, max, this.sizes)))
      for (const { max, literals } of read) if (max > 1) this.#shared.expect(literals);
    for (const { guard, min, max, literals } of read) {
      if (guard === 0 && max === 1) this.#apart.push(literals);
      encodeCardinality(clauses, literals, min, max, guard === 0 ? [] : [-guard], this.#shared);
    }
    return clauses.flat;
  }

  /** The clauses of rows as `addLinears` takes them. */
  linears(rows: Int32Array): Int32Array<ArrayBuffer> {
    const clauses = new ClauseList(this.fresh, this.sizes);
    const alternatives = (literals: readonly Literal[]) => this.#alternatives(literals);
    for (const { guard, min, max, terms } of rowsIn(rows, 2))
      encodePseudoBoolean(clauses, terms, min, max, guard === 0 ? [] : [-guard], alternatives);
    return clauses.flat;
  }

  #lookThrough(): void {
    for (; this.#lookedThrough < this.#apart.length; this.#lookedThrough++)
      for (const literal of this.#apart[this.#lookedThrough]!) {
        const rows = this.#rowsOf.get(literal);
        if (rows) rows.push(this.#lookedThrough);
        else this.#rowsOf.set(literal, [this.#lookedThrough]);
      }
  }

  /** Groups of neighbours that stand in one row of which at most one is true. */
  #alternatives(literals: readonly Literal[]): readonly (readonly Literal[])[] {
    this.#lookThrough();
    const groups: Literal[][] = [];
    let common: readonly number[] = [];
    for (const literal of literals) {
      const rows = this.#rowsOf.get(literal) ?? [];
      common = common.filter((row) => rows.includes(row));
      if (common.length) groups.at(-1)!.push(literal);
      else {
        groups.push([literal]);
        common = rows;
      }
    }
    return groups;
  }
}

/** A count row, as one reads it. */
interface CountRow {
  readonly guard: Literal;
  readonly min: number;
  readonly max: number;
  readonly literals: readonly Literal[];
}

/** There are very many of them, so they are read without detours. */
function countsIn(flat: Int32Array): readonly CountRow[] {
  const rows: CountRow[] = [];
  for (let at = 0; at < flat.length; at += 4 + flat[at + 3]!) {
    checkpoint();
    const literals: Literal[] = [];
    for (let term = at + 4; term < at + 4 + flat[at + 3]!; term++) literals.push(flat[term]!);
    rows.push({ guard: flat[at]!, min: flat[at + 1]!, max: flat[at + 2]!, literals });
  }
  return rows;
}
