import type { Highlight } from '../picture.js';
import type { AnyPuzzle } from '../puzzle.js';
import type { Step } from '../reasons/path.js';
import type { Fact, Reason } from '../reasons/reason.js';

/** A step in words. */
export interface ToldStep {
  /** What is found: `Row 3, column 5 is 1.` */
  readonly claim: string;
  /** Why, one sentence for each rule or kind of clue. */
  readonly because: readonly string[];
  /** What was known before and is needed: `Known: row 3, columns 3 and 4 are 0.` Empty where nothing is. */
  readonly known: string;
}

/** Puts facts, reasons and steps of one puzzle into a player's words, and marks them in its picture. */
export class Teller {
  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
  ) {}

  /** `row 3, columns 3 and 4 are 0; row 1, column 2 is not 1`. */
  facts(_facts: readonly Fact[]): string {
    throw new Error('not yet');
  }

  /** One sentence for each rule or kind of clue among some reasons, with the places. */
  reasons(_reasons: readonly Reason[]): readonly string[] {
    throw new Error('not yet');
  }

  step(_step: Step): ToldStep {
    throw new Error('not yet');
  }

  /** What is to be marked in the picture of a step: what is found, and what forces it. */
  highlights(_step: Step): readonly Highlight[] {
    throw new Error('not yet');
  }

  /** What is to be marked where some reasons cannot hold together. */
  marked(_reasons: readonly Reason[]): readonly Highlight[] {
    throw new Error('not yet');
  }
}
