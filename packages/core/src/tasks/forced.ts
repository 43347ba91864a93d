import type { Place } from '../board/place.js';
import type { Engine, UnknownReason } from '../engine.js';
import { domain, type Variable } from '../expressions/expression.js';
import { type Fact, isValue } from '../expressions/fact.js';
import { placesOf, placesWhere, type Vars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { type AnswersOptions, fromFirst, type NoAnswer } from '../search/answers.js';
import { commonToAll } from '../search/common.js';
import type { SearchStats } from '../search/search.js';

/** What all answers have in common, or that there are none, or that it is not known. */
export type Forced<S> = { readonly stats: SearchStats } & (Shared<S> | NoAnswer);

/** A place where answers differ, and the values that they have there. */
export interface OpenPlace {
  readonly place: Place;
  /** The id of the variable that stands there. */
  readonly variable: number;
  readonly values: readonly (boolean | number)[];
}

/** What all answers have in common. */
export type Shared<S> =
  | { readonly status: 'unique'; readonly answer: S }
  | {
      readonly status: 'forced';
      readonly answer: S;
      /** Where all answers agree; so `answer`, which is one of them, shows what is certain there. */
      readonly places: readonly Place[];
      readonly open: readonly OpenPlace[];
    }
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S };

/** Finds what all answers have in common, and where they differ, which values are possible. */
export const forced = <Rule extends string, P, V extends Vars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions = {},
): Promise<Forced<S>> =>
  fromFirst(type, puzzle, engine, options, async (first, answers): Promise<Shared<S>> => {
    const { answer } = first;
    const common = await commonToAll(first, answers);
    if (common.status === 'unknown') return { ...common, answer };
    if (common.unique) return { status: 'unique', answer };
    const certain = new Set(common.facts.filter(isValue).map(({ variable }) => variable));
    const { variables } = answers.search.model;
    return {
      status: 'forced',
      answer,
      places: placesWhere(answers.key, ({ id }) => certain.has(id)),
      open: [...placesOf(answers.key)].flatMap(([variable, place]) =>
        certain.has(variable)
          ? []
          : { place, variable, values: possible(variables[variable]!, common.facts) },
      ),
    };
  });

/** The values of a variable that no fact excludes. */
function possible(variable: Variable, facts: readonly Fact[]): readonly (boolean | number)[] {
  const excluded = new Set(facts.flatMap((fact) => (fact.variable === variable.id ? [fact.value] : [])));
  return domain(variable).filter((value) => !excluded.has(value));
}
