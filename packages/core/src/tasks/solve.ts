import { Answers } from '../answers.js';
import type { Engine, UnknownReason } from '../engine.js';
import type { Puzzle } from '../puzzle.js';
import type { SearchStats } from '../search.js';
import type { Vars } from '../values.js';
import type { TaskOptions } from '../watch.js';

export type Solved<S> = { readonly stats: SearchStats } & (
  | { readonly status: 'solved'; readonly answer: S }
  | { readonly status: 'unsolvable' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason }
);

/** Finds one answer and verifies it. Never throws for "no answer" or "cannot tell". */
export async function solve<Rule extends string, P, V extends Vars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: TaskOptions = {},
): Promise<Solved<S>> {
  const answers = await Answers.open(type, puzzle, engine, options);
  try {
    const { stats } = answers;
    const first = await answers.next();
    if (first.status === 'answer') return { status: 'solved', answer: first.answer, stats };
    return first.status === 'none' ? { status: 'unsolvable', stats } : { ...first, stats };
  } finally {
    answers.close();
  }
}
