import {
  type AnyPuzzle,
  type Place,
  placeName,
  type ReadPuzzle,
  type SearchStats,
  type Violation,
} from '@gridproof/core';
import type { Result } from './ask.js';
import type { Item } from './input.js';
import { statusOf, TypeFault } from './type-fault.js';

/** A result as data; the README describes it. */
export function resultJson(source: string, { type, format, puzzle }: ReadPuzzle, result: Result): object {
  const { task, status, answers, differ, certain, count, complete, reason, stats, elapsed } = result;
  const { engine, confirmedBy } = result;
  return {
    ...(source ? { source } : {}),
    puzzle: type.id,
    format,
    status,
    ...(task === 'count' ? {} : { answers: answers.map((answer) => type.printAnswer(answer, puzzle)) }),
    ...(differ ? { differ: differ.map(placeJson) } : {}),
    ...(certain ? { certain: certain.map(placeJson) } : {}),
    ...(count === undefined ? {} : { count, complete }),
    ...(reason === undefined ? {} : { reason }),
    engine,
    ...(confirmedBy ? { confirmedBy } : {}),
    milliseconds: round(elapsed),
    ...(stats ? { stats: statsJson(stats) } : {}),
  };
}

/** Times, rounded. */
function statsJson({ milliseconds, firstAnswer, ...sizes }: SearchStats): object {
  const first = firstAnswer === undefined ? {} : { firstAnswer: round(firstAnswer) };
  return { ...sizes, ...first, milliseconds: rounded(milliseconds) };
}

/** A line of a batch that holds no puzzle, or one that its type falls over. */
export function faultJson({ source, error }: Item): object {
  const status = statusOf(error!);
  if (error instanceof TypeFault) return { source, puzzle: error.kind, status, reason: error.message };
  const { code, message, line, column } = error!;
  return { source, status, error: { code, message, line, column } };
}

export function checkJson(type: AnyPuzzle, violations: readonly Violation[]): object {
  return {
    puzzle: type.id,
    status: violations.length ? 'wrong' : 'correct',
    violations: violations.map(({ rule, places }) => ({ rule, places: places.map(placeJson) })),
  };
}

/** Rows and columns count from 1, as players count. */
function placeJson(place: Place): object {
  const { kind, row, col } = place;
  return {
    kind,
    row: row + 1,
    column: col + 1,
    ...(kind === 'side' ? { towards: place.towards } : {}),
    name: placeName(place),
  };
}

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

const rounded = (phases: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(phases).map(([phase, time]) => [phase, round(time)]));
