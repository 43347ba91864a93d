import type { Literal } from '../engine.js';

/** Maximum number of stored assignments. */
const CAPACITY = 512;
/** Number of 32-bit words for one bit per assignment. */
const WORDS = CAPACITY / 32;

/**
 * Assignments that prove consistency. Most queries of a path differ from an earlier one in one reason or literal, and an assignment found
 * then often answers them without an engine call. Each literal has one bit per assignment, so a query checks 32 assignments per operation.
 */
export class Witnesses {
  /** For each literal index, bits of the assignments in which the literal is true. */
  #trueIn = new Int32Array();
  /** Bits of the assignments in which all literals of a query are true, reused between queries. */
  readonly #matches = new Int32Array(WORDS);
  /** Index of the assignment to replace next. */
  #next = 0;

  /** Returns the index of an assignment in which all literals are true; undefined if there is none. */
  find(literals: Int32Array): number | undefined {
    if (!this.#match(literals)) return undefined;
    const word = this.#matches.findIndex((bits) => bits !== 0);
    return 32 * word + 31 - Math.clz32(this.#matches[word]!);
  }

  /** Filters literals that are false in no assignment in which all the others are true. */
  neverFalse(literals: readonly Literal[], others: Int32Array): readonly Literal[] {
    if (!this.#match(others)) return literals;
    return literals.filter((literal) => {
      const start = literalIndex(-literal) * WORDS;
      return this.#matches.every((bits, word) => (bits & (this.#trueIn[start + word] ?? 0)) === 0);
    });
  }

  /** Finds the assignments in which all literals are true; returns whether there are any. */
  #match(literals: Int32Array): boolean {
    const remaining = this.#matches.fill(-1);
    // The last literals are checked first, because they are rarely true in other assignments.
    for (let at = literals.length - 1; at >= 0; at--) {
      const start = literalIndex(literals[at]!) * WORDS;
      // Newer variables are unknown in all assignments.
      if (start >= this.#trueIn.length) return false;
      let union = 0;
      for (let word = 0; word < WORDS; word++) {
        remaining[word]! &= this.#trueIn[start + word]!;
        union |= remaining[word]!;
      }
      if (union === 0) return false;
    }
    return true;
  }

  /** Returns whether a literal is true in an assignment. */
  holds(assignment: number, literal: Literal): boolean {
    const word = this.#trueIn[literalIndex(literal) * WORDS + (assignment >>> 5)] ?? 0;
    return ((word >>> (assignment & 31)) & 1) === 1;
  }

  /** Stores the values of some variables, with all others unknown, and returns the index. */
  add(variables: Int32Array, isTrue: (variable: Literal) => boolean): number {
    const assignment = this.#next;
    this.#next = (assignment + 1) % CAPACITY;
    const bit = 1 << (assignment & 31);
    const word = assignment >>> 5;
    for (const variable of variables) {
      const slot = literalIndex(variable) * WORDS + word;
      while (slot + WORDS >= this.#trueIn.length) this.#grow();
      const value = isTrue(variable);
      this.#set(slot, bit, value);
      this.#set(slot + WORDS, bit, !value);
    }
    return assignment;
  }

  /** Removes all assignments. */
  clear(): void {
    this.#trueIn.fill(0);
  }

  #set(slot: number, bit: number, value: boolean): void {
    if (value) this.#trueIn[slot]! |= bit;
    else this.#trueIn[slot]! &= ~bit;
  }

  #grow(): void {
    const larger = new Int32Array(Math.max(1024, 2 * this.#trueIn.length));
    larger.set(this.#trueIn);
    this.#trueIn = larger;
  }
}

/** Returns the index of a literal in arrays with an entry for each literal. */
export const literalIndex = (literal: Literal): number => (literal > 0 ? 2 * literal : 1 - 2 * literal);
