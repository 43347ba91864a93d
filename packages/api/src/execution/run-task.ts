import type { Fact, OpenPlace, Place, Progress, ReadPuzzle, SearchStats } from '@gridproof/core';
import type { Outcome, Runner, Task } from '@gridproof/runner';
import { crashMessage } from './crash-message.js';
import { SecondCheck } from './second-check.js';

/** Tasks that come to answers, and no reasons. */
export type AnswerTask = Exclude<Task, 'explain' | 'steps' | 'generate' | 'row'>;

/** What is asked of a puzzle. */
export interface TaskQuery {
  readonly task: AnswerTask;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** What a call of the engine may take before it gives up; of engines that are asked in turn, all of them together. */
  readonly conflicts?: number | undefined;
  /** What a search may take before an engine is asked; 0: an engine is asked at once. */
  readonly searchSteps?: number | undefined;
  /** For `count` and `enumerate`. */
  readonly limit?: number | undefined;
  /** What a player has entered: only answers that agree with it count. */
  readonly entries?: readonly Fact[] | undefined;
}

/** What came of it. Answers have been read and verified again, outside the thread that found them. */
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
    /** Engines contradict each other; `reason` shows what each says. */
    | 'disagreement';
  readonly answers: readonly unknown[];
  /** Where the two answers of `multiple` differ. */
  readonly differ?: readonly Place[];
  /** For `forced`: the values that all answers share, but for those that a clue gives. */
  readonly certain?: readonly Fact[];
  /** For `forced`: where answers differ, and which values they have there. */
  readonly open?: readonly OpenPlace[];
  /** How many answers there are, at least this many unless `complete`. */
  readonly count?: number;
  readonly complete?: boolean;
  /** Why it is unknown. */
  readonly reason?: string;
  readonly engine: string;
  /** Where that was asked: all engines that came to this, each by itself. */
  readonly confirmedBy?: readonly string[];
  /** It is unknown only because not all engines that were to confirm it knew. */
  readonly unconfirmed?: true;
  readonly stats?: SearchStats;
  /** Milliseconds of the task, an attempt in this thread included, without the wait for a thread. */
  readonly elapsed: number;
}

/** What is asked of a puzzle, of which engine, and who listens. */
export interface TaskRequest {
  readonly read: ReadPuzzle;
  readonly typeUrl: string;
  readonly engine: { readonly name: string; readonly url: string };
  readonly question: TaskQuery;
  /** Another engine has worked on it: it comes before puzzles that none has begun. */
  readonly continues?: boolean | undefined;
  /** Stops it at once. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with how far it has come. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with each answer of an enumeration as it is found. */
  readonly onAnswer?: (answer: unknown) => void;
}

/** What is asked of a puzzle, of whichever engine. */
export type TaskSpec = Omit<TaskRequest, 'engine' | 'signal'>;

/**
 * Asks one question of one puzzle, in a thread of the runner. Throws `PuzzleTypeError` where its type crashes, and nothing else
 * for what comes of it.
 */
export async function runTask(
  runner: Pick<Runner, 'run'>,
  { read, typeUrl, engine, question, continues, signal, onProgress, onAnswer }: TaskRequest,
): Promise<TaskResult> {
  const { type, puzzle } = read;
  const start = Date.now();
  const check = new SecondCheck(read);
  const { answers } = check;
  let seen = 0;
  const outcome = await runner.run(
    { type: typeUrl, engine: engine.url, puzzle: type.print(puzzle), ...question },
    {
      signal,
      continues,
      onProgress: (progress) => {
        seen = progress.answers;
        onProgress?.(progress);
      },
      onAnswer: (text) => {
        if (check.accept(text)) onAnswer?.(answers.at(-1));
      },
    },
  );
  const { answers: texts = [], ...conclusion } = concluded(
    outcome,
    question.task,
    type.id,
    Math.max(seen, answers.length),
  );
  for (const text of texts) check.accept(text);
  const { fault } = check;
  const stats = 'stats' in outcome ? outcome.stats : undefined;
  return {
    task: question.task,
    ...(fault === undefined ? conclusion : { status: 'unknown', reason: fault }),
    answers,
    engine: stats?.engine ?? engine.name,
    ...(stats ? { stats } : {}),
    elapsed: stats ? total(stats) : workOf(outcome, Date.now() - start),
  };
}

/** Milliseconds of an outcome without statistics; where it has none, those that it took to come. */
const workOf = (outcome: Outcome<AnswerTask>, wait: number): number =>
  'milliseconds' in outcome ? (outcome.milliseconds ?? wait) : wait;

type Conclusion = Omit<TaskResult, 'task' | 'answers' | 'engine' | 'stats' | 'elapsed'> & {
  readonly answers?: readonly string[];
};

function concluded(outcome: Outcome<AnswerTask>, task: AnswerTask, type: string, seen: number): Conclusion {
  const soFar = task === 'count' || task === 'enumerate' ? { count: seen, complete: false } : {};
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
      return seen === 0
        ? { status: 'unsolvable', count: 0, complete: true }
        : { status: 'enumerated', count: seen, complete: true };
    case 'limit':
      return { status: 'enumerated', count: seen, complete: false };
    case 'unknown': {
      const answers = 'answer' in outcome && outcome.answer !== undefined ? [outcome.answer] : [];
      return { status: 'unknown', reason: outcome.reason, answers, ...soFar };
    }
    case 'killed':
      return { status: 'unknown', reason: outcome.reason, ...soFar };
    case 'crashed':
      return {
        status: 'unknown',
        reason: crashMessage(type, outcome),
        ...soFar,
      };
  }
}

const total = ({ milliseconds }: SearchStats): number =>
  Object.values(milliseconds).reduce((sum, one) => sum + one, 0);
