import {
  describePuzzle,
  element,
  layers,
  longerSide,
  type PuzzleOf,
  rules,
  side,
  values,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type DominoSudoku = PuzzleOf<typeof dominoSudoku>;

export const dominoSudoku = describePuzzle({
  id: 'domino-sudoku',
  title: 'Domino Sudoku',
  aliases: ['self-referential sudoku', 'dominosudoku'],
  coordinates: 'r1c2',
  square: true,
  upright: 'its numbers name rows and columns',
  // On a narrower board there is no domino.
  sides: { min: 3, max: 16 },
  goal: 'Fill every empty cell with a number.',
  rules: {
    row: rules.allDifferentIn('Each row holds every number once.', 'rows'),
    column: rules.allDifferentIn('Each column holds every number once.', 'columns'),
    domino:
      'Two neighbours in a row, both before its last cell, are a domino: they name a row and a column, and where these cross stands the number of the row that the domino lies in.',
  },
  techniques: { domino: 'Domino rule', 'domino+row': 'Domino in a row' },
  clues: {},
  answer: layers.at('cells', values.number(1, longerSide), { label: 'numbers' }),

  encode(m, { board }, number) {
    const rows = board.rows.map((row) => number.pick(row));
    for (const [at, row] of board.rows.entries())
      for (const domino of windows(row.slice(0, -1), 2)) {
        const [a, b] = number.pick(domino);
        m.require('domino', domino, element(rows, a!, b!).is(at + 1));
      }
  },

  // Boards of 3x3, 6x6, 7x7 and 10x10 have no answer.
  generation: { defaultSize: { width: 9, height: 9 } },

  *verify({ board }, number) {
    for (const left of board.cells) {
      if (left.col > board.width - 3) continue;
      const right = board.cell(left.row, left.col + 1);
      const named = board.cell(number.at(left) - 1, number.at(right) - 1);
      if (number.at(named) !== left.row + 1) yield { rule: 'domino', places: [left, right, named] };
    }
  },

  /** The line between the cells that lie in dominoes and the last column, and the numbers of the rows. */
  draw: ({ board }) => ({
    marks: board
      .outside(['left'])
      .map((at) => ({ at, text: `${1 + at.row}`, source: 'clue', mild: true }) as const),
    walls: board.rows.map((_, row) => ({
      at: side(row, board.width - 2, 'right'),
      weight: 'thick',
      source: 'clue',
    })),
  }),
  examples,
});

export default dominoSudoku;
