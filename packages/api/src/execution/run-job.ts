import { answersOf, type ReadPuzzle, type SearchStats } from '@gridproof/core';
import type { Interruption, Job, Outcomes, Runner, RunOptions, Task } from '@gridproof/runner';
import { convertCrash } from './convert-crash.js';
import { SecondCheck } from './second-check.js';

/** Tasks on one puzzle. */
export type PuzzleTask = Exclude<Task, 'generate' | 'row'>;

/** A puzzle, the module of its type, and the engine that works on it. */
export interface JobTarget {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: { readonly name: string; readonly url: string };
}

/** The outcome of a job, and its answers, parsed and verified again outside the solver thread. */
export interface CheckedOutcome<T extends PuzzleTask> {
  readonly outcome: Outcomes[T] | (Interruption & { readonly stats?: SearchStats });
  readonly answers: readonly unknown[];
}

const printedTexts = new WeakMap<ReadPuzzle, string>();

/** Prints a puzzle on the first call: several engines, or several turns of an engine, take the same text. */
export function printOnce(read: ReadPuzzle): string {
  const text = printedTexts.get(read) ?? read.type.print(read.puzzle);
  printedTexts.set(read, text);
  return text;
}

/** Runs a job in a thread of the runner. Throws `PuzzleTypeError` if the puzzle type crashes in this thread; every other outcome is a result. */
export async function runJob<T extends PuzzleTask>(
  runner: Pick<Runner, 'run'>,
  { read, typeUrl, engine }: JobTarget,
  job: Omit<Job<T>, 'type' | 'engine' | 'puzzle'>,
  { onAnswer, ...options }: Omit<RunOptions, 'onAnswer'> & { readonly onAnswer?: (answer: unknown) => void },
): Promise<CheckedOutcome<T>> {
  const check = new SecondCheck(read);
  const { answers } = check;
  const threadOutcome = await runner.run<PuzzleTask>(
    { ...job, type: typeUrl, engine: engine.url, puzzle: printOnce(read) },
    {
      ...options,
      onAnswer: (text) => {
        if (check.accept(text)) onAnswer?.(answers.at(-1));
      },
    },
  );
  const outcome = convertCrash<PuzzleTask>(threadOutcome, read.type.id);
  for (const text of answersOf<string>(outcome)) check.accept(text);
  if (check.fault === undefined) return { outcome: outcome as Outcomes[T], answers };
  const stats = 'stats' in outcome && { stats: outcome.stats };
  return { outcome: { status: 'unknown', reason: check.fault, ...stats }, answers };
}
