import { UndecidedError } from '../checkpoint.js';
import type { Engine, UnknownReason } from '../engine.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import { domain } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { AnswerVars } from '../expressions/values.js';
import type { Puzzle } from '../puzzle.js';
import { CoreSession } from '../reasons/core-session.js';
import { FactLiterals } from '../reasons/fact-literals.js';
import { nameStep } from '../reasons/name-step.js';
import type { ConstraintReason } from '../reasons/reason.js';
import { SolvePath, type Step } from '../reasons/solve-path.js';
import { AnswerIterator, type AnswersOptions } from '../search/answers.js';
import { type CommonFacts, commonFacts, factsOf } from '../search/common-facts.js';
import { type ResultStream, streamOf } from '../search/result-stream.js';
import type { SearchStats } from '../search/search.js';

/** How a solve path ended. All steps hold in `answer`. */
export type StepsOutcome<S> = { readonly stats: SearchStats } & (
  | { readonly status: 'unique'; readonly answer: S }
  /** There are several answers; the path ends when nothing more is certain. */
  | { readonly status: 'forced'; readonly answer: S }
  | { readonly status: 'unsolvable' }
  /** `remaining`: facts that were still to be found; undefined if they are unknown too. */
  | {
      readonly status: 'unknown';
      readonly reason: UnknownReason;
      readonly answer?: S;
      readonly remaining?: readonly Fact[];
    }
);

/** Options of `steps`. */
export interface StepsOptions extends AnswersOptions {
  /** Adds arguments to steps of many reasons; `hardest`: only to the hardest so far. */
  readonly withArguments?: boolean | 'hardest' | undefined;
}

/** Yields the steps of a player's solve path to everything that is certain, the easiest first; its `end` is the outcome. */
export const steps = <Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: StepsOptions = {},
): ResultStream<Step<ConstraintReason>, StepsOutcome<S>> => streamOf(stepsOf(type, puzzle, engine, options));

async function* stepsOf<Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: StepsOptions,
): AsyncGenerator<Step<ConstraintReason>, StepsOutcome<S>, undefined> {
  const answers = await AnswerIterator.open(type, puzzle, engine, options, 'any');
  let cores: CoreSession | undefined;
  try {
    const { stats, search, monitor } = answers;
    const first = await answers.next();
    if (first.status === 'none') return { status: 'unsolvable', stats };
    if (first.status === 'unknown') return { ...first, stats };
    const { answer } = first;
    const { variables, derived } = search.model;
    let remaining: readonly Fact[] | undefined;
    /** Number of calls of the search so far, beside those of the path. */
    let before = stats.calls;
    let unique = true;
    try {
      const session = await CoreSession.open(search.model, engine, monitor, search.stopwatch);
      cores = session;
      const factLiterals = new FactLiterals(
        variables,
        session.program.literalMap,
        variablePlaces(answers.answerVars, derived),
      );
      // A variable with a single value is known before the first step.
      const open = variables.map((variable) => domain(variable).length > 1);
      const targetsOf = (facts: readonly Fact[]) => [
        ...new Set(facts.filter(({ variable }) => open[variable]).map((fact) => factLiterals.literal(fact))),
      ];
      const path = monitor.run(
        () =>
          new SolvePath(
            search.model,
            session,
            factLiterals,
            targetsOf(factsOf(first, answers)),
            options.withArguments,
          ),
      );
      for (;;) {
        const stopped = await monitor.pause();
        if (stopped)
          return { status: 'unknown', reason: stopped, answer, ...(remaining && { remaining }), stats };
        const start = performance.now();
        const calls = session.calls;
        const next = monitor.run(() => path.next());
        if (remaining) remaining = path.left;
        stats.calls = before + session.calls;
        monitor.trace?.({
          event: 'reasoned',
          steps: next.length,
          claims: next.reduce((sum, { claims }) => sum + claims.length, 0),
          effort: next.reduce((most, { effort }) => Math.max(most, effort), 0),
          calls: session.calls - calls,
          milliseconds: performance.now() - start,
        });
        for (const step of next) yield { ...step, technique: nameStep(step, type.techniques) };
        if (next.length > 0) continue;
        if (!path.needsCertainty) return { status: unique ? 'unique' : 'forced', answer, stats };
        // Only hard steps need to know which facts all answers have in common, which may take long to prove.
        stats.calls = before;
        const common = answers.isCanonical
          ? await commonFactsOf(type, puzzle, engine, { ...options, ...monitor.limits() })
          : await commonFacts(first, answers);
        before = stats.calls;
        if (common.status === 'unknown') return { ...common, answer, stats };
        unique = common.unique;
        path.restrict(targetsOf(common.facts));
        remaining = path.left;
      }
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error;
      return { status: 'unknown', reason: error.reason, answer, ...(remaining && { remaining }), stats };
    }
  } finally {
    cores?.close();
    answers.close();
  }
}

/** Finds the facts that all answers of a puzzle have in common by a search of its own. */
async function commonFactsOf<Rule extends string, P, V extends AnswerVars, S>(
  type: Puzzle<Rule, P, V, S>,
  puzzle: P,
  engine: Engine,
  options: AnswersOptions,
): Promise<CommonFacts> {
  const answers = await AnswerIterator.open(type, puzzle, engine, options);
  try {
    const first = await answers.next();
    if (first.status === 'none') throw new Error('a puzzle with an answer had none in another search');
    return first.status === 'unknown' ? first : await commonFacts(first, answers);
  } finally {
    answers.close();
  }
}
