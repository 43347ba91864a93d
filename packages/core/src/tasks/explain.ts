import { UndecidedError } from '../checkpoint.js';
import type { Engine, UnknownReason } from '../engine.js';
import { type Fact, isValue } from '../expressions/fact.js';
import { type AnswerVars, placesOf, variableIds } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { clueFactsIn } from '../read/entry-split.js';
import { type Conflict, smallConflict } from '../reasons/conflict.js';
import { CoreSession } from '../reasons/core-session.js';
import { FactLiterals } from '../reasons/fact-literals.js';
import { minimizeReasons } from '../reasons/minimize-reasons.js';
import type { ConstraintReason, Reason } from '../reasons/reason.js';
import { smallestGivens } from '../reasons/smallest-givens.js';
import { AnswerIterator, type AnswersOptions } from '../search/answers.js';
import { commonFacts } from '../search/common-facts.js';
import type { SearchStats } from '../search/search.js';

/** Why a puzzle has one answer, several or none. */
export type ExplainOutcome<S, R extends Reason = Reason> = { readonly stats: SearchStats } & (
  | { readonly status: 'unique'; readonly answer: S }
  | {
      readonly status: 'multiple';
      readonly answer: S;
      /** Values common to all answers, without those given by clues. */
      readonly certain: readonly Fact[];
      /** Smallest set of givens that makes `answer` the only one; undefined if the search took too long. */
      readonly missingGivens?: readonly Fact[];
      /** Lower bound of their number, if the search took too long. */
      readonly missingGivensAtLeast?: number;
    }
  | {
      readonly status: 'unsolvable';
      readonly conflict: Conflict<R>;
      /** Clues and rules that the entries alone break, each separately. */
      readonly broken: readonly R[];
    }
  | { readonly status: 'unknown'; readonly reason: UnknownReason; readonly answer?: S }
);

/** Options of `explain`. */
export interface ExplainOptions extends AnswersOptions {
  /** Milliseconds after which the search for a better explanation ends; three seconds by default, unlimited with `conflicts`. */
  readonly budget?: number | undefined;
}

/** Default of `budget`, in milliseconds. */
const BUDGET_MS = 3_000;

/** Rounds of the search for the smallest givens if only conflicts are limited, not time. */
const MAX_ROUNDS = 100;

/** Explains why a puzzle has no answer, or lists the missing givens if it has several. */
export async function explain<Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  {
    conflicts,
    budget = conflicts === undefined ? BUDGET_MS : Number.POSITIVE_INFINITY,
    ...limits
  }: ExplainOptions = {},
): Promise<ExplainOutcome<S, ConstraintReason>> {
  const rounds = conflicts === undefined ? Number.POSITIVE_INFINITY : MAX_ROUNDS;
  const answers = await AnswerIterator.open(type, puzzle, engine, { ...limits, conflicts });
  let cores: CoreSession | undefined;
  try {
    const { stats, search, monitor } = answers;
    const { model, stopwatch } = search;
    const first = await answers.next();
    if (first.status === 'unknown') return { ...first, stats };
    const answer = first.status === 'answer' ? { answer: first.answer } : {};
    try {
      if (first.status === 'none') {
        cores = await CoreSession.open(model, engine, monitor, stopwatch);
        const broken = monitor.run(() => brokenByEntries(cores!));
        const conflict = await smallConflict(cores, monitor, budget);
        stats.calls += cores.calls;
        if (!conflict) throw new Error('an explanation was asked of a puzzle that has answers');
        return { status: 'unsolvable', conflict, broken, stats };
      }
      const common = await commonFacts(first, answers);
      if (common.status === 'unknown') return { ...common, ...answer, stats };
      if (common.unique) return { status: 'unique', answer: first.answer, stats };
      cores = await CoreSession.open(model, engine, monitor, stopwatch);
      const factLiterals = new FactLiterals(
        model.variables,
        cores.program.literalMap,
        placesOf(answers.answerVars),
      );
      // Derived variables follow from the answer and cannot be given.
      const answerIds = variableIds(answers.answerVars);
      const certain = common.facts.filter((fact) => isValue(fact) && answerIds.has(fact.variable));
      const known = new Set(certain.map(({ variable }) => variable));
      const given = new Set(clueFactsIn(model).map(({ variable }) => variable));
      const open = model.variables.flatMap(({ id }) => {
        if (known.has(id) || !answerIds.has(id)) return [];
        const value = first.assignment[id]!;
        return factLiterals.literal({ variable: id, value, holds: true });
      });
      const givens = await smallestGivens(cores, engine, open, monitor, Date.now() + budget, rounds);
      stats.calls += cores.calls;
      return {
        status: 'multiple',
        answer: first.answer,
        certain: certain.filter(({ variable }) => !given.has(variable)),
        ...(givens.status === 'fewest'
          ? { missingGivens: givens.literals.map((literal) => factLiterals.fact(literal)) }
          : { missingGivensAtLeast: givens.count }),
        stats,
      };
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error;
      return { status: 'unknown', reason: error.reason, ...answer, stats };
    }
  } finally {
    cores?.close();
    answers.close();
  }
}

/** Finds the rule instances and clues that entries and single-value clues break by themselves. */
function brokenByEntries(cores: CoreSession): readonly ConstraintReason[] {
  const { reasons: programReasons, posted: all } = cores.program;
  const isA = (...names: readonly string[]) =>
    all.filter((reason) => names.includes(programReasons[reason]!.reason.rule));
  const entries = isA('entry');
  if (entries.length === 0) return [];
  const brokenBy = (board: readonly number[], reason: number): readonly number[] => {
    const core = cores.conflict([...board, reason]);
    if (!core) return [];
    // Entries are not blamed for a conflict that exists without them.
    const isEntry = (one: number) => programReasons[one]!.reason.rule === 'entry';
    const entriesFirst = core.toSorted((a, b) => Number(isEntry(b)) - Number(isEntry(a)));
    const least = minimizeReasons(cores, entriesFirst, []);
    return least.some(isEntry)
      ? least.filter((one) => one === reason || programReasons[one]!.whole === reason)
      : [];
  };
  const clues = isA('given');
  const ignored = clues.filter((clue) => brokenBy(entries, clue).length > 0);
  // With an ignored clue every rule would be broken.
  const board = [...entries, ...clues.filter((clue) => !ignored.includes(clue))];
  const rules = all.filter((reason) => !board.includes(reason) && !ignored.includes(reason));
  return [...ignored, ...rules.flatMap((rule) => brokenBy(board, rule))].map(
    (one) => programReasons[one]!.reason,
  );
}
