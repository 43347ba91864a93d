import {
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
import { impliedCells, part, shipMarks, wholeShips } from './part.js';
import { ship } from './ship.js';
import { verify } from './verify.js';

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
  verify,

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

export default battleships;
