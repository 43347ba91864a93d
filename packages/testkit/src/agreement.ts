import {
  type AnyPuzzle,
  type Assignment,
  type Engine,
  evaluate,
  formatPlaces,
  Model,
  type Place,
  Random,
  type Violation,
  valuesOf,
  withDerived,
} from '@gridproof/core';
import { type Domains, type DomainValue, keyDomains, product } from './domains.js';
import { solutionOf } from './model-solution.js';
import { pickEvenly, scaledRuns } from './run-budget.js';

/** An assignment on which `encode` and `verify` disagree, or for which `verify` reports a rule that the puzzle does not use. */
export interface Disagreement {
  readonly assignment: Assignment;
  /** The rules (or `given`) whose constraints do not hold. */
  readonly encode: readonly string[];
  /** The rules (or `given`) that `verify` reports. */
  readonly verify: readonly string[];
  /** A sentence that states which side allows the assignment and why the other does not. */
  readonly words: string;
}

/** The result of comparing `encode` with `verify`. */
export interface Agreement {
  /** The number of assignments checked by both. */
  readonly assignmentCount: number;
  /** True if these were all assignments of the answer variables. */
  readonly isExhaustive: boolean;
  /** The number of assignments that both allow. */
  readonly answers: number;
  /** The first assignment that both allow. */
  readonly answer: Assignment | undefined;
  readonly disagreement: Disagreement | undefined;
}

/** The maximum number of assignments for exhaustive checks. */
const MAX_EXHAUSTIVE = scaledRuns(70_000, 4_096);
/** The maximum number of changes of one variable. */
const ONE_CHANGE = scaledRuns(Number.POSITIVE_INFINITY, 300);
/** The number of random parts of larger boards that are enumerated, and the assignments of each. */
const PART_COUNT = scaledRuns(6, 4);
const PART_SIZE = scaledRuns(2_048, 128);
const TWO_CHANGES = scaledRuns(6_000, 300);
const RANDOM = scaledRuns(500, 30);
/** The number of assignments with a check of all violations; on later ones only the first violation is checked. */
const FULL_CHECKS = 40;

/**
 * Compares `encode` (through `evaluate`) with `verify`, two implementations of the same rules. Small boards are enumerated; on larger ones,
 * assignments near the true answer are tried: changes of one variable, changes of two, and enumerations of random parts of the board;
 * and random assignments. The true answer is the recorded one, or else one that `encode` allows.
 */
export async function checkAgreement(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  known?: Assignment,
): Promise<Agreement> {
  const model = new Model();
  const key = type.encode(model, puzzle);
  const domains = keyDomains(model);
  const size = domains.reduce((ways, { length }) => ways * length, 1);
  const isExhaustive = size <= MAX_EXHAUSTIVE;
  const truth = isExhaustive ? undefined : (known ?? (await solutionOf(model, engine)));
  const candidates = isExhaustive
    ? product(domains)
    : neighboursOf(truth && withDerived(truth, model.derived), domains);
  return { ...compare(type, puzzle, { model, key, candidates }), isExhaustive };
}

/** Compares `encode` with `verify` on every assignment of a small board. */
export function compareAll(type: AnyPuzzle, puzzle: unknown): Omit<Agreement, 'isExhaustive'> {
  const model = new Model();
  const key = type.encode(model, puzzle);
  return compare(type, puzzle, { model, key, candidates: product(keyDomains(model)) });
}

interface EncodedPuzzle {
  readonly model: Model;
  readonly key: unknown;
  readonly candidates: Iterable<Assignment>;
}

function compare(
  type: AnyPuzzle,
  puzzle: unknown,
  { model, key, candidates }: EncodedPuzzle,
): Omit<Agreement, 'isExhaustive'> {
  const rules = new Set<string>(['given', ...model.required.map(({ source }) => source)]);
  let tried = 0;
  let answers = 0;
  let answer: Assignment | undefined;
  for (const assignment of candidates) {
    tried++;
    const noted = withDerived(assignment, model.derived);
    // The constraints for an engine; constraints for explanations must follow from them.
    const holds = model.required.every(({ constraint }) => evaluate(constraint, noted));
    const follows = !holds || model.posted.every(({ constraint }) => evaluate(constraint, noted));
    const meant = type.decode(valuesOf(key as never, assignment) as never, puzzle);
    const [violation, ...more] = firstOf(type.verify(puzzle, meant), tried > FULL_CHECKS ? 1 : Infinity);
    const agrees = follows && holds === (violation === undefined);
    if (agrees && (!violation || [violation, ...more].every(({ rule }) => rules.has(rule)))) {
      if (holds) answers++;
      if (holds) answer ??= [...assignment];
      continue;
    }
    const broken = model.posted.filter(({ constraint }) => !evaluate(constraint, noted));
    const violations: Violation[] = [...type.verify(puzzle, meant)];
    const places = (those: readonly Place[]) => formatPlaces(those, type.draw(puzzle));
    const encode = broken.map(({ source, places: those }) => ({ rule: source, at: places(those) }));
    const verify = violations.map(({ rule, places: those }) => ({ rule, at: places(those) }));
    const [title, why] = agrees
      ? ['verify names a rule that this puzzle does not use:', verify.filter(({ rule }) => !rules.has(rule))]
      : holds && follows
        ? ['encode allows this, and verify refuses it:', verify]
        : ['verify allows this, and encode refuses it:', encode];
    const disagreement = {
      assignment: [...assignment],
      encode: rulesOf(encode),
      verify: rulesOf(verify),
      words: [
        title,
        ...[...new Set(why.map(({ rule, at }) => `  ${rule}: ${at}`))],
        type.printAnswer(meant, puzzle),
      ].join('\n'),
    };
    return { assignmentCount: tried, answers, answer, disagreement };
  }
  return { assignmentCount: tried, answers, answer, disagreement: undefined };
}

function firstOf(violations: Iterable<Violation>, most: number): readonly Violation[] {
  const first: Violation[] = [];
  for (const violation of violations) if (first.push(violation) >= most) break;
  return first;
}

const rulesOf = (faults: readonly { readonly rule: string }[]): string[] =>
  [...new Set(faults.map(({ rule }) => rule))].sort();

function* neighboursOf(truth: Assignment | undefined, domains: Domains): Generator<DomainValue[]> {
  const random = new Random(domains.length);
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)]!;
  if (truth) {
    yield [...truth];
    const changes = domains.flatMap((values, at) =>
      values.filter((value) => value !== truth[at]).map((value) => [at, value] as const),
    );
    for (const [at, value] of pickEvenly(changes, ONE_CHANGE)) yield truth.with(at, value);
    for (let n = 0; n < TWO_CHANGES && changes.length > 0; n++) {
      const [[one, value], [other, otherValue]] = [pick(changes), pick(changes)];
      yield truth.with(one, value).with(other, otherValue);
    }
    for (let part = 0; part < PART_COUNT; part++) {
      const open = new Set<number>();
      for (let size = 1; ; ) {
        const at = random.below(domains.length);
        size *= open.has(at) ? 1 : domains[at]!.length;
        if (size > PART_SIZE || open.size === domains.length) break;
        open.add(at);
      }
      yield* product(domains.map((values, at) => (open.has(at) ? values : [truth[at]!])));
    }
  }
  for (let n = 0; n < RANDOM; n++) yield domains.map((values) => pick(values));
}
