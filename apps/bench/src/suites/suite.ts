import type { AnyPuzzle } from '@gridproof/core';

/** One puzzle of a suite, in any format that identifies its type. */
export interface SuiteEntry {
  readonly text: string;
  /** Name in tables. Default: its series, size and number. */
  readonly name?: string;
  /** Series in which it is numbered. Default: its type. */
  readonly series?: string;
  /** Difficulty according to its generator. */
  readonly grade?: string;
  /** Source position for error messages. Default: the suite. */
  readonly place?: string;
}

/** Puzzles that are measured together because they exercise engines in the same way. */
export interface Suite {
  readonly name: string;
  /** Returns its puzzles, including those of types that are not installed. */
  entries(types: readonly AnyPuzzle[]): readonly SuiteEntry[];
  /** Adds the examples of installed types that have no puzzle here. */
  readonly everyType?: true;
  /** A user's own puzzles: a puzzle whose type is not installed is an error. Suites of this program leave it out. */
  readonly isUserSuite?: true;
}
