/** What the exit status says. */
export const EXIT = {
  done: 0,
  /** What was measured is not as it should be: slower than before, wrong, leaking. */
  fault: 1,
  /** The command or a file that it was given is wrong. */
  wrong: 2,
  /** Stopped with ctrl-C; what had been measured by then has been shown. */
  interrupted: 130,
} as const;
