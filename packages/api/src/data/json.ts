import {
  type AnyPuzzle,
  type Conflict,
  type Fact,
  formatsOf,
  type OpenValues,
  type Place,
  placeName,
  type Rating,
  type ReadPuzzle,
  type Reason,
  type SearchStats,
  type Step,
  type Verbalizer,
  type Violation,
} from '@gridproof/core';
import type { EntriesVerdict } from '../execution/check-entries.js';
import type { Explanation } from '../execution/run-explain.js';
import type { StepsResult } from '../execution/run-steps.js';
import type { TaskResult } from '../execution/run-task.js';
import type { Item, ReadablePuzzle } from '../puzzle/puzzle-input.js';
import type { SourcePosition } from '../puzzle/source-position.js';
import { PuzzleTypeError, statusOf } from '../watchdog/type-fault.js';

/** The source file and the line in it, as separate keys; each is omitted if absent. */
export const positionJson = ({ source, line }: SourcePosition): object => ({
  ...(source ? { source } : {}),
  ...(line === undefined ? {} : { line }),
});

/** The names and formats of a puzzle type. */
export const typeJson = (type: AnyPuzzle) => ({
  id: type.id,
  title: type.title,
  aliases: type.aliases ?? [],
  formats: ['text', ...Object.keys(formatsOf(type))],
});

/** A task result as data; the README documents the keys. */
export function resultJson(
  position: SourcePosition,
  { type, format, puzzle }: ReadPuzzle,
  result: TaskResult,
): object {
  const { task, status, answers, differ, certain, count, complete, reason, stats, elapsed } = result;
  const { engine, confirmedBy } = result;
  return {
    ...positionJson(position),
    puzzle: type.id,
    format,
    status,
    ...(task === 'count' ? {} : { answers: answers.map((answer) => type.printAnswer(answer, puzzle)) }),
    ...(differ ? { differ: differ.map((place) => placeJson(place, type)) } : {}),
    ...(certain ? { certain: certain.map((fact) => factJson(fact, type)) } : {}),
    ...(count === undefined ? {} : { count, complete }),
    ...(reason === undefined ? {} : { reason }),
    engine,
    ...(confirmedBy ? { confirmedBy } : {}),
    milliseconds: round(elapsed),
    ...(stats ? { stats: statsJson(stats) } : {}),
  };
}

/** Statistics with rounded times. */
function statsJson({ milliseconds, firstAnswer, ...sizes }: SearchStats): object {
  const first = firstAnswer === undefined ? {} : { firstAnswer: round(firstAnswer) };
  return { ...sizes, ...first, milliseconds: roundPhases(milliseconds) };
}

/** A batch line that holds no puzzle, or a puzzle on which its type crashes. */
export function faultJson({ error, ...position }: Item): object {
  const place = positionJson(position);
  const status = statusOf(error!);
  if (error instanceof PuzzleTypeError)
    return { ...place, puzzle: error.type, status, reason: error.message };
  const { code, message, line, column } = error!;
  return { ...place, status, error: { code, message, line, column } };
}

export function checkJson(type: AnyPuzzle, violations: readonly Violation[]): object {
  return {
    puzzle: type.id,
    status: violations.length ? 'wrong' : 'correct',
    violations: violationsJson(violations, type),
  };
}

/** An explanation as data; the README documents the keys. */
export function explanationJson(
  { read: { type, format, puzzle }, ...position }: ReadablePuzzle,
  explanation: Explanation,
  verbalizer: Verbalizer,
  entries?: readonly Fact[],
): object {
  const { status, engine, elapsed } = explanation;
  return {
    ...positionJson(position),
    puzzle: type.id,
    format,
    status,
    ...(entries ? { entered: entries.map((fact) => factJson(fact, type)) } : {}),
    ...whyJson(explanation, (answer) => type.printAnswer(answer, puzzle), verbalizer),
    engine,
    milliseconds: round(elapsed),
  };
}

/** A conflict as data. */
const conflictJson = (conflict: Conflict, verbalizer: Verbalizer): object => ({
  conflict: conflict.reasons.map((reason) => reasonJson(reason, verbalizer)),
  minimal: conflict.minimal,
  ...(conflict.count && { sums: verbalizer.conflict(conflict).join(' ') }),
});

