import type { Place } from '../board/place.js';
import type { Engine, UnknownReason } from '../engine.js';
import { type AnswerVars, placesWhere } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { type AnswersOptions, type NoAnswer, withFirstAnswer } from '../search/answers.js';
import type { SearchStats } from '../search/search.js';

/** The only answer, or two of several, or that there is none, or that it is undecided. */
export type UniqueOutcome<S> = { readonly stats: SearchStats } & (UniqueResult<S> | NoAnswer);

/** Result for a puzzle that has answers. */
export type UniqueResult<S> =
  | { readonly status: 'unique'; readonly answer: S }
  | { readonly status: 'multiple'; readonly answers: readonly [S, S]; readonly differ: readonly Place[] }
  /** The search stopped after an answer, so only its uniqueness is undecided. */
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S };

/** Finds an answer and proves that there is no other, or finds a second one. */
export const unique = <Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions = {},
): Promise<UniqueOutcome<S>> =>
  withFirstAnswer(
    type,
    puzzle,
    engine,
    options,
    async (first, answers): Promise<UniqueResult<S>> => {
      const second = await answers.next();
      if (second.status === 'none') return { status: 'unique', answer: first.answer };
      if (second.status === 'unknown') return { ...second, answer: first.answer };
      return {
        status: 'multiple',
        answers: [first.answer, second.answer],
        differ: placesWhere(answers.answerVars, ({ id }) => first.assignment[id] !== second.assignment[id]),
      };
    },
    'any',
  );
