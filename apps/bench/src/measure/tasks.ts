import {
  type AnswersOptions,
  type AnyPuzzle,
  type Engine,
  explain,
  forced,
  type Rating,
  rate,
  type SearchStats,
  type Step,
  steps,
  unique,
} from '@gridproof/core';

/** What can be asked of a puzzle. `answer`: its only answer; where several are usual, what they have in common. */
export const TASKS = ['answer', 'steps', 'explain', 'forced'] as const;

export type Task = (typeof TASKS)[number];

/** How an explanation came out. */
interface Explanation {
  /** The reasons that cannot hold together; where there are several answers, the cells that settle which. */
  readonly size: number;
  /** Whether it is proved that none of the reasons can be dropped, or that fewer cells do not settle it. */
  readonly least: boolean;
}

/** The result of a task. */
export interface TaskResult {
  readonly status: 'unique' | 'multiple' | 'forced' | 'unsolvable' | 'unknown' | 'failed';
  /** Why it is unknown, or how it failed. */
  readonly reason?: string;
  /** Undefined where the task was ended from outside. */
  readonly stats?: SearchStats;
  /** Of a path, as far as it came: how hard it is. */
  readonly rating?: Rating;
  readonly explanation?: Explanation;
  /**
   * Of a path: `first`, until its first step, before which all that is certain is found; `step` and `longest`, the mean of the
   * others and the longest of them.
   */
  readonly milliseconds?: Readonly<Record<string, number>>;
}

/** Carries out a task. */
export const carryOut = (
  task: Task,
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: AnswersOptions,
): Promise<TaskResult> => WAYS[task](type, puzzle, engine, options);

type Way = (type: AnyPuzzle, puzzle: unknown, engine: Engine, options: AnswersOptions) => Promise<TaskResult>;

/** Why there is no answer, or what is missing where there are several. */
const explained: Way = async (type, puzzle, engine, options) => {
  const explained = await explain(type, puzzle, engine, options);
  const explanation =
    explained.status === 'unsolvable'
      ? { size: explained.conflict.reasons.length, least: explained.conflict.minimal }
      : explained.status === 'multiple'
        ? {
            size: explained.missingGivens?.length ?? explained.missingGivensAtLeast ?? 0,
            least: explained.missingGivens !== undefined,
          }
        : undefined;
  return { ...explained, ...(explanation && { explanation }) };
};

/** A player's path; where there is no answer, why. */
const walked: Way = async (type, puzzle, engine, options) => {
  const walk = steps(type, puzzle, engine, options);
  const path: Step[] = [];
  const times: number[] = [];
  let before = performance.now();
  for (;;) {
    const next = await walk.next();
    const now = performance.now();
    if (next.done) {
      if (next.value.status === 'unsolvable') return await explained(type, puzzle, engine, options);
      return { ...next.value, rating: rate(path), milliseconds: partsOf(times) };
    }
    times.push(now - before);
    before = now;
    path.push(next.value);
  }
};

/** Steps that are found together come at once, so the median of them would say nothing. */
function partsOf([first, ...others]: readonly number[]): Readonly<Record<string, number>> {
  if (first === undefined) return {};
  if (others.length === 0) return { first };
  const step = others.reduce((sum, one) => sum + one, 0) / others.length;
  return { first, step, longest: Math.max(...others) };
}

const WAYS: Readonly<Record<Task, Way>> = {
  answer: (type, puzzle, engine, options) =>
    (type.openEnded ? forced : unique)(type, puzzle, engine, options),
  steps: walked,
  explain: explained,
  forced,
};
