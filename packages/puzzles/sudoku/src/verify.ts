import type { Grid, Violation } from '@gridproof/describe';
import { type Rule, regionRule, type Sudoku } from './sudoku.js';

/** Counts each number in each area; shares no code with `encode`. */
export function* verify(
  { board, regions, diagonals, cages }: Sudoku,
  answer: Grid<number>,
): Iterable<Violation<Rule>> {
  const falling = board.cells.filter(({ row, col }) => row === col);
  const rising = board.cells.filter(({ row, col }) => row + col === board.width - 1);
  for (const [rule, areas] of [
    [regionRule(regions), regions],
    ['diagonal', diagonals ? [falling, rising] : []],
    ['cage', cages.flatMap(({ cells, clue }) => (clue === undefined ? [cells] : []))],
    ['sum', cages.flatMap(({ cells, clue }) => (clue === undefined ? [] : [cells]))],
  ] as const)
    for (const cells of areas) {
      // As it is nearly always: numbers of this board, each of them once at most, and all of them where there are so many cells.
      const numbers = new Set(answer.pick(cells));
      if (numbers.size === cells.length && [...numbers].every((n) => n >= 1 && n <= board.width)) continue;
      for (let n = 1; n <= board.width; n++) {
        const places = cells.filter((cell) => answer.at(cell) === n);
        if (places.length > 1) yield { rule, places };
        // If no number is repeated, one is missing only if a cell holds something other than a number.
        else if (
          places.length === 0 &&
          cells.length === board.width &&
          new Set(answer.pick(cells)).size === cells.length
        )
          yield { rule, places: cells };
      }
    }
  for (const { cells, clue } of cages)
    if (clue !== undefined && answer.pick(cells).reduce((total, n) => total + n, 0) !== clue)
      yield { rule: 'sum', places: cells };
}
