import type { Fact, OpenValues, Place, SearchStats, TaskProgress } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import { type JobTarget, type PuzzleTask, printOnce, runJob } from './run-job.js';

/** Tasks that find answers, not reasons. */
export type AnswerTask = Exclude<PuzzleTask, 'explain' | 'steps'>;

/** A task and its limits. */
export interface TaskQuery {
  readonly task: AnswerTask;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** Conflict limit per engine call; with engines in turn, of all their calls together. */
  readonly conflicts?: number | undefined;
  /** Limit of search steps before an engine is called; 0 calls the engine directly. */
  readonly searchSteps?: number | undefined;
  /** Maximum number of answers, for `count` and `enumerate`. */
  readonly limit?: number | undefined;
  /** The player's entries: only answers that agree with them count. */
  readonly entries?: readonly Fact[] | undefined;
}

/** Result of a task. Its answers have been parsed and verified again outside the solver thread. */
export interface TaskResult {
  readonly task: AnswerTask;
  readonly status:
    | 'unique'
    | 'multiple'
    | 'forced'
    | 'solved'
    | 'enumerated'
    | 'counted'
    | 'unsolvable'
    | 'unknown'
    /** Engines contradict each other; `reason` quotes each of them. */
    | 'disagreement';
  readonly answers: readonly unknown[];
  /** The places where the two answers of `multiple` differ. */
  readonly differ?: readonly Place[];
  /** For `forced`: the values that all answers share, without those that a clue gives. */
  readonly certain?: readonly Fact[];
  /** For `forced`: the places where answers differ, with the values that they have there. */
  readonly open?: readonly OpenValues[];
  /** The number of answers, or a lower bound unless `complete`. */
  readonly count?: number;
  readonly complete?: boolean;
  /** The reason why the result is unknown. */
  readonly reason?: string;
  readonly engine: string;
  /** With `--confirm`: the engines that each found this result. */
  readonly confirmedBy?: readonly string[];
  /** The result is unknown only because not all engines confirmed it. */
  readonly unconfirmed?: true;
  readonly stats?: SearchStats;
  /** Milliseconds of the task, including an attempt in this thread, excluding the wait for a thread. */
  readonly elapsed: number;
}

/** A task for a puzzle and an engine, with callbacks. */
export interface TaskRequest extends JobTarget {
  readonly query: TaskQuery;
  /** Another engine has worked on the puzzle: the job goes ahead of puzzles that no engine has started. */
  readonly continues?: boolean | undefined;
  /** Stops the task immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
  /** Called with each answer of an enumeration when it is found. */
  readonly onAnswer?: (answer: unknown) => void;
}

/** A task for a puzzle, without an engine. */
export type TaskSpec = Omit<TaskRequest, 'engine' | 'signal'>;

/** Runs a task in a thread of the runner. Throws `PuzzleTypeError` if the puzzle type crashes; every other outcome is a result. */
export async function runTask(runner: Pick<Runner, 'run'>, request: TaskRequest): Promise<TaskResult> {
  const { read, engine, query, continues, signal, onProgress, onAnswer } = request;
  const start = Date.now();
  let reportedAnswers = 0;
  printOnce(read);
  // Printing a large board takes a part of the time.
  const timeout = query.timeout && Math.max(1, query.timeout - (Date.now() - start));
  const { outcome, answers } = await runJob<AnswerTask>(
    runner,
    request,
    { ...query, timeout },
    {
      signal,
      continues,
      onProgress: (progress) => {
        reportedAnswers = progress.answers;
        onProgress?.(progress);
      },
      ...(onAnswer && { onAnswer }),
    },
  );
  const { task } = query;
  const { stats } = outcome;
  const { answer: _, milliseconds, ...rest } = { answer: undefined, milliseconds: undefined, ...outcome };
  const isUncounted = outcome.status === 'unknown' && (task === 'count' || task === 'enumerate');
  return {
    task,
    ...(isUncounted && { count: Math.max(reportedAnswers, answers.length), complete: false }),
    ...rest,
    answers,
    engine: stats?.engine ?? engine.name,
    ...(stats ? { stats } : {}),
    elapsed: stats ? total(stats) : (milliseconds ?? Date.now() - start),
  };
}

const total = ({ milliseconds }: SearchStats): number =>
  Object.values(milliseconds).reduce((sum, one) => sum + one, 0);
