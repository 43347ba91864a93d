import type { Engine, UnknownReason } from '../engine.js';
import type { AnswerVars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { AnswerIterator, type AnswersOptions } from '../search/answers.js';
import { type ResultStream, streamOf } from '../search/result-stream.js';
import type { SearchStats } from '../search/search.js';

/** A number of answers: all if `complete`, otherwise those up to a limit or an interruption. */
export type AnswerCount<S extends 'enumerated' | 'counted'> = {
  readonly stats: SearchStats;
  readonly count: number;
} & (
  | { readonly status: S; readonly complete: boolean }
  | { readonly status: 'unsolvable'; readonly complete: true }
  | { readonly status: 'unknown'; readonly complete: false; readonly reason: UnknownReason }
);

/** How an enumeration ended. */
export type EnumerateOutcome = AnswerCount<'enumerated'>;

/** Options of `enumerate` and `countAnswers`. */
export interface EnumerateOptions extends AnswersOptions {
  /** Maximum number of answers; there may be more. */
  readonly limit?: number | undefined;
}

/** Yields the answers one after the other, verified and distinct; its `end` is the outcome. */
export const enumerate = <Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: EnumerateOptions = {},
): ResultStream<S, EnumerateOutcome> => streamOf(answersOf(type, puzzle, engine, options));

async function* answersOf<Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: EnumerateOptions,
): AsyncGenerator<S, EnumerateOutcome, undefined> {
  const answers = await AnswerIterator.open(type, puzzle, engine, options, 'any');
  try {
    const { stats } = answers;
    for (let count = 0; ; count++) {
      if (count === options.limit) return { status: 'enumerated', complete: false, count, stats };
      const next = await answers.next();
      if (next.status === 'none')
        return { status: count === 0 ? 'unsolvable' : 'enumerated', complete: true, count, stats };
      if (next.status === 'unknown') return { ...next, complete: false, count, stats };
      yield next.answer;
    }
  } finally {
    answers.close();
  }
}
