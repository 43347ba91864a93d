import { disagreement, type ReadPuzzle } from '@gridproof/core';
import { PuzzleTypeError } from '../watchdog/type-fault.js';

/** Reads and verifies answers once more, outside the thread that found them: nothing that an engine says is shown without it. */
export class SecondCheck {
  /** All that were accepted. */
  readonly answers: unknown[] = [];
  /** What is wrong with the first that is not an answer. */
  fault: string | undefined;

  constructor(readonly read: ReadPuzzle) {}

  /** Whether it is an answer, and so were all before it. Throws `PuzzleTypeError` where the puzzle type crashes. */
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