function whyJson(
  explanation: Explanation,
  print: (answer: unknown) => string,
  verbalizer: Verbalizer,
): object {
  switch (explanation.status) {
    case 'unique':
      return {};
    case 'multiple': {
      const { answer, certain, missingGivens, missingGivensAtLeast } = explanation;
      return {
        answers: [print(answer)],
        certain: certain.map((fact) => factJson(fact, verbalizer.type)),
        ...(missingGivens
          ? { missingGivens: missingGivens.map((fact) => factJson(fact, verbalizer.type)) }
          : {}),
        ...(missingGivensAtLeast === undefined ? {} : { missingGivensAtLeast }),
      };
    }
    case 'unsolvable':
      return conflictJson(explanation.conflict, verbalizer);
    case 'unknown':
      return { reason: explanation.reason };
  }
}

/** A fact with its place. */
const factJson = ({ place, value, holds }: Fact, type: AnyPuzzle): object => ({
  ...(place ? placeJson(place, type) : {}),
  value,
  holds,
});

/** A place where answers differ, with the values that they have there. */
export const openJson = ({ place, values }: OpenValues, type: AnyPuzzle): object => ({
  ...placeJson(place, type),
  values,
});

/** A reason with its sentence. */
export const reasonJson = (reason: Reason, verbalizer: Verbalizer): object => ({
  rule: reason.rule,
  sentence: verbalizer.reasons([reason]).join(' '),
  places: reason.places.map((place) => placeJson(place, verbalizer.type)),
  cut: reason.cut,
});

/** A solve path as data, with `shown` as its steps; the README documents the keys. */
export function stepsResultJson(
  { read: { type, format, puzzle }, ...position }: ReadablePuzzle,
  { status, answer, remaining, reason, engine, stats, elapsed }: StepsResult,
  steps: object,
): object {
  return {
    ...positionJson(position),
    puzzle: type.id,
    format,
    status: status === 'enough' ? 'hint' : status,
    ...(answer === undefined ? {} : { answers: [type.printAnswer(answer, puzzle)] }),
    ...steps,
    ...(remaining ? { remaining: remaining.map((fact) => factJson(fact, type)) } : {}),
    ...(reason === undefined ? {} : { reason }),
    engine,
    milliseconds: round(elapsed),
    ...(stats ? { stats: statsJson(stats) } : {}),
  };
}

/** A step as sentences and as data. */
export const stepJson = (step: Step, verbalizer: Verbalizer): object => ({
  ...verbalizer.step(step),
  technique: step.technique ?? null,
  found: step.claims.map((fact) => factJson(fact, verbalizer.type)),
  reasons: step.reasons.map((reason) => reasonJson(reason, verbalizer)),
  facts: step.facts.map((fact) => factJson(fact, verbalizer.type)),
  effort: round(step.effort),
  choices: step.choices,
});

/** A rating with rounded figures. */
export const ratingJson = (rating: Rating): object => ({
  ...rating,
  score: round(rating.score),
  maxEffort: round(rating.maxEffort),
  techniques: rating.techniques.map((one) => ({ ...one, maxEffort: round(one.maxEffort) })),
});

/** The verdict on a partial answer as data. */
export function entriesJson(type: AnyPuzzle, verdict: EntriesVerdict, verbalizer: Verbalizer): object {
  const { status, engine, elapsed } = verdict;
  return {
    puzzle: type.id,
    status,
    violations: violationsJson(status === 'wrong' ? verdict.broken : [], type),
    ...(status === 'contradictory' && verdict.conflict ? conflictJson(verdict.conflict, verbalizer) : {}),
    ...('reason' in verdict ? { reason: verdict.reason } : {}),
    engine,
    milliseconds: round(elapsed),
  };
}

const violationsJson = (
  broken: readonly Pick<Reason, 'rule' | 'places'>[],
  type: AnyPuzzle,
): readonly object[] =>
  broken.map(({ rule, places }) => ({ rule, places: places.map((place) => placeJson(place, type)) }));

/** A place as data. Rows and columns count from 1; the name follows the coordinates of the puzzle type. */
export function placeJson(place: Place, { coordinates }: AnyPuzzle): object {
  const { kind, row, col } = place;
  return {
    kind,
    row: row + 1,
    column: col + 1,
    ...(kind === 'side' ? { towards: place.towards } : {}),
    name: placeName(place, coordinates),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

const roundPhases = (phases: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(phases).map(([phase, time]) => [phase, round(time)]));
