import type { Literal } from '../engine.js';

/** How many assignments are kept. */
const MOST = 512;
/** Numbers of 32 bits for as many. */
const WORDS = MOST / 32;

/**
 * Assignments that have shown that some things can hold together. Most questions of a path differ from an earlier one in a reason or
 * a literal, and where an earlier assignment answers them, no engine is asked. They are kept literal by literal, in a bit each, so that
 * one look at some literals is a look at all assignments.
 */
export class Witnesses {
  /** By index of a literal: in which assignments it is true. */
  #trueIn = new Int32Array();
  /** Those in which all literals are true that have been looked at. */
  readonly #left = new Int32Array(WORDS);
  /** The one that is replaced next. */
  #next = 0;

  /** An assignment in which some literals are true, if there is one. */
  of(literals: Int32Array): number | undefined {
    const left = this.#left.fill(-1);
    // What was asked for last is rarely true in the others: so it comes first.
    for (let at = literals.length - 1; at >= 0; at--) {
      const start = indexOf(literals[at]!) * WORDS;
      // What has come up since is known of none.
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

  /** Keeps the assignment of some variables, in which those that are not named are unknown, and returns its number. */
  add(variables: Int32Array, isTrue: (variable: Literal) => boolean): number {
    const assignment = this.#next;
    this.#next = (assignment + 1) % MOST;
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

  /** Forgets all of them. */
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
