import {
  type Explanation,
  type Fault,
  PuzzleTypeError,
  type StepsResult,
  type Tally,
  type TaskResult,
} from '@gridproof/api';

/** Exit statuses. */
export const EXIT = {
  /** Success. */
  done: 0,
  /** Negative result: the puzzle is unsolvable, or the checked answer is wrong. */
  no: 1,
  /** The input or the command line is invalid. */
  wrong: 2,
  /** Unknown: a limit was reached. */
  unknown: 3,
} as const;

/** Exit status of a result. */
export function exitOf({ status }: Pick<TaskResult | StepsResult | Explanation, 'status'>): number {
  if (status === 'disagreement') return EXIT.wrong;
  if (status === 'unsolvable') return EXIT.no;
  return status === 'unknown' ? EXIT.unknown : EXIT.done;
}

/** Exit status of many puzzles, by the statuses of their results. */
export function exitOfTally(tally: Pick<Tally, 'has'>): number {
  if (tally.has('invalid')) return EXIT.wrong;
  if (tally.has('unknown')) return EXIT.unknown;
  return tally.has('unsolvable') ? EXIT.no : EXIT.done;
}

/** Exits the process, or its worker thread, once all output has been written, even if other work is still running. */
export function leave(status: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
}

export const exitOfFault = (fault: Fault): number =>
  fault instanceof PuzzleTypeError ? EXIT.unknown : EXIT.wrong;
