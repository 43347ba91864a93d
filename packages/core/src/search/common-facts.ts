import { checkpoint, UndecidedError } from '../checkpoint.js';
import type { Literal, UnknownReason } from '../engine.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import type { Fact } from '../expressions/fact.js';
import type { Assignment } from '../expressions/values.js';
import type { Answer, AnswerIterator } from './answers.js';

/** Facts that all answers of a puzzle have in common. */
export type CommonFacts =
  | { readonly status: 'common'; readonly facts: readonly Fact[]; readonly unique: boolean }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/**
 * Finds the facts that all answers have in common, values and excluded values. Each further answer must differ in one of the facts shared
 * so far; when there is
 * none, these are certain. One of several interchangeable variables represents all: if an answer has both values among them, none is
 * certain.
 */
export async function commonFacts<S>(first: Answer<S>, answers: AnswerIterator<S>): Promise<CommonFacts> {
  try {
    return await common(first, answers);
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { status: 'unknown', reason: error.reason };
  }
}

/** Returns all facts of an answer; for an integer, its value and its excluded values. */
export const factsOf = <S>(answer: Answer<S>, answers: AnswerIterator<S>): readonly Fact[] =>
  sharedIn(answer, answers).map(({ fact }) => fact);

async function common<S>(first: Answer<S>, answers: AnswerIterator<S>): Promise<CommonFacts> {
  const { monitor } = answers;
  const alike = monitor.run(() => answers.search.exchangeable());
  const stillShared = (shared: readonly Shared[], latest: Assignment): readonly Shared[] => {
    const changing = mixedClasses(latest, alike);
    return shared.filter(
      ({ fact: { variable, value, holds } }) =>
        (latest[variable] === value) === holds && !changing.has(alike[variable]!),
    );
  };
  const another = (shared: readonly Shared[]) => {
    // One literal of each class of interchangeable booleans is enough; integers are never interchangeable.
    const bools = shared.filter(({ fact }) => typeof fact.value === 'boolean');
    const ints = shared.filter(({ fact }) => typeof fact.value === 'number');
    const distinct = new Map(bools.map(({ fact, literal }) => [alike[fact.variable]!, literal]));
    return answers.next([...distinct.values(), ...new Set(ints.map(({ literal }) => literal))]);
  };

  const all = monitor.run(() => sharedIn(first, answers));
  let shared = stillShared(all, first.assignment);
  let next = await another(shared);
  while (next.status === 'answer') {
    shared = stillShared(shared, next.assignment);
    next = await another(shared);
  }
  if (next.status === 'unknown') return next;
  return { status: 'common', unique: shared.length === all.length, facts: shared.map(({ fact }) => fact) };
}

/** A fact that holds in all answers so far, with its literal. */
interface Shared {
  readonly fact: Fact;
  readonly literal: Literal;
}

function sharedIn<S>(
  { assignment }: Answer<S>,
  { search, answerVars }: AnswerIterator<S>,
): readonly Shared[] {
  const { first, literals } = search.program.literalMap;
  const places = variablePlaces(answerVars, search.model.derived);
  return search.model.variables.flatMap((variable): Shared[] => {
    checkpoint();
    const { id } = variable;
    const valueLiterals = [...literals.subarray(first[id], first[id + 1])];
    const about = { variable: id, place: places.get(id) };
    if (variable.op === 'bool') {
      const value = assignment[id] as boolean;
      return [
        { fact: { ...about, value, holds: true }, literal: value ? valueLiterals[0]! : -valueLiterals[0]! },
      ];
    }
    return valueLiterals.map((literal, at) => {
      const value = variable.min + at;
      const holds = assignment[id] === value;
      return { fact: { ...about, value, holds }, literal: holds ? literal : -literal };
    });
  });
}

/** Returns the classes of interchangeable variables in which both values occur. */
function mixedClasses(assignment: Assignment, alike: readonly number[]): ReadonlySet<number> {
  const seen = new Map<number, boolean | number>();
  return new Set(
    alike.filter((one, id) => {
      if (!seen.has(one)) seen.set(one, assignment[id]!);
      return seen.get(one) !== assignment[id];
    }),
  );
}
