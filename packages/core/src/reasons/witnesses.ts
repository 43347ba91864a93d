import type { Literal } from '../engine.js';

/** Number of stored assignments. */
const CAPACITY = 512;
/** Number of 32-bit words for one bit per assignment. */
const WORDS = CAPACITY / 32;

/**
 * Assignments that prove consistency. Most queries of a path differ from an earlier one in one reason or literal, and an earlier assignment
 * that answers them
 * saves an engine call. They are stored by literal, one bit per assignment, so that a query checks all assignments at once.
 */
export class Witnesses {
  /** By literal index: bits of the assignments in which it is true. */
  #trueIn = new Int32Array();
  /** Bits of the assignments in which all literals so far are true. */
  readonly #candidates = new Int32Array(WORDS);
  /** Index of the assignment to replace next. */
  #next = 0;

  /** Returns the index of an assignment in which all literals are true; undefined if there is none. */
  of(literals: Int32Array): number | undefined {
    const left = this.#candidates.fill(-1);
    // The last literals are rarely true in other assignments, so they are checked first.
    for (let at = literals.length - 1; at >= 0; at--) {
      const start = indexOf(literals[at]!) * WORDS;
      // Newer variables are unknown in all assignments.
      if (start >= this.#trueIn.length) return undefined;
      let any = 0;
      for (let word = 0; word < WORDS; word++) {
        left[word]! &= this.#trueIn[start + word]!;
        any |= left[word]!;
      }
      if (any === 0) return undefined;
    }
    const word = left.findIndex((bits) => bits !== 0);
    return 32 * word + 31 - Math.clz32(left[word]!);
  }

  holds(assignment: number, literal: Literal): boolean {
    const word = this.#trueIn[indexOf(literal) * WORDS + (assignment >>> 5)] ?? 0;
    return ((word >>> (assignment & 31)) & 1) === 1;
  }

  /** Stores the values of some variables, with all others unknown, and returns the index. */
  add(variables: Int32Array, isTrue: (variable: Literal) => boolean): number {
    const assignment = this.#next;
    this.#next = (assignment + 1) % CAPACITY;
    const bit = 1 << (assignment & 31);
    const word = assignment >>> 5;
    for (const variable of variables) {
      const start = indexOf(variable) * WORDS + word;
      while (start + WORDS >= this.#trueIn.length) this.#widen();
      const holds = isTrue(variable);
      this.#set(start, bit, holds);
      this.#set(start + WORDS, bit, !holds);
    }
    return assignment;
  }

  /** Removes all assignments. */
  clear(): void {
    this.#trueIn.fill(0);
  }

  #set(at: number, bit: number, value: boolean): void {
    if (value) this.#trueIn[at]! |= bit;
    else this.#trueIn[at]! &= ~bit;
  }

  #widen(): void {
    const wider = new Int32Array(Math.max(1024, 2 * this.#trueIn.length));
    wider.set(this.#trueIn);
    this.#trueIn = wider;
  }
}

const indexOf = (literal: Literal): number => (literal > 0 ? 2 * literal : 1 - 2 * literal);
