import type { Engine } from '../engine.js';
import type { AnswerVars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { type AnswersOptions, type NoAnswer, withFirstAnswer } from '../search/answers.js';
import type { SearchStats } from '../search/search.js';

/** A verified answer, or that there is none, or that it is undecided. */
export type SolveOutcome<S> = { readonly stats: SearchStats } & (
  | { readonly status: 'solved'; readonly answer: S }
  | NoAnswer
);

/** Finds one answer and verifies it. "No answer" and "undecided" are outcomes, not exceptions. */
export const solve = <Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions = {},
): Promise<SolveOutcome<S>> =>
  withFirstAnswer(
    type,
    puzzle,
    engine,
    options,
    ({ answer }) => ({ status: 'solved' as const, answer }),
    'any',
  );
