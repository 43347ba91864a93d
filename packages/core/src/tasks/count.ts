import type { Engine, UnknownReason } from '../engine.js';
import type { AnswerVars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import type { SearchStats } from '../search/search.js';
import { type EnumerateOptions, enumerate } from './enumerate.js';

/** Number of answers: exact, or a lower bound. */
export type CountOutcome = { readonly stats: SearchStats; readonly count: number } & (
  | { readonly status: 'exact' }
  | { readonly status: 'atLeast'; readonly reason: UnknownReason | 'limit' }
);

/** Counts the answers: exactly, or at least a number if the limit is reached or the search stops early. */
export async function countAnswers<Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: EnumerateOptions = {},
): Promise<CountOutcome> {
  const { limit } = options;
  // One answer beyond the limit shows whether a count that reaches it is exact.
  const answers = enumerate(type, puzzle, engine, { ...options, limit: limit && limit + 1 });
  for (let count = 0; ; count++) {
    const next = await answers.next();
    if (!next.done) continue;
    const { status, stats } = next.value;
    if (status === 'complete') return { status: 'exact', count, stats };
    if (status === 'limit') return { status: 'atLeast', count: limit!, reason: 'limit', stats };
    return { status: 'atLeast', count, reason: next.value.reason, stats };
  }
}
