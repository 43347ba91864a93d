import { Answers } from '../answers.js';
import type { Engine, UnknownReason } from '../engine.js';
import type { Place } from '../place.js';
import type { Puzzle } from '../puzzle.js';
import type { SearchStats } from '../search.js';
import { placesWhere, type Vars } from '../values.js';
import type { TaskOptions } from '../watch.js';

export type Forced<S> = { readonly stats: SearchStats } & (
  | { readonly status: 'unique'; readonly answer: S }
  /** `places`: where all answers agree; so `answer`, which is one of them, tells what is certain there. */
  | { readonly status: 'forced'; readonly answer: S; readonly places: readonly Place[] }
  | { readonly status: 'unsolvable' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S }
);

/**
 * Finds what all answers have in common. Each answer is asked to differ from those before in something that they all
 * share; where none can, what they share is certain.
 */
export async function forced<Rule extends string, P, V extends Vars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: TaskOptions = {},
): Promise<Forced<S>> {
  const answers = await Answers.open(type, puzzle, engine, options);
  try {
    const { stats } = answers;
    const first = await answers.next();
    if (first.status === 'none') return { status: 'unsolvable', stats };
    if (first.status === 'unknown') return { ...first, stats };
    const { answer } = first;
    const { variables } = answers.search.model;
    for (let shared = variables; ; ) {
      const next = await answers.next(shared);
      if (next.status === 'unknown') return { ...next, answer, stats };
      if (next.status === 'none') {
        if (shared.length === variables.length) return { status: 'unique', answer, stats };
        const certain = new Set(shared);
        return {
          status: 'forced',
          answer,
          places: placesWhere(answers.key, (variable) => certain.has(variable)),
          stats,
        };
      }
      shared = shared.filter(({ id }) => next.assignment[id] === first.assignment[id]);
    }
  } finally {
    answers.close();
  }
}
