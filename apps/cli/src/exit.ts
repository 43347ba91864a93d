/** What the exit status says. */
export const EXIT = {
  /** What was asked is done. */
  done: 0,
  /** The answer is no: the puzzle is unsolvable, or the answer that was checked is wrong. */
  no: 1,
  /** The input or the command is not one. */
  wrong: 2,
  /** Don't know: a limit came first. */
  unknown: 3,
} as const;
