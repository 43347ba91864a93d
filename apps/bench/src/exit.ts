/** Exit statuses. */
export const EXIT = {
  done: 0,
  /** A measurement has failed its check: slower than before, wrong, or a memory leak. */
  fault: 1,
  /** The command line or an input file is invalid. */
  wrong: 2,
  /** Interrupted by ctrl-C; the measurements so far have been shown. */
  interrupted: 130,
} as const;
