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

/** Tasks on a puzzle. `answer` finds the only answer or, for types with several answers, the facts they share. */
export const TASKS = ['answer', 'steps', 'explain', 'forced'] as const;

export type BenchTask = (typeof TASKS)[number];

/** Result of an explanation. */
interface Explanation {
  /** Number of reasons in a conflict; for several answers, number of cells that decide between them. */
  readonly size: number;
  /** True if it is proved that no reason can be dropped, or that fewer cells do not suffice. */
  readonly least: boolean;
}

/** Result of a task. */
export interface BenchResult {
  readonly status: 'unique' | 'multiple' | 'forced' | 'unsolvable' | 'unknown' | 'failed';
  /** Reason for an unknown result, or the error message. */
  readonly reason?: string;
  /** Undefined if the task was killed. */
  readonly stats?: SearchStats;
  /** Rating of a solve path, as far as it was found. */
  readonly rating?: Rating;
  readonly explanation?: Explanation;
  /**
   * Milliseconds of a path: `first` until the first step, before which all certain facts are found; `step`, the mean of the
   * others; and `longest`, their maximum.
   */
  readonly milliseconds?: Readonly<Record<string, number>>;
}

/** Runs a task. */
export const carryOut = (
  task: BenchTask,
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: AnswersOptions,
): Promise<BenchResult> => WAYS[task](type, puzzle, engine, options);

type Way = (
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: AnswersOptions,
) => Promise<BenchResult>;

/** Explains why there is no answer, or finds the cells that decide between several. */
const explainTask: Way = async (type, puzzle, engine, options) => {
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

/** Finds a solve path; without an answer, explains why. */
const stepsTask: Way = async (type, puzzle, engine, options) => {
  const walk = steps(type, puzzle, engine, options);
  const path: Step[] = [];
  const times: number[] = [];
  let before = performance.now();
  for (;;) {
    const next = await walk.next();
    const now = performance.now();
    if (next.done) {
      if (next.value.status === 'unsolvable') return await explainTask(type, puzzle, engine, options);
      return { ...next.value, rating: rate(path, type), milliseconds: partsOf(times) };
    }
    times.push(now - before);
    before = now;
    path.push(next.value);
  }
};

/** Uses the mean: several steps may be found together with no time between them, which makes the median useless. */
function partsOf([first, ...others]: readonly number[]): Readonly<Record<string, number>> {
  if (first === undefined) return {};
  if (others.length === 0) return { first };
  const step = others.reduce((sum, one) => sum + one, 0) / others.length;
  return { first, step, longest: Math.max(...others) };
}

const WAYS: Readonly<Record<BenchTask, Way>> = {
  answer: (type, puzzle, engine, options) =>
    (type.openEnded ? forced : unique)(type, puzzle, engine, options),
  steps: stepsTask,
  explain: explainTask,
  forced,
};
