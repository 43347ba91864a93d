import type { Fact, OpenValues, Place, ReadPuzzle, SearchStats, TaskProgress } from '@gridproof/core';
import type { Outcome, Runner, Task } from '@gridproof/runner';
import { crashMessage } from './crash-message.js';
import { SecondCheck } from './second-check.js';

/** Tasks that find answers, not reasons. */
export type AnswerTask = Exclude<Task, 'explain' | 'steps' | 'generate' | 'row'>;

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
export interface TaskRequest {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: { readonly name: string; readonly url: string };
  readonly query: TaskQuery;
  /** Another engine has worked on the puzzle: the job goes ahead of puzzles that no engine has started. */
  readonly continues?: boolean | undefined;
  /** Stops the task immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: (progress: TaskProgress) => void;
  /** Called with each answer of an enumeration when it is found. */
  readonly onAnswer?: (answer: unknown) => void;
}

/** A task for a puzzle, without an engine. */
export type TaskSpec = Omit<TaskRequest, 'engine' | 'signal'>;

const printedTexts = new WeakMap<ReadPuzzle, string>();

/** Prints a puzzle on the first call: several engines, or several turns of an engine, take the same text. */
function printOnce(read: ReadPuzzle): string {
  const text = printedTexts.get(read) ?? read.type.print(read.puzzle);
  printedTexts.set(read, text);
  return text;
}

/** Runs a task in a thread of the runner. Throws `PuzzleTypeError` if the puzzle type crashes; every other outcome is a result. */
export async function runTask(
  runner: Pick<Runner, 'run'>,
  { read, typeUrl, engine, query, continues, signal, onProgress, onAnswer }: TaskRequest,
): Promise<TaskResult> {
  const { type } = read;
  const start = Date.now();
  const check = new SecondCheck(read);
  const { answers } = check;
  let reportedAnswers = 0;
  const text = printOnce(read);
  // Printing a large board takes a part of the time.
  const timeout = query.timeout && Math.max(1, query.timeout - (Date.now() - start));
  const outcome = await runner.run(
    { type: typeUrl, engine: engine.url, puzzle: text, ...query, timeout },
    {
      signal,
      continues,
      onProgress: (progress) => {
        reportedAnswers = progress.answers;
        onProgress?.(progress);
      },
      onAnswer: (text) => {
        if (check.accept(text)) onAnswer?.(answers.at(-1));
      },
    },
  );
  const { answers: texts = [], ...conclusion } = concludeTask(
    outcome,
    query.task,
    type.id,
    Math.max(reportedAnswers, answers.length),
  );
  for (const text of texts) check.accept(text);
  const { fault } = check;
  const stats = 'stats' in outcome ? outcome.stats : undefined;
  return {
    task: query.task,
    ...(fault === undefined ? conclusion : { status: 'unknown', reason: fault }),
    answers,
    engine: stats?.engine ?? engine.name,
    ...(stats ? { stats } : {}),
    elapsed: stats ? total(stats) : outcomeTime(outcome, Date.now() - start),
  };
}

/** Milliseconds of an outcome without statistics; `wait` if the outcome has no time of its own. */
const outcomeTime = (outcome: Outcome<AnswerTask>, wait: number): number =>
  'milliseconds' in outcome ? (outcome.milliseconds ?? wait) : wait;

type Conclusion = Omit<TaskResult, 'task' | 'answers' | 'engine' | 'stats' | 'elapsed'> & {
  readonly answers?: readonly string[];
};

function concludeTask(
  outcome: Outcome<AnswerTask>,
  task: AnswerTask,
  type: string,
  answerCount: number,
): Conclusion {
  const progress = task === 'count' || task === 'enumerate' ? { count: answerCount, complete: false } : {};
  switch (outcome.status) {
    case 'unique':
    case 'solved':
      return { status: outcome.status, answers: [outcome.answer] };
    case 'multiple':
      return { status: 'multiple', answers: outcome.answers, differ: outcome.differ };
    case 'forced':
      return { status: 'forced', answers: [outcome.answer], certain: outcome.certain, open: outcome.open };
    case 'unsolvable':
      return { status: 'unsolvable' };
    case 'exact':
      if (outcome.count === 0) return { status: 'unsolvable', count: 0, complete: true };
      return { status: 'counted', count: outcome.count, complete: true };
    case 'atLeast':
      if (outcome.reason === 'limit') return { status: 'counted', count: outcome.count, complete: false };
      return { status: 'unknown', reason: outcome.reason, count: outcome.count, complete: false };
    case 'complete':
      return answerCount === 0
        ? { status: 'unsolvable', count: 0, complete: true }
        : { status: 'enumerated', count: answerCount, complete: true };
    case 'limit':
      return { status: 'enumerated', count: answerCount, complete: false };
    case 'unknown': {
      const answers = 'answer' in outcome && outcome.answer !== undefined ? [outcome.answer] : [];
      return { status: 'unknown', reason: outcome.reason, answers, ...progress };
    }
    case 'killed':
      return { status: 'unknown', reason: outcome.reason, ...progress };
    case 'crashed':
      return {
        status: 'unknown',
        reason: crashMessage(type, outcome),
        ...progress,
      };
  }
}

const total = ({ milliseconds }: SearchStats): number =>
  Object.values(milliseconds).reduce((sum, one) => sum + one, 0);
