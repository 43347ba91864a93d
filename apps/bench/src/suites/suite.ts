import type { AnyPuzzle } from '@gridproof/core';

/** One puzzle of a suite, in any format that shows its type. */
export interface Entry {
  readonly text: string;
  /** What it is called in tables; by default its series, its size and its number among its like. */
  readonly name?: string;
  /** Whose number it bears; by default its type's. */
  readonly series?: string;
  /** What its generator calls its difficulty. */
  readonly grade?: string;
  /** Where it stands, for the messages of faults; by default in the suite. */
  readonly place?: string;
}

/** Puzzles that are measured together because they ask the same of an engine. */
export interface Suite {
  readonly name: string;
  /** Its puzzles, of which some may be of types that are not installed. */
  entries(types: readonly AnyPuzzle[]): readonly Entry[];
  /** An installed type that has no puzzle here takes part with its examples. */
  readonly everyType?: true;
  /** Somebody's own puzzles: one whose type is not installed is a fault. In the suites of this program it is left out. */
  readonly own?: true;
}
