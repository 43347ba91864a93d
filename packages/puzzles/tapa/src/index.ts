import {
  describePuzzle,
  layers,
  not,
  notations,
  type PuzzleOf,
  rules,
  table,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { allClues, drawWall } from './generator.js';
import { ringAround } from './ring.js';
import { shadingsAround } from './runs.js';
import { verify } from './verify.js';

export type Tapa = PuzzleOf<typeof tapa>;

export const tapa = describePuzzle({
  id: 'tapa',
  title: 'Tapa',
  goal: 'Shade a wall around the numbers.',
  rules: {
    around: 'The numbers in a cell are the lengths of the shaded runs around it, in any order.',
    square: rules.noTwoByTwo('No two by two cells are all shaded.'),
    connected: rules.allConnected('All shaded cells are connected.'),
  },
  techniques: {
    around: 'Runs around a number',
    square: 'Square of two by two',
    'around+square': 'Square beside a number',
    'around+connected': 'Cut off',
  },
  clues: {
    numbers: layers.at('cells', values.list(values.orUnknown(values.number(1, 8)), { emptySign: '0' })),
  },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, numbers }, shaded) {
    for (const [cell, clue] of numbers.known()) {
      m.given(cell, not(shaded.at(cell)));
      const ring = ringAround(board, cell);
      const cells = shaded.pick(ring.filter((one) => one !== undefined));
      m.require('around', cell, table(cells, shadingsAround(clue, ring)), clue.join(',') || '0');
    }
  },
  verify,
  generation: {
    puzzle({ board, random }) {
      const answer = drawWall(board, random);
      return answer && { clues: { numbers: allClues(board, answer) }, answer };
    },
    removable: ['numbers'],
  },

  notations: [notations.puzzlink('tapa', notations.cellLists('numbers'))],
  examples,
});

export default tapa;
