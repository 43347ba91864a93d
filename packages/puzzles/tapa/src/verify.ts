import type { Board, Cell, Grid, Violation } from '@gridproof/describe';
import type { Clue } from './runs.js';

/** The rules that an answer breaks: what lies around a clue is written down, first and last sides joined, and taken apart where it is not shaded. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<Clue | undefined> },
  shaded: Grid<boolean>,
): Iterable<Violation<'around'>> {
  const drawn = (cell: Cell | undefined) => (cell && shaded.at(cell) ? '#' : ' ');
  for (const [cell, clue] of numbers.known()) {
    if (shaded.at(cell)) yield { rule: 'given', places: [cell] };
    if (!holds(clue, around(board, cell).map(drawn).join(''))) yield { rule: 'around', places: [cell] };
  }
}

/** The cells above a clue, from the left, then right of it, below it and left of it. */
function around(board: Board, { row, col }: Cell): readonly (Cell | undefined)[] {
  const at = (down: number, right: number) => board.rows[row + down]?.[col + right];
  const sides = [-1, 0, 1];
  return [
    ...sides.map((right) => at(-1, right)),
    at(0, 1),
    ...sides.map((right) => at(1, -right)),
    at(0, -1),
  ];
}

/** Returns whether a clue matches the shading around it. */
function holds(clue: Clue, ring: string): boolean {
  const gap = ring.indexOf(' ');
  const found = (ring.slice(gap + 1) + ring.slice(0, gap + 1)).split(' ').filter(Boolean);
  const lengths = found.map(({ length }) => length);
  const known = clue.filter((one) => one !== '?');
  if (`${clue}` === '?') return lengths.length <= 1;
  // There are at least as many runs of each length as the clue lists, and no more runs than numbers.
  const times = (all: readonly unknown[], length: number) => all.filter((one) => one === length).length;
  return lengths.length === clue.length && known.every((one) => times(lengths, one) >= times(known, one));
}
