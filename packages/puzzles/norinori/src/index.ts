import {
  count,
  describePuzzle,
  implies,
  layers,
  moveBorder,
  notations,
  type PuzzleOf,
  regionsOf,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRegions } from './generator.js';
import { repairRegions } from './repair.js';

export type Norinori = PuzzleOf<typeof norinori>;

/** With more rivals for each cell than this another puzzle is found sooner. */
const RIVALS = 1;

export const norinori = describePuzzle({
  id: 'norinori',
  title: 'Norinori',
  goal: 'Shade two cells in each region.',
  rules: {
    two: rules.countInRegion('In each region exactly two cells are shaded.', 'regions', 2),
    domino: 'Each shaded cell shares a side with exactly one other shaded cell.',
  },
  grades: { medium: 3.6, hard: 5.2, extreme: 7.5, surplus: -0.3 },
  techniques: { domino: 'Only partner', two: 'Two per region', 'two+domino': 'Two per region' },
  clues: { regions: layers.regions() },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board }, shaded) {
    for (const cell of board.cells) {
      const beside = board.neighbours(cell);
      m.require('domino', [cell, ...beside], implies(shaded.at(cell), count(shaded.pick(beside)).is(1)));
    }
  },

  *verify({ board }, shaded) {
    for (const places of regionsOf(board, (one, other) => shaded.at(one) && shaded.at(other)))
      if (shaded.at(places[0]!) && places.length !== 2) yield { rule: 'domino', places };
  },

  generation: {
    maxCells: 400,
    puzzle: ({ board, random }) => drawRegions(board, random),
    repair({ puzzle: { board, regions }, answer }, rivals, { random }) {
      if (rivals.length > RIVALS * board.cells.length) return undefined;
      const other = repairRegions(board, { regions, answer }, rivals, random);
      return other && { clues: { regions: other.regions }, answer: other.answer };
    },
    change: moveBorder,
  },

  input: { dragLimit: 2 },

  notations: [
    notations.puzzlink('norinori', notations.borders('regions')),
    notations.puzzleTeam(notations.regionNumbers('regions')),
  ],
  examples,
});

export default norinori;
