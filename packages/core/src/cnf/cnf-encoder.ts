import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import { rowsIn } from '../program/rows.js';
import { encodeCardinality, isDirect } from './cardinality.js';
import { ClauseList } from './clause-list.js';
import { encodePseudoBoolean } from './pseudo-boolean.js';
import { SharedCounters } from './shared-counters.js';
import { type EncodingThresholds, THRESHOLDS } from './thresholds.js';

/** Encodes counting and linear rows, in the layouts of `Session`, as clauses for engines that take only CNF. */
export class CnfEncoder {
  /** Rows of which at most one literal is true. */
  readonly #atMostOne: (readonly Literal[])[] = [];
  /** Indices of these rows by literal, as far as they are indexed, because only sums need them. */
  readonly #rowsOf = new Map<Literal, number[]>();
  #indexed = 0;
  readonly #shared = new SharedCounters();

  /** `fresh` creates a variable. */
  constructor(
    private readonly fresh: () => Literal,
    private readonly sizes: EncodingThresholds = THRESHOLDS,
  ) {}

  /** Encodes rows in the layout of `addCounts`. */
  counts(rows: Int32Array): Int32Array<ArrayBuffer> {
    const clauses = new ClauseList(this.fresh, this.sizes);
    const read = countsIn(rows);
    if (read.some(({ literals, min, max }) => !isDirect(literals.length, min, max, this.sizes)))
      for (const { max, literals } of read) if (max > 1) this.#shared.expect(literals);
    for (const { guard, min, max, literals } of read) {
      if (guard === 0 && max === 1) this.#atMostOne.push(literals);
      encodeCardinality(clauses, literals, min, max, guard === 0 ? [] : [-guard], this.#shared);
    }
    return clauses.flat;
  }

  /** Encodes rows in the layout of `addLinears`. */
  linears(rows: Int32Array): Int32Array<ArrayBuffer> {
    const clauses = new ClauseList(this.fresh, this.sizes);
    const alternatives = (literals: readonly Literal[]) => this.#alternatives(literals);
    for (const { guard, min, max, terms } of rowsIn(rows, 2))
      encodePseudoBoolean(clauses, terms, min, max, guard === 0 ? [] : [-guard], alternatives);
    return clauses.flat;
  }

  #indexRows(): void {
    for (; this.#indexed < this.#atMostOne.length; this.#indexed++)
      for (const literal of this.#atMostOne[this.#indexed]!) {
        const rows = this.#rowsOf.get(literal);
        if (rows) rows.push(this.#indexed);
        else this.#rowsOf.set(literal, [this.#indexed]);
      }
  }

  /** Splits literals into groups of successive ones that share an at-most-one row. */
  #alternatives(literals: readonly Literal[]): readonly (readonly Literal[])[] {
    this.#indexRows();
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

/** A parsed counting row. */
interface CountRow {
  readonly guard: Literal;
  readonly min: number;
  readonly max: number;
  readonly literals: readonly Literal[];
}

/** Parses counting rows in one pass, because there are very many. */
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
