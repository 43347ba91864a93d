import { type AnyPuzzle, type Engine, Model, Search, type Violation, valuesOf } from '@gridproof/core';
import { scaledRuns } from './run-budget.js';

/** An answer that some rules may not allow. */
interface AnswerWithout {
  readonly answer: unknown;
  /** The rules that it breaks. */
  readonly broken: readonly string[];
}

/** Yields answers of a model without one rule, or without all givens, and stops after `limit` of them. */
export async function* answersWithout(
  type: AnyPuzzle,
  puzzle: unknown,
  rule: string,
  engine: Engine,
  limit = scaledRuns(30, 8),
): AsyncGenerator<AnswerWithout, void, undefined> {
  class Without extends Model {
    override given(...posted: [any, any]): void {
      if (rule !== 'given') super.given(...posted);
    }
    override require(posted: string, ...rest: [any, any]): void {
      if (posted !== rule) super.require(posted, ...rest);
    }
  }
  const model = new Without();
  const answerVars = type.encode(model, puzzle);
  const search = await Search.open(model, engine);
  try {
    for (let n = 0; n < limit; n++) {
      const found = await search.next();
      if (found.status !== 'solution') break;
      const answer = type.decode(valuesOf(answerVars, found.assignment) as never, puzzle);
      const violations = [...(type.verify(puzzle, answer) as Iterable<Violation>)];
      yield { answer, broken: violations.map((violation) => violation.rule) };
      search.exclude();
    }
  } finally {
    search.close();
  }
}
