import type { Engine } from '../engine.js';
import type { AnswerVars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { type AnswerCount, type EnumerateOptions, enumerate } from './enumerate.js';

/** Number of answers: exact if `complete`, otherwise a lower bound. */
export type CountOutcome = AnswerCount<'counted'>;

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
  let next = await answers.next();
  while (!next.done) next = await answers.next();
  const end = next.value;
  if (end.status !== 'enumerated') return end;
  return { ...end, status: 'counted', count: end.complete ? end.count : limit! };
}
