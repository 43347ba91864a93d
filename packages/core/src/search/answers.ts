import type { Coordinates } from '../board/coordinates.js';
import { joinList } from '../board/join-list.js';
import { formatPlaces } from '../board/place-names.js';
import { UndecidedError } from '../checkpoint.js';
import type { Engine, Literal, UnknownReason } from '../engine.js';
import { type Fact, factConstraint } from '../expressions/fact.js';
import { type AnswerValues, type AnswerVars, type Assignment, valuesOf } from '../expressions/values.js';
import { solutionMoves } from '../lower/solution-moves.js';
import { Model } from '../model.js';
import type { AnyPuzzle, Puzzle, Violation } from '../puzzle.js';
import { MoveClosure } from './move-closure.js';
import { Search, type SearchResult, type SearchStats } from './search.js';
import { Stopwatch } from './stopwatch.js';
import { TaskMonitor, type TaskOptions } from './task-monitor.js';
import { traceModel } from './trace.js';

/** A verified answer with its assignment. */
export interface Answer<S> {
  readonly status: 'answer';
  readonly answer: S;
  readonly assignment: Assignment;
}

/** Result of one search for an answer. */
export type NextAnswer<S> =
  | Answer<S>
  | { readonly status: 'none' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** `encode` and `verify` of a puzzle type disagree on an answer, which is a bug of the type. Such an answer is never shown. */
export class UnsoundAnswerError extends Error {
  override readonly name = 'UnsoundAnswerError';

  constructor(
    { id, coordinates }: AnyPuzzle,
    readonly violations: readonly Violation[],
  ) {
    super(`encode and verify of ${id} disagree: ${disagreement(violations, coordinates)}`);
  }
}

/** Describes the broken rules and their places: `an answer breaks 'total' at row 1, columns 2 and 3`. */
export function disagreement(violations: readonly Violation[], coordinates?: Coordinates): string {
  const broken = violations.map(
    ({ rule, places }) =>
      `'${rule}' at ${formatPlaces(places, undefined, { ...(coordinates && { coordinates }) })}`,
  );
  const shown = broken.slice(0, MAX_VIOLATIONS);
  const more = broken.length - shown.length;
  return `an answer that was found breaks ${joinList([...shown, ...(more > 0 ? [`${more} more rules`] : [])], 'and')}`;
}

const MAX_VIOLATIONS = 3;

/** Options of every task that searches for answers. */
export interface AnswersOptions extends TaskOptions {
  /** Entries of the player; only answers that agree with them are sought. */
  readonly entries?: readonly Fact[] | undefined;
}

/** Order of answers: any, or each different from the first in one of some literals. */
export type AnswerOrder = 'any' | 'among';

/** The answers of one puzzle, one after the other, each verified. */
export class AnswerIterator<S> {
  #found = 0;

  private constructor(
    readonly answerVars: AnswerVars,
    readonly search: Search,
    /** Generates all answers from canonical ones; undefined if the search finds all. */
    private readonly closure: MoveClosure | undefined,
    readonly monitor: TaskMonitor,
    private readonly verified: (assignment: Assignment) => NextAnswer<S>,
    /** Start of the task, like `performance.now()`. */
    private readonly start: number,
  ) {}

  static async open<Rule extends string, P, V extends AnswerVars, S>(
    type: Puzzle<Rule, P, V, S>,
    puzzle: P,
    engine: Engine,
    options: AnswersOptions,
    order: AnswerOrder = 'among',
  ): Promise<AnswerIterator<S>> {
    const start = performance.now();
    const stopwatch = new Stopwatch();
    const monitor = new TaskMonitor(options);
    const model = new Model<Rule>();
    const { answerVars, stopped } = stopwatch.time('encode', () => encode(type, model, puzzle, monitor));
    const milliseconds = performance.now() - start;
    if (!stopped)
      for (const fact of options.entries ?? [])
        model.enter(fact.place, factConstraint(fact, model.variables));
    if (monitor.trace) traceModel(model, milliseconds, monitor.trace);
    const moves = order === 'any' && !stopped ? solutionMoves(model) : undefined;
    const search = stopped
      ? Search.createStopped(model, engine, stopped, { monitor, stopwatch })
      : await Search.open(model, engine, { monitor, stopwatch, canonical: moves !== undefined });
    return new AnswerIterator(
      answerVars,
      search,
      moves && new MoveClosure(search, moves, monitor),
      monitor,
      (assignment) => {
        const before = performance.now();
        const values: unknown = valuesOf(answerVars as never, assignment);
        const answer = stopwatch.time<S>('decode', () =>
          monitor.run<S>(() => type.decode(values as AnswerValues<V>, puzzle)),
        );
        const reason = monitor.run(() => type.caveat?.(puzzle, answer));
        if (reason !== undefined) return { status: 'unknown', reason };
        const violations = stopwatch.time('verify', () =>
          monitor.run(() => [...type.verify(puzzle, answer)]),
        );
        if (violations.length) throw new UnsoundAnswerError(type, violations);
        monitor.trace?.({ event: 'verified', milliseconds: performance.now() - before });
        return { status: 'answer', answer, assignment };
      },
      start,
    );
  }

  get stats(): SearchStats {
    return this.search.stats;
  }

  /** Whether the search finds some answers only, from which the others are generated. */
  get isCanonical(): boolean {
    return this.closure !== undefined;
  }

  /** Finds another answer, which differs from all before; with `among`, it differs from the last one in one of these literals. */
  async next(among?: readonly Literal[]): Promise<NextAnswer<S>> {
    const result = await (this.closure ? this.closure.next() : this.#search(among));
    if (result.status !== 'solution') return result;
    const answer = this.#verified(result.assignment);
    if (answer.status !== 'answer') return answer;
    this.stats.firstAnswer ??= performance.now() - this.start;
    this.monitor.report({ answers: ++this.#found });
    return answer;
  }

  #verified(assignment: Assignment): NextAnswer<S> {
    try {
      return this.verified(assignment);
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error;
      return { status: 'unknown', reason: error.reason };
    }
  }

  #search(among: readonly Literal[] | undefined): Promise<SearchResult> {
    if (this.#found > 0) this.search.exclude(among);
    return this.search.next();
  }

  close(): void {
    this.search.close();
  }
}

/** Encodes a puzzle; returns the answer variables, or why it had to stop. */
function encode<Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  model: Model<Rule>,
  puzzle: P,
  monitor: TaskMonitor,
): { readonly answerVars: AnswerVars; readonly stopped?: UnknownReason } {
  try {
    return { answerVars: monitor.run(() => type.encode(model, puzzle)) };
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { answerVars: [], stopped: error.reason };
  }
}

/** There is no answer, or its existence is undecided. */
export type NoAnswer =
  | { readonly status: 'unsolvable' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** Returns the answers of an outcome: none, one, or the two of several. */
export const answersOf = <S>(outcome: {
  readonly status: string;
  readonly answer?: S | undefined;
  readonly answers?: readonly S[];
}): readonly S[] => outcome.answers ?? (outcome.answer === undefined ? [] : [outcome.answer]);

/** Finds a first answer and passes it to `onFirst`; adds the statistics of the whole task. */
export async function withFirstAnswer<Rule extends string, P, V extends AnswerVars, S, R>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions,
  onFirst: (first: Answer<S>, answers: AnswerIterator<S>) => R | Promise<R>,
  order?: AnswerOrder,
): Promise<(R | NoAnswer) & { readonly stats: SearchStats }> {
  const answers = await AnswerIterator.open(type, puzzle, engine, options, order);
  try {
    const { stats } = answers;
    const first = await answers.next();
    if (first.status === 'answer') return { ...(await onFirst(first, answers)), stats };
    return first.status === 'none' ? { status: 'unsolvable', stats } : { ...first, stats };
  } finally {
    answers.close();
  }
}
