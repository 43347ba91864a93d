import { type Board, formatPlaces, type Grid, regionsOf } from '@gridproof/describe';

/** The numbers that are looked for on a board. */
export interface Sizes {
  /** The greatest number that is given. */
  readonly given: number;
  /** Up to this number each has a value of its own. */
  readonly each: number;
  /** One more value stands for every greater number; else there is none. */
  readonly beyond: boolean;
}

/**
 * A region without a given number may be as large as the largest connected area of cells without one. Up to `most` numbers for all cells
 * together are distinguished, and always the given ones.
 */
export function sizesOf(board: Board, numbers: Grid<number | undefined>, most: number): Sizes {
  const given = Math.max(1, ...numbers.known().map(([, n]) => n));
  const greatest = Math.max(given, hidden(board, numbers));
  const each = Math.min(greatest, Math.max(given, Math.floor(most / board.cells.length)));
  return { given, each, beyond: each < greatest };
}

/** Returns the maximum size of a region without a given number. */
function hidden(board: Board, numbers: Grid<number | undefined>): number {
  const isEmpty = (one: number | undefined) => one === undefined;
  const parts = regionsOf(board, (one, other) => isEmpty(numbers.at(one)) && isEmpty(numbers.at(other)));
  return Math.max(0, ...parts.filter(([cell]) => isEmpty(numbers.at(cell!))).map(({ length }) => length));
}

/** Returns the caveat for a number above those that are distinguished: the division of its cells is unknown. */
export function sizeCaveat(found: Grid<number>, each: number): string | undefined {
  const [cell] = found.entries().find(([, n]) => n > each) ?? [];
  return (
    cell &&
    `${formatPlaces([cell])} may have a number above ${each}, and such numbers are not told apart on a board as large as this`
  );
}
