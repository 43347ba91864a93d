import {
  type Cell,
  cell,
  describePuzzle,
  layers,
  longerSide,
  notations,
  PuzzleError,
  type PuzzleOf,
  placement,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { defaultFleet, fleetBank, fleetInWords } from './fleet.js';
import { impliedCells, type Part, part, ship, shipMarks, wholeShips } from './part.js';

export type Battleships = PuzzleOf<typeof battleships>;

export const battleships = describePuzzle({
  id: 'battleships',
  title: 'Battleships',
  aliases: ['battleship', 'bimaru', 'yubotu', 'solitaire battleships'],
  goal: 'Find all ships of the fleet.',
  rules: {
    outside: rules.countInLine(
      'A number outside counts the cells of its row or column that hold a ship.',
      'outside',
    ),
    fleet:
      'The ships of the fleet, and no others, are placed on the board, each of them straight; they touch nowhere, not even by corners.',
  },
  techniques: { fleet: 'Beside a ship', 'fleet+outside': 'Ship does not fit' },
  clues: {
    outside: layers.at(['above', 'left'], values.number(0, longerSide), { label: 'numbers outside' }),
    parts: layers.at('cells', part, { label: 'parts of ships' }),
    fleet: layers.pool(values.number(1, 99), 'fleet', undefined, {
      order: (one, other) => other - one,
      defaults: defaultFleet,
    }),
  },
  answer: layers.at('cells', ship, { label: 'known cells', key: 'ships' }),
  text: [['outside', 'parts'], ['givens']],

  check({ board, fleet }, where) {
    if (fleet.length === 0)
      throw new PuzzleError(
        'no-fleet',
        `found no fleet, and none is usual on a board of ${board.width}x${board.height}, expected the lengths of the ships as in 'fleet: 3 2 2 1 1 1'`,
        where('fleet'),
      );
  },

  encode(m, { board, parts, fleet }, ship) {
    for (const [cell, part] of parts.known()) m.given(cell, impliedCells(part, cell, ship));
    const lengths = [...new Set(fleet)];
    const ships = lengths.map((length) => ({
      shapes: [['#'.repeat(length)]],
      number: fleet.filter((one) => one === length).length,
    }));
    m.require('fleet', board.cells, placement(ship, ships, { corners: true }));
  },
  // Follows each ship from its first cell, and removes it from the fleet.
  *verify({ board, parts, fleet }, ship) {
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
  },

  draw({ board, fleet, parts, outside, givens }, answer) {
    const marks = shipMarks({ board, fleet, parts, outside }, answer ?? givens);
    return { marks, caption: fleetInWords(fleet), bank: fleetBank(fleet, wholeShips(parts, marks)) };
  },

  generation: { permanentLayers: ['outside'] },
  notations: [
    notations.puzzlink(
      'battleship',
      notations.number16('outside'),
      notations.number16('parts'),
      notations.straightPieces('fleet'),
    ),
  ],
  examples,
});

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

export default battleships;
