import { type Fault, type Result, TypeFault, type Walk } from '@gridproof/answers';

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
export function exitOf({ status }: Pick<Result, 'status'>): number {
  if (status === 'disagreement') return EXIT.wrong;
  if (status === 'unsolvable') return EXIT.no;
  return status === 'unknown' ? EXIT.unknown : EXIT.done;
}

/** The exit status of a path. */
export function pathExit({ status }: Pick<Walk, 'status'>): number {
  if (status === 'unsolvable') return EXIT.no;
  return status === 'unknown' ? EXIT.unknown : EXIT.done;
}

/** Ends the program, or its thread, with a status once all that it wrote is written, whatever else is still running. */
export function leave(status: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
}

export const exitOfFault = (fault: Fault): number => (fault instanceof TypeFault ? EXIT.unknown : EXIT.wrong);
