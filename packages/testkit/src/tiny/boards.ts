import { type AnyPuzzle, type Assignment, Random } from '@gridproof/core';
import { compared } from '../agreement.js';
import { isQuick, scaledRuns } from '../run-budget.js';
import { Assignments } from './assignments.js';
import { type DrawSolvable, PuzzleSampler } from './puzzle-sampler.js';

/** A small puzzle on which `encode` and `verify` were compared on every assignment. */
export interface TinyBoard {
  readonly puzzle: unknown;
  readonly width: number;
  readonly height: number;
  /** Its clues were taken from an answer, one of them was changed then, or all are there at random. */
  readonly origin: 'answer' | 'changed' | 'random';
  /** How many answers it has. */
  readonly answers: number;
  /** One of these. */
  readonly answer: Assignment | undefined;
  /** What encode and verify say differently of it. */
  readonly disagreement: string | undefined;
}

/** How many boards are drawn, if there are as many. */
const BOARDS = isQuick() ? 80 : 240;
/** A board whose answer key has more assignments is too large. */
const MOST = 20_000;
/** How many assignments are looked at in all. */
const BUDGET = scaledRuns(1_200_000);
/** Sizes with fewer assignments cost nothing. */
const CHEAP = 500;
/** After this many boards that were drawn before, a size has no more. */
const REPEATED = 12;
/** A board for which no answer was found, where one is wanted, counts as this many of them. */
const BARREN = 3;
/** More boards are drawn with an answer where fewer of them than this have one. */
const SOLVABLE = 0.45;
const LONGEST_SIDE = 5;
const CELLS = 14;

/** Small puzzles of a type, of all sizes that it allows: the same ones each time. `solvable`: some of such a size have an answer; `solved` makes such. */
export function tinyBoards(type: AnyPuzzle, solvable = true, solved?: DrawSolvable): readonly TinyBoard[] {
  const random = new Random(14);
  const draw = new PuzzleSampler(type, random, MOST, solved);
  const sizes = tinySizes(draw, type);
  const share = BUDGET / Math.max(1, sizes.filter(({ assignments }) => assignments > CHEAP).length);
  const spent = sizes.map(() => 0);
  const repeated = sizes.map(() => 0);
  const boards: TinyBoard[] = [];
  const seen = new Set<string>();
  let answered = 0;
  let at = 0;
  for (let idle = 0; boards.length < BOARDS && idle < sizes.length; at = (at + 1) % sizes.length) {
    const { width, height, assignments } = sizes[at]!;
    if (repeated[at]! >= REPEATED || spent[at]! + assignments > share) {
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
    if (!drawn || !text || seen.has(text) || new Assignments(type, drawn.puzzle).size > MOST) {
      repeated[at]! += drawn ? 1 : BARREN;
      continue;
    }
    seen.add(text);
    repeated[at] = 0;
    const { tried, answers, answer, disagreement } = compared(type, drawn.puzzle);
    spent[at]! += tried;
    answered += answers > 0 ? 1 : 0;
    boards.push({ ...drawn, width, height, answers, answer, disagreement: disagreement?.words });
  }
  return boards;
}

const ORIGINS = ['answer', 'random', 'changed', 'random'] as const;

/** A board made in this way; at random where none is found, unless it must have an answer. */
function drawBoard(
  draw: PuzzleSampler,
  size: { width: number; height: number },
  origin: TinyBoard['origin'],
  answered = false,
) {
  const fitting = origin === 'random' ? undefined : draw.fromAnswer(size);
  if (fitting !== undefined)
    return { puzzle: origin === 'changed' ? draw.changed(fitting) : fitting, origin };
  if (answered) return undefined;
  const puzzle = draw.atRandom(size);
  return puzzle === undefined ? undefined : { puzzle, origin: 'random' as const };
}

/** The small sizes that a type allows. */
function tinySizes(draw: PuzzleSampler, type: AnyPuzzle) {
  const sides = Array.from({ length: LONGEST_SIDE }, (_, at) => at + 1);
  return sides.flatMap((height) =>
    sides.flatMap((width) => {
      const puzzle = width * height > CELLS ? undefined : draw.blank({ width, height });
      if (puzzle === undefined) return [];
      const assignments = new Assignments(type, puzzle).size;
      return [{ width, height, assignments: Math.min(assignments, MOST) }];
    }),
  );
}
