import { type AnyPuzzle, type Assignment, Model, type Violation, valuesOf } from '@gridproof/core';
import { type Domains, type DomainValue, keyDomains } from '../domains.js';

/** All assignments of the answer variables of a puzzle, by number. */
export class Assignments {
  readonly domains: Domains;
  /** The number of assignments. */
  readonly size: number;
  readonly #key: unknown;

  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
  ) {
    const model = new Model();
    this.#key = type.encode(model, puzzle);
    this.domains = keyDomains(model);
    this.size = this.domains.reduce((ways, { length }) => ways * length, 1);
  }

  /** Returns the nth assignment. */
  at(nth: number): DomainValue[] {
    let left = nth;
    return this.domains.map((values) => {
      const value = values[left % values.length]!;
      left = Math.floor(left / values.length);
      return value;
    });
  }

  /** Returns the answer of an assignment. */
  answerOf(assignment: Assignment): unknown {
    return this.type.decode(valuesOf(this.#key as never, assignment) as never, this.puzzle);
  }
}

/** Returns whether `verify` accepts an answer. */
export function verifies(type: AnyPuzzle, puzzle: unknown, answer: unknown): boolean {
  for (const _ of type.verify(puzzle, answer) as Iterable<Violation>) return false;
  return true;
}

/** Counts the violations that `verify` reports for an answer. */
export const faultsIn = (type: AnyPuzzle, puzzle: unknown, answer: unknown): number =>
  [...(type.verify(puzzle, answer) as Iterable<Violation>)].length;
