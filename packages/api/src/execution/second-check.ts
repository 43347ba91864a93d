import { disagreement, type ReadPuzzle } from '@gridproof/core';
import { PuzzleTypeError } from '../watchdog/type-fault.js';

/** Parses and verifies answers again outside the solver thread; no answer of an engine is shown without it. */
export class SecondCheck {
  /** The accepted answers. */
  readonly answers: unknown[] = [];
  /** The fault of the first text that is not an answer. */
  fault: string | undefined;

  constructor(readonly read: ReadPuzzle) {}

  /** Accepts a text as an answer; false if it or an earlier one is not an answer. Throws `PuzzleTypeError` if the puzzle type crashes. */
  accept(text: string): boolean {
    const { type, puzzle } = this.read;
    try {
      const answer = type.readAnswer(text, puzzle);
      const violations = [...type.verify(puzzle, answer)];
      if (violations.length)
        this.fault ??= `encode and verify of ${type.id} disagree: ${disagreement(violations, type.coordinates)}`;
      else if (this.fault === undefined) this.answers.push(answer);
    } catch (error) {
      if (error instanceof PuzzleTypeError) throw error;
      const why = error instanceof Error ? error.message : error;
      this.fault ??= `${type.id} cannot read an answer that it wrote: ${why}`;
    }
    return this.fault === undefined;
  }
}
