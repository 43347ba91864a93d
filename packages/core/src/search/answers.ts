import type { Engine, Literal, UnknownReason } from '../engine.js';
import { type Fact, stated } from '../expressions/fact.js';
import { type Assignment, type Values, type Vars, valuesOf } from '../expressions/values.js';
import { looseningOf } from '../lower/loosening.js';
import { Model } from '../model.js';
import type { Puzzle, Violation } from '../puzzle.js';
import { Loosened } from './loosened.js';
import { type Found, Search, type SearchStats } from './search.js';
import { Stopwatch } from './stopwatch.js';
import { traceModel } from './trace.js';
import { type TaskOptions, Watch } from './watch.js';

/** A verified answer with the assignment that it was read from. */
export interface Answer<S> {
  readonly status: 'answer';
  readonly answer: S;
  readonly assignment: Assignment;
}

/** What one search for an answer found. */
export type NextAnswer<S> =
  | Answer<S>
  | { readonly status: 'none' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** An engine's answer breaks the rules as `verify` reads them: a fault in this program, never shown as an answer. */
export class UnsoundAnswerError extends Error {
  override readonly name = 'UnsoundAnswerError';

  constructor(
    puzzle: string,
    readonly violations: readonly Violation[],
  ) {
    const rules = [...new Set(violations.map(({ rule }) => rule))].join(', ');
    super(
      `${puzzle}: an answer was found that breaks its own rules (${rules}): its encode and verify disagree; please report this puzzle`,
    );
  }
}

/** What every task that looks for answers takes. */
export interface AnswersOptions extends TaskOptions {
  /** What a player has entered: only answers that agree with it are sought. */
  readonly entries?: readonly Fact[] | undefined;
}

/** Which answers are to be found: all in whatever order, or, after the first, such as differ in some literals. */
export type Order = 'any' | 'among';

/** The answers of one puzzle, one after the other, each verified. */
export class Answers<S> {
  #found = 0;

  private constructor(
    readonly key: Vars,
    readonly search: Search,
    /** All answers, where the search finds some of them and the others are made. */
    private readonly loosened: Loosened | undefined,
    readonly watch: Watch,
    private readonly verified: (assignment: Assignment) => NextAnswer<S>,
    /** When the task began, as of `performance.now()`. */
    private readonly start: number,
  ) {}

  static async open<Rule extends string, P, V extends Vars, S>(
    type: Puzzle<Rule, P, V, S>,
    puzzle: P,
    engine: Engine,
    options: AnswersOptions,
    order: Order = 'among',
  ): Promise<Answers<S>> {
    const start = performance.now();
    const stopwatch = new Stopwatch();
    const watch = new Watch(options);
    const model = new Model<Rule>();
    const key = stopwatch.time('encode', () => type.encode(model, puzzle));
    const encoded = performance.now() - start;
    for (const fact of options.entries ?? []) model.enter(fact.place, stated(fact, model.variables));
    if (watch.trace) traceModel(model, encoded, watch.trace);
    const loosening = order === 'any' ? looseningOf(model) : undefined;
    const search = await Search.open(model, engine, { watch, stopwatch, tidy: loosening !== undefined });
    return new Answers(
      key,
      search,
      loosening && new Loosened(search, loosening, watch),
      watch,
      (assignment) => {
        const before = performance.now();
        const values: unknown = valuesOf(key, assignment);
        const answer = stopwatch.time('decode', () => type.decode(values as Values<V>, puzzle));
        const reason = type.doubt?.(puzzle, answer);
        if (reason !== undefined) return { status: 'unknown', reason };
        const violations = stopwatch.time('verify', () => [...type.verify(puzzle, answer)]);
        if (violations.length) throw new UnsoundAnswerError(type.id, violations);
        watch.trace?.({ event: 'verified', took: performance.now() - before });
        return { status: 'answer', answer, assignment };
      },
      start,
    );
  }

  get stats(): SearchStats {
    return this.search.stats;
  }

  /** Finds an answer that differs from all before; from the last one in one of some literals, where they are given. */
  async next(among?: readonly Literal[]): Promise<NextAnswer<S>> {
    const found = await (this.loosened ? this.loosened.next() : this.#searched(among));
    if (found.status !== 'solution') return found;
    const answer = this.verified(found.assignment);
    if (answer.status !== 'answer') return answer;
    this.stats.firstAnswer ??= performance.now() - this.start;
    this.watch.report({ answers: ++this.#found });
    return answer;
  }

  #searched(among: readonly Literal[] | undefined): Promise<Found> {
    if (this.#found > 0) this.search.exclude(among);
    return this.search.next();
  }

  close(): void {
    this.search.close();
  }
}

/** There is no answer, or it is not known whether there is one. */
export type NoAnswer =
  | { readonly status: 'unsolvable' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** Looks for a first answer and, where there is one, goes on with it; says what the whole took. */
export async function fromFirst<Rule extends string, P, V extends Vars, S, R>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions,
  goOn: (first: Answer<S>, answers: Answers<S>) => R | Promise<R>,
  order?: Order,
): Promise<(R | NoAnswer) & { readonly stats: SearchStats }> {
  const answers = await Answers.open(type, puzzle, engine, options, order);
  try {
    const { stats } = answers;
    const first = await answers.next();
    if (first.status === 'answer') return { ...(await goOn(first, answers)), stats };
    return first.status === 'none' ? { status: 'unsolvable', stats } : { ...first, stats };
  } finally {
    answers.close();
  }
}
