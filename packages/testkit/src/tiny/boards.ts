import { type AnyPuzzle, type Assignment, Random } from '@gridproof/core';
import { compareAll } from '../agreement.js';
import { scaledRuns } from '../run-budget.js';
import { Assignments } from './assignments.js';
import { type DrawSolvable, PuzzleSampler } from './puzzle-sampler.js';

/** A small puzzle on which `encode` and `verify` were compared on every assignment. */
export interface TinyBoard {
  readonly puzzle: unknown;
  readonly width: number;
  readonly height: number;
  /** The origin of the clues: an answer, an answer with one clue changed, or all random. */
  readonly origin: 'answer' | 'changed' | 'random';
  /** The number of answers. */
  readonly answers: number;
  /** One of the answers. */
  readonly answer: Assignment | undefined;
  /** The disagreement of `encode` and `verify`; undefined if there is none. */
  readonly disagreement: string | undefined;
}

/** The number of boards to draw, if there are as many. */
const BOARDS = scaledRuns(240, 32);
/** The maximum number of assignments of a board. */
const MAX_ASSIGNMENTS = 20_000;
/** The maximum on boards of types that have such small ones. */
const FEW_ASSIGNMENTS = scaledRuns(MAX_ASSIGNMENTS, 2_048);
/** The maximum number of assignments checked in total. */
const BUDGET = scaledRuns(1_200_000, 40_000);
/** Sizes with fewer assignments do not count towards the budget. */
const FREE_ASSIGNMENTS = 500;
/** The number of repeated boards after which a size is exhausted. */
const MAX_REPEATS = 12;
/** The weight of a board without an answer, if one is wanted. */
const UNSOLVABLE_WEIGHT = 3;
/** The fraction of boards with an answer below which more of them are drawn. */
const SOLVABLE = 0.45;
const LONGEST_SIDE = 5;
const CELLS = 14;

/**
 * Draws small puzzles of a type, of all possible sizes, the same ones each time. `solvable` if some of these sizes have an answer; `solved`
 * creates such puzzles.
 */
export function tinyBoards(type: AnyPuzzle, solvable = true, solved?: DrawSolvable): readonly TinyBoard[] {
  const random = new Random(14);
  const all = tinySizes(new PuzzleSampler(type, random, MAX_ASSIGNMENTS, solved), type);
  const few = all.filter(({ assignments }) => assignments <= FEW_ASSIGNMENTS);
  const sizes = few.length > 0 ? few : all;
  const max = few.length > 0 ? FEW_ASSIGNMENTS : MAX_ASSIGNMENTS;
  const draw = new PuzzleSampler(type, random, max, solved);
  const share =
    BUDGET / Math.max(1, sizes.filter(({ assignments }) => assignments > FREE_ASSIGNMENTS).length);
  const spent = sizes.map(() => 0);
  const repeated = sizes.map(() => 0);
  const boards: TinyBoard[] = [];
  const seen = new Set<string>();
  let answered = 0;
  let at = 0;
  for (let idle = 0; boards.length < BOARDS && idle < sizes.length; at = (at + 1) % sizes.length) {
    const { width, height, assignments } = sizes[at]!;
    if (repeated[at]! >= MAX_REPEATS || spent[at]! + assignments > share) {
      idle++;
      continue;
    }
    idle = 0;
    const wanted = ORIGINS[boards.length % ORIGINS.length]!;
    const scarce = solvable && answered < SOLVABLE * (boards.length + 1);
    const drawn = scarce
      ? drawBoard(draw, { width, height }, 'answer', true)
      : drawBoard(draw, { width, height }, wanted);
    const text = drawn && `${width}x${height} ${type.print(drawn.puzzle)}`;
    if (!drawn || !text || seen.has(text) || new Assignments(type, drawn.puzzle).size > max) {
      repeated[at]! += drawn ? 1 : UNSOLVABLE_WEIGHT;
      continue;
    }
    seen.add(text);
    repeated[at] = 0;
    const { assignmentCount, answers, answer, disagreement } = compareAll(type, drawn.puzzle);
    spent[at]! += assignmentCount;
    answered += answers > 0 ? 1 : 0;
    boards.push({ ...drawn, width, height, answers, answer, disagreement: disagreement?.words });
  }
  return boards;
}

const ORIGINS = ['answer', 'random', 'changed', 'random'] as const;

/** Draws a board of an origin; a random one if that fails, unless it must have an answer. */
function drawBoard(
  draw: PuzzleSampler,
  size: { width: number; height: number },
  origin: TinyBoard['origin'],
  answered = false,
) {
  const fitting = origin === 'random' ? undefined : draw.drawFromAnswer(size);
  if (fitting !== undefined)
    return { puzzle: origin === 'changed' ? draw.changeClue(fitting) : fitting, origin };
  if (answered) return undefined;
  const puzzle = draw.drawRandom(size);
  return puzzle === undefined ? undefined : { puzzle, origin: 'random' as const };
}

/** Returns the small sizes of a type. */
function tinySizes(draw: PuzzleSampler, type: AnyPuzzle) {
  const sides = Array.from({ length: LONGEST_SIDE }, (_, at) => at + 1);
  return sides.flatMap((height) =>
    sides.flatMap((width) => {
      const puzzle = width * height > CELLS ? undefined : draw.drawBlank({ width, height });
      if (puzzle === undefined) return [];
      const assignments = new Assignments(type, puzzle).size;
      return [{ width, height, assignments: Math.min(assignments, MAX_ASSIGNMENTS) }];
    }),
  );
}
