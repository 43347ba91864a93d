import {
  and,
  type Bool,
  be,
  describePuzzle,
  iff,
  implies,
  layers,
  not,
  notations,
  or,
  type PuzzleOf,
  rules,
  values,
} from '@gridproof/describe';
import { changesAtMostTwice, edgeCells } from './edge-cells.js';
import { examples } from './examples.js';

export type YinYang = PuzzleOf<typeof yinYang>;

const colour = values.either(
  { value: 'black', sign: 'B', aliases: ['b', '*', '●'], symbol: 'disc', words: be('black') },
  { value: 'white', sign: 'W', aliases: ['w', 'o', 'O', '○'], symbol: 'circle', words: be('white') },
);

export const yinYang = describePuzzle({
  id: 'yin-yang',
  title: 'Yin-Yang',
  aliases: ['yin yang', 'yinyang'],
  goal: 'Colour every cell black or white.',
  rules: {
    square: rules.noTwoByTwo('No two by two cells are all of one colour.', { of: ['black', 'white'] }),
    connected: rules.allConnected(
      'All black cells are connected and all white cells are connected, so the two colours never cross.',
      { of: ['black', 'white'] },
    ),
  },
  grades: { medium: 3.3, hard: 5, extreme: 9 },
  techniques: { square: 'Square of two by two', connected: 'Cut off', 'square+connected': 'Cut off' },
  clues: {},
  nameLayers: () => ['givens'],
  answer: layers.at('cells', colour, { label: 'known cells', key: 'colours' }),

  encode(m, { board, givens }, black) {
    for (const square of board.rectangles(2, 2)) {
      // Two colours that lie crosswise would cross elsewhere.
      const [a, b, c, d] = black.pick(square) as [Bool, Bool, Bool, Bool];
      m.require('connected', square, not(and(iff(a, d), iff(b, c), not(iff(a, b)))));
    }

    // The same holds along the edge of the board if the colours change more than twice there; the walk starts at a known colour.
    const border = edgeCells(board);
    const known = Math.max(
      0,
      border.findIndex((cell) => givens.at(cell)),
    );
    const ring = [...border.slice(known), ...border.slice(0, known)];
    m.require('connected', border, changesAtMostTwice(m, black.pick(ring)));

    // Boards with space for two squares have two cells of each colour, so none is alone: this saves rounds.
    if (Math.min(board.width, board.height) > 1 && Math.max(board.width, board.height) > 3)
      for (const one of [black, black.map(not)])
        for (const cell of board.cells) {
          const beside = board.neighbours(cell);
          m.require('connected', [cell, ...beside], implies(one.at(cell), or(...one.pick(beside))));
        }
  },

  generation: { clueShare: 0.28 },

  input: { drag: 'copy' },

  notations: [notations.puzzlink('yinyang', notations.base3('givens', ['W', 'B']))],
  examples,
});

export default yinYang;
