import type { Engine, UnknownReason } from '../engine.js';
import type { AnswerVars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { AnswerIterator, type AnswersOptions } from '../search/answers.js';
import { type ResultStream, streamOf } from '../search/result-stream.js';
import type { SearchStats } from '../search/search.js';

/** How an enumeration ended: with all answers, at the limit, or undecided. */
export type EnumerateOutcome = { readonly stats: SearchStats } & (
  | { readonly status: 'complete' }
  | { readonly status: 'limit' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason }
);

/** Options of `enumerate` and `countAnswers`. */
export interface EnumerateOptions extends AnswersOptions {
  /** Maximum number of answers; the status `limit` means that there may be more. */
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
    for (let n = 0; n < (options.limit ?? Number.POSITIVE_INFINITY); n++) {
      const next = await answers.next();
      if (next.status === 'none') return { status: 'complete', stats };
      if (next.status === 'unknown') return { ...next, stats };
      yield next.answer;
    }
    return { status: 'limit', stats };
  } finally {
    answers.close();
  }
}
