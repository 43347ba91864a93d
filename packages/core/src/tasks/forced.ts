import type { Place } from '../board/place.js';
import type { Engine, UnknownReason } from '../engine.js';
import { domain } from '../expressions/expression.js';
import { type Fact, isValue } from '../expressions/fact.js';
import { type AnswerVars, placesOf } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { clueFactsIn } from '../read/entry-split.js';
import { type AnswersOptions, type NoAnswer, withFirstAnswer } from '../search/answers.js';
import { commonFacts } from '../search/common-facts.js';
import type { SearchStats } from '../search/search.js';

/** Common facts of all answers, or that there are none, or that it is undecided. */
export type ForcedOutcome<S> = { readonly stats: SearchStats } & (CommonValues<S> | NoAnswer);

/** A place where answers differ, with the values that occur. */
export interface OpenValues {
  readonly place: Place;
  /** Id of the variable at the place. */
  readonly variable: number;
  readonly values: readonly (boolean | number)[];
}

/** Common facts of all answers. */
export type CommonValues<S> =
  | { readonly status: 'unique'; readonly answer: S }
  | {
      readonly status: 'forced';
      readonly answer: S;
      /** Values common to all answers, without those given by clues. */
      readonly certain: readonly Fact[];
      readonly open: readonly OpenValues[];
    }
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S };

/** Finds what all answers have in common, and the possible values where they differ. */
export const forced = <Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions = {},
): Promise<ForcedOutcome<S>> =>
  withFirstAnswer(type, puzzle, engine, options, async (first, answers): Promise<CommonValues<S>> => {
    const { answer } = first;
    const common = await commonFacts(first, answers);
    if (common.status === 'unknown') return { ...common, answer };
    if (common.unique) return { status: 'unique', answer };
    const { model } = answers.search;
    const places = placesOf(answers.answerVars);
    const values = common.facts.filter((fact) => isValue(fact) && places.has(fact.variable));
    const known = new Set(values.map(({ variable }) => variable));
    const given = new Set(clueFactsIn(model).map(({ variable }) => variable));
    const excluded = new Map<number, Set<boolean | number>>();
    for (const { variable, value } of common.facts) {
      const values = excluded.get(variable);
      if (values) values.add(value);
      else excluded.set(variable, new Set([value]));
    }
    return {
      status: 'forced',
      answer,
      certain: values.filter(({ variable }) => !given.has(variable)),
      open: [...places].flatMap(([variable, place]) =>
        known.has(variable)
          ? []
          : {
              place,
              variable,
              values: domain(model.variables[variable]!).filter(
                (value) => !excluded.get(variable)?.has(value),
              ),
            },
      ),
    };
  });
