import {
  allDifferentIn,
  at,
  cageResults,
  cages,
  describePuzzle,
  number,
  type PuzzleOf,
  sgt,
  table,
} from '@gridproof/describe';
import { fillings, formula } from './cages.js';
import { clue, SIGNS, WRITTEN } from './clue.js';
import { examples } from './examples.js';
import { drawCages, splitCage } from './generator.js';
import { verify } from './verify.js';

export type KenKen = PuzzleOf<typeof kenken>;

export const kenken = describePuzzle({
  id: 'kenken',
  title: 'KenKen',
  aliases: ['keen', 'calcudoku', 'mathdoku', 'kendoku'],
  square: true,
  goal: 'Fill every empty cell with a number.',
  rules: {
    row: allDifferentIn('Each row holds every number once.', 'rows'),
    column: allDifferentIn('Each column holds every number once.', 'columns'),
    cage: 'The numbers in a cage give its result by its operation.',
  },
  grades: { medium: 2.5, hard: 3, extreme: 3.7 },
  techniques: { cage: 'Cage combinations' },
  clues: { cages: cages(clue, 'clue', { cluePattern: WRITTEN, style: 'solid' }) },
  answer: at(
    'cells',
    number(1, ({ width }) => width),
    { label: 'numbers', key: 'numbers' },
  ),

  encode(m, { board, cages }, number) {
    for (const { cells, clue } of cages) {
      if (!clue) continue;
      const numbers = number.pick(cells);
      const rows = fillings(cells, clue, board.width);
      m.require('cage', cells, rows ? table(numbers, rows) : formula(numbers, clue, board.width));
    }
  },
  verify: (clues, numbers) => verify(clues, numbers),

  generation: {
    defaultSize: { width: 6, height: 6 },
    puzzle: ({ board, random }) => drawCages(board, random),
    repair: ({ puzzle: { board, cages }, answer }, rivals, { random }) =>
      splitCage(board, cages, answer, rivals.at(-1)!, random),
  },

  notations: [
    sgt(
      'Keen',
      { side: true, minSide: 3, generatorParams: /^(?:d[a-z])?m?$/ },
      cageResults('cages', { a: SIGNS['+'], m: SIGNS['*'], s: SIGNS['-'], d: SIGNS['/'] }, ['s', 'd']),
    ),
  ],
  examples,
});

export default kenken;
