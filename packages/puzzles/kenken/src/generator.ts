import { type Board, type Cell, type Grid, type Random, regionsOf } from '@gridproof/describe';
import type { Clue, Operation } from './clue.js';

/** An answer in cages, the connected cells of one name each, with their results. `known` are clues that stay, by their first cells. */
export function withClues(
  board: Board,
  answer: Grid<number>,
  nameOf: (cell: Cell) => unknown,
  random: Random,
  known: ReadonlyMap<Cell | undefined, Clue | undefined> = new Map(),
) {
  const cages = regionsOf(board, (one, other) => nameOf(one) === nameOf(other)).map((cells) => ({
    cells,
    clue: known.get(cells[0]) ?? clueOf(answer.pick(cells), random),
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
