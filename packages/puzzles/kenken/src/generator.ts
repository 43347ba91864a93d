import {
  type Board,
  type Cell,
  type ClueCage,
  type Grid,
  latinGrid,
  type Random,
  regionsOf,
} from '@gridproof/describe';
import type { Clue, Operation } from './clue.js';

/** The most cells of two cages that become one; the larger, the more seldom. */
const SIZES = [2, 2, 3, 3, 4];

/** A square of numbers, each once in every line, in cages of a few cells at random. */
export function drawCages(board: Board, random: Random) {
  const answer = latinGrid(board, random);
  const cageOf = new Map(board.cells.map((cell) => [cell, [cell]]));
  for (const side of random.shuffled(board.innerSides)) {
    const [one, other] = board.cellsAt(side).map((cell) => cageOf.get(cell)!) as [Cell[], Cell[]];
    if (one === other || one.length + other.length > SIZES[random.below(SIZES.length)]!) continue;
    const both = [...one, ...other];
    for (const cell of both) cageOf.set(cell, both);
  }
  return withClues(board, answer, (one, other) => cageOf.get(one) === cageOf.get(other), random);
}

/** The same with one cage in two pieces, in which a rival has other numbers; undefined where all of them are single cells. */
export function splitCage(
  board: Board,
  cages: readonly ClueCage<Clue>[],
  answer: Grid<number>,
  rival: Grid<number>,
  random: Random,
) {
  const differs = (cell: Cell) => answer.at(cell) !== rival.at(cell);
  const [cage] = random.shuffled(cages.filter(({ cells }) => cells.length > 1 && cells.some(differs)));
  if (!cage) return undefined;
  const [alone] = random.shuffled(cage.cells.filter(differs));
  const numbers = new Map(cages.flatMap(({ cells }, nth) => cells.map((cell) => [cell, nth] as const)));
  // Its other cells may be in several pieces then.
  numbers.set(alone!, cages.length);
  const of = new Map(cages.map(({ cells: [first], clue }) => [first, clue]));
  return withClues(
    board,
    answer,
    (one, other) => numbers.get(one) === numbers.get(other),
    random,
    (cells) => (cage.cells.includes(cells[0]!) ? undefined : of.get(cells[0])),
  );
}

/** An answer in cages with their results; `known` are clues that stay. */
function withClues(
  board: Board,
  answer: Grid<number>,
  together: (one: Cell, other: Cell) => boolean,
  random: Random,
  known: (cells: readonly Cell[]) => Clue | undefined = () => undefined,
) {
  const cages = regionsOf(board, together).map((cells) => ({
    cells,
    clue: known(cells) ?? clueOf(answer.pick(cells), random),
  }));
  return { clues: { cages }, answer };
}

/** A result of some numbers: two are rather divided or subtracted, more are added or multiplied. */
function clueOf(numbers: readonly number[], random: Random): Clue {
  const [largest = 1, ...others] = numbers.toSorted((a, b) => b - a);
  const [other] = others;
  if (other === undefined) return { result: largest };
  const all: readonly (readonly [Operation, number])[] = [
    ['+', numbers.reduce((sum, n) => sum + n)],
    ['*', numbers.reduce((product, n) => product * n)],
    ...(others.length > 1 ? [] : ([['-', largest - other]] as const)),
    ...(others.length > 1 || largest % other ? [] : ([['/', largest / other]] as const)),
  ];
  const [operation, result] = all[all.length === 4 ? 3 : random.below(all.length)]!;
  return { result, operation };
}
