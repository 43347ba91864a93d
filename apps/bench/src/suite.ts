/** One puzzle of a suite: a name for the table, and the puzzle in any format that tells its kind. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

/** Puzzles that are measured together because they ask the same of an engine. */
export interface Suite {
  readonly name: string;
  /** What its puzzles have in common. */
  readonly title: string;
  entries(): readonly Entry[];
}
