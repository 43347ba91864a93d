import {
  at,
  borders,
  count,
  describePuzzle,
  implies,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  regionNumbers,
  regions,
  shaded,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRegions } from './generator.js';
import { repairRegions } from './repair.js';
import { verify } from './verify.js';

export type Norinori = PuzzleOf<typeof norinori>;

/** With more rivals for each cell than this another puzzle is found sooner. */
const RIVALS = 1;

export const norinori = describePuzzle({
  id: 'norinori',
  title: 'Norinori',
  rules: {
    two: 'In each region exactly two cells are shaded.',
    domino: 'Each shaded cell shares a side with exactly one other shaded cell.',
  },
  clues: { regions: regions() },
  answer: at('cells', shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, regions }, shaded) {
    for (const region of regions) m.require('two', region, count(shaded.pick(region)).is(2));
    for (const cell of board.cells) {
      const beside = board.beside(cell);
      m.require('domino', [cell, ...beside], implies(shaded.at(cell), count(shaded.pick(beside)).is(1)));
    }
  },
  verify,

  generation: {
    puzzle: ({ board, random }) => drawRegions(board, random),
    repair({ puzzle: { board, regions }, answer }, rivals, { random }) {
      if (rivals.length > RIVALS * board.cells.length) return undefined;
      const other = repairRegions(board, { regions, answer }, rivals, random);
      return other && { clues: { regions: other.regions }, answer: other.answer };
    },
  },

  input: { dragLimit: 2 },

  notations: [puzzlink('norinori', borders('regions')), puzzleTeam(regionNumbers('regions'))],
  examples,
});

export default norinori;
