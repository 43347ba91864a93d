import { Answers } from '../answers.js';
import type { Engine, UnknownReason } from '../engine.js';
import type { Place } from '../place.js';
import type { Puzzle } from '../puzzle.js';
import type { SearchStats } from '../search.js';
import { placesWhere, type Vars } from '../values.js';
import type { TaskOptions } from '../watch.js';

export type Uniqueness<S> = { readonly stats: SearchStats } & (
  | { readonly status: 'unique'; readonly answer: S }
  | { readonly status: 'multiple'; readonly answers: readonly [S, S]; readonly differ: readonly Place[] }
  | { readonly status: 'unsolvable' }
  /** `answer` is there if one was found before the search stopped: only its uniqueness is open. */
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S }
);

/** Finds an answer and proves that there is no other, or shows a second one. */
export async function unique<Rule extends string, P, V extends Vars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: TaskOptions = {},
): Promise<Uniqueness<S>> {
  const answers = await Answers.open(type, puzzle, engine, options);
  try {
    const { stats } = answers;
    const first = await answers.next();
    if (first.status === 'none') return { status: 'unsolvable', stats };
    if (first.status === 'unknown') return { ...first, stats };
    const second = await answers.next();
    if (second.status === 'none') return { status: 'unique', answer: first.answer, stats };
    if (second.status === 'unknown') return { ...second, answer: first.answer, stats };
    return {
      status: 'multiple',
      answers: [first.answer, second.answer],
      differ: placesWhere(answers.key, ({ id }) => first.assignment[id] !== second.assignment[id]),
      stats,
    };
  } finally {
    answers.close();
  }
}
