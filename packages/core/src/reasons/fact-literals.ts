import type { Place } from '../board/place.js';
import type { Literal } from '../engine.js';
import type { Variable } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { LiteralMap } from '../program/program.js';
import { literalIndex } from './witnesses.js';

/** Converts between facts and literals. */
export class FactLiterals {
  /** By index of a literal. */
  readonly #facts: Fact[] = [];

  constructor(
    readonly variables: readonly Variable[],
    readonly literalMap: LiteralMap,
    placeOf: ReadonlyMap<number, Place>,
  ) {
    for (const variable of variables)
      for (const [at, literal] of this.literalsOf(variable.id).entries()) {
        const about = { variable: variable.id, place: placeOf.get(variable.id) };
        const bool = variable.op === 'bool';
        const value = bool || variable.min + at;
        this.#add(literal, { ...about, value, holds: true });
        this.#add(
          -literal,
          bool ? { ...about, value: false, holds: true } : { ...about, value, holds: false },
        );
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
    return this.#facts[literalIndex(literal)]!;
  }

  literal({ variable, value, holds }: Fact): Literal {
    const of = this.variables[variable]!;
    const literals = this.literalsOf(variable);
    if (of.op === 'bool') return value === holds ? literals[0]! : -literals[0]!;
    return literals[Number(value) - of.min]! * (holds ? 1 : -1);
  }

  /** For an integer with two values, a literal means one value and its negation the other. */
  #add(literal: Literal, fact: Fact): void {
    const at = literalIndex(literal);
    if (!this.#facts[at] || fact.holds) this.#facts[at] = fact;
  }
}
