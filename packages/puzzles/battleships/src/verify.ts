import { type Board, type Cell, cell, type Grid, type Violation } from '@gridproof/describe';
import type { Part } from './part.js';

interface Clues {
  readonly board: Board;
  readonly parts: Grid<Part | undefined>;
  readonly fleet: readonly number[];
}

/** Follows each ship from its first cell, and removes it from the fleet. */
export function* verify({ board, parts, fleet }: Clues, ship: Grid<boolean>): Iterable<Violation<'fleet'>> {
  const holds = (row: number, col: number) => board.has({ row, col }) && ship.at(cell(row, col));
  for (const [place, part] of parts.known())
    if (!looksLike(part, partAt(place, holds))) yield { rule: 'given', places: [place] };

  const left = [...fleet];
  for (const one of board.cells) {
    const { row, col } = one;
    if (!ship.at(one)) continue;
    const diagonal = [cell(row + 1, col - 1), cell(row + 1, col + 1)].filter((other) =>
      holds(other.row, other.col),
    );
    if (diagonal.length) yield { rule: 'fleet', places: [one, ...diagonal] };
    if (holds(row - 1, col) || holds(row, col - 1)) continue;
    const cells = [one];
    for (const [down, right] of [
      [1, 0],
      [0, 1],
    ] as const)
      for (let far = 1; holds(row + far * down, col + far * right); far++)
        cells.push(cell(row + far * down, col + far * right));
    const which = left.indexOf(cells.length);
    if (which < 0) yield { rule: 'fleet', places: cells };
    else left.splice(which, 1);
  }
  if (left.length) yield { rule: 'fleet', places: board.cells };
}

/** Returns the part of a ship in a cell: which neighbours belong to the ship. */
function partAt({ row, col }: Cell, holds: (row: number, col: number) => boolean): string {
  if (!holds(row, col)) return 'water';
  const beside = [
    holds(row - 1, col) ? 'above' : '',
    holds(row + 1, col) ? 'below' : '',
    holds(row, col - 1) ? 'left' : '',
    holds(row, col + 1) ? 'right' : '',
  ];
  return beside.filter(Boolean).join(' ');
}

const LOOKS: Readonly<Record<Exclude<Part, 'ship'>, readonly string[]>> = {
  water: ['water'],
  top: ['below'],
  bottom: ['above'],
  left: ['right'],
  right: ['left'],
  middle: ['above below', 'left right'],
  single: [''],
};

const looksLike = (part: Part, found: string): boolean =>
  part === 'ship' ? found !== 'water' : LOOKS[part].includes(found);
