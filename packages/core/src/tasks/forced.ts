import { fromFirst, type NoAnswer } from '../answers.js';
import type { Engine, UnknownReason } from '../engine.js';
import type { Variable } from '../expression.js';
import type { Place } from '../place.js';
import type { Puzzle } from '../puzzle.js';
import type { SearchStats } from '../search.js';
import { type Assignment, placesWhere, type Vars } from '../values.js';
import type { TaskOptions } from '../watch.js';

export type Forced<S> = { readonly stats: SearchStats } & (Shared<S> | NoAnswer);

type Shared<S> =
  | { readonly status: 'unique'; readonly answer: S }
  /** `places`: where all answers agree; so `answer`, which is one of them, tells what is certain there. */
  | { readonly status: 'forced'; readonly answer: S; readonly places: readonly Place[] }
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S };

/**
 * Finds what all answers have in common. Each answer is asked to differ from those before in something that they all
 * share; where none can, what they share is certain. Of variables that may be exchanged one speaks for all: where an
 * answer has both values among them, none of them is certain.
 */
export const forced = <Rule extends string, P, V extends Vars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: TaskOptions = {},
): Promise<Forced<S>> =>
  fromFirst(type, puzzle, engine, options, async (first, answers): Promise<Shared<S>> => {
    const { answer } = first;
    const { variables } = answers.search.model;
    const alike = answers.search.alike();
    const stillShared = (shared: readonly Variable[], latest: Assignment): readonly Variable[] => {
      const changing = mixed(latest, alike);
      return shared.filter(({ id }) => latest[id] === first.assignment[id] && !changing.has(alike[id]!));
    };
    const another = (shared: readonly Variable[]) =>
      answers.next([...new Map(shared.map((variable) => [alike[variable.id], variable])).values()]);

    let shared = stillShared(variables, first.assignment);
    let next = await another(shared);
    while (next.status === 'answer') {
      shared = stillShared(shared, next.assignment);
      next = await another(shared);
    }
    if (next.status === 'unknown') return { ...next, answer };
    if (shared.length === variables.length) return { status: 'unique', answer };
    const certain = new Set(shared);
    return {
      status: 'forced',
      answer,
      places: placesWhere(answers.key, (variable) => certain.has(variable)),
    };
  });

/** The classes of variables that may be exchanged in which both values occur. */
function mixed(assignment: Assignment, alike: readonly number[]): ReadonlySet<number> {
  const seen = new Map<number, boolean | number>();
  return new Set(
    alike.filter((one, id) => {
      if (!seen.has(one)) seen.set(one, assignment[id]!);
      return seen.get(one) !== assignment[id];
    }),
  );
}
