import type { Place } from '../board/place.js';
import type { Literal } from '../engine.js';
import type { Variable } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import { TRUE } from '../literal.js';
import type { LiteralMap } from '../program/program.js';
import { literalIndex } from './witnesses.js';

/** Converts between facts and literals. */
export class FactLiterals {
  /** By slot of a literal: 1 + the id of its variable; 0 if it is not about one. */
  readonly #variables: Int32Array;
  /** By slot: the value, 1 or 0 for a boolean. */
  readonly #values: Int32Array;
  /** By slot: 1 if the fact is that the variable has the value, 0 if it is that it has not. */
  readonly #holds: Uint8Array;
  /** By slot: the fact, once it has been needed. */
  readonly #facts: Fact[] = [];

  constructor(
    readonly variables: readonly Variable[],
    readonly literalMap: LiteralMap,
    private readonly placeOf: ReadonlyMap<number, Place>,
  ) {
    const slots = literalMap.literals.reduce((most, literal) => Math.max(most, slotOf(literal) | 1), 1) + 1;
    this.#variables = new Int32Array(slots);
    this.#values = new Int32Array(slots);
    this.#holds = new Uint8Array(slots);
    const { first, literals } = literalMap;
    for (const variable of variables) {
      const isBool = variable.op === 'bool';
      const start = first[variable.id]!;
      for (let at = start; at < first[variable.id + 1]!; at++) {
        const literal = literals[at]!;
        const value = isBool ? 1 : variable.min + at - start;
        this.#set(slotOf(literal), variable, value, true);
        this.#set(slotOf(-literal), variable, isBool ? 0 : value, isBool);
      }
    }
  }

  /** Returns a boolean's literal, or those of an integer's values, from its minimum on. */
  literalsOf(variable: number): Int32Array {
    return this.literalMap.literals.subarray(
      this.literalMap.first[variable],
      this.literalMap.first[variable + 1],
    );
  }

  /** Returns the fact of a literal. */
  fact(literal: Literal): Fact {
    const slot = slotOf(literal);
    this.#facts[slot] ??= this.#factAt(slot);
    return this.#facts[slot];
  }

  literal({ variable, value, holds }: Fact): Literal {
    const of = this.variables[variable]!;
    const literals = this.literalsOf(variable);
    if (of.op === 'bool') return value === holds ? literals[0]! : -literals[0]!;
    return literals[Number(value) - of.min]! * (holds ? 1 : -1);
  }

  #factAt(slot: number): Fact {
    const variable = this.#variables[slot]! - 1;
    const value = this.#values[slot]!;
    return {
      variable,
      place: this.placeOf.get(variable),
      value: this.variables[variable]!.op === 'bool' ? value === 1 : value,
      holds: this.#holds[slot] === 1,
    };
  }

  /** For an integer with two values, a literal means one value and its negation the other. */
  #set(slot: number, { id }: Variable, value: number, holds: boolean): void {
    if (this.#variables[slot] !== 0 && !holds) return;
    this.#variables[slot] = id + 1;
    this.#values[slot] = value;
    this.#holds[slot] = Number(holds);
  }
}

/** Returns the slot of a literal; those of constants are 0 and 1. */
const slotOf = (literal: Literal): number =>
  Math.abs(literal) === TRUE ? Number(literal < 0) : literalIndex(literal);
