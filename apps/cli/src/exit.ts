import { type Fault, PuzzleTypeError, type StepsResult, type TaskResult } from '@gridproof/api';

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

/** The exit status of a result. */
export function exitOf({ status }: Pick<TaskResult, 'status'>): number {
  if (status === 'disagreement') return EXIT.wrong;
  if (status === 'unsolvable') return EXIT.no;
  return status === 'unknown' ? EXIT.unknown : EXIT.done;
}

/** The exit status of a path. */
export function pathExit({ status }: Pick<StepsResult, 'status'>): number {
  if (status === 'unsolvable') return EXIT.no;
  return status === 'unknown' ? EXIT.unknown : EXIT.done;
}

/** Ends the program, or its thread, with a status once all that it wrote is written, whatever else is still running. */
export function leave(status: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
}

export const exitOfFault = (fault: Fault): number =>
  fault instanceof PuzzleTypeError ? EXIT.unknown : EXIT.wrong;
