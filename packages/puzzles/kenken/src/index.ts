import { describePuzzle, layers, notations, type PuzzleOf, rules, table, values } from '@gridproof/describe';
import { fillings, formula } from './cages.js';
import { clue, OPERATIONS, type Operation, SIGNS, WRITTEN } from './clue.js';
import { examples } from './examples.js';
import { drawCages, splitCage } from './generator.js';

export type KenKen = PuzzleOf<typeof kenken>;

/** Tests whether numbers in descending order give a result. Multiplies instead of dividing, since there are no fractions. */
const GIVES: Readonly<Record<Operation, (falling: readonly number[], result: number) => boolean>> = {
  '+': (falling, result) => falling.reduce((sum, n) => sum + n) === result,
  '-': (falling, result) => falling.reduce((rest, n) => rest - n) === result,
  '*': (falling, result) => falling.reduce((product, n) => product * n) === result,
  '/': ([largest, ...others], result) => others.reduce((product, n) => product * n, result) === largest,
};

export const kenken = describePuzzle({
  id: 'kenken',
  title: 'KenKen',
  aliases: ['keen', 'calcudoku', 'mathdoku', 'kendoku'],
  square: true,
  goal: 'Fill every empty cell with a number.',
  rules: {
    row: rules.allDifferentIn('Each row holds every number once.', 'rows'),
    column: rules.allDifferentIn('Each column holds every number once.', 'columns'),
    cage: 'The numbers in a cage give its result by its operation.',
  },
  grades: { medium: 2.5, hard: 3, extreme: 3.7 },
  techniques: { cage: 'Cage combinations' },
  clues: { cages: layers.cages(clue, 'clue', { cluePattern: WRITTEN, style: 'solid' }) },
  answer: layers.at(
    'cells',
    values.number(1, ({ width }) => width),
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
  // Calculates each cage from its largest number on.
  *verify({ cages }, number) {
    for (const { cells, clue } of cages) {
      if (!clue) continue;
      const falling = number.pick(cells).toSorted((a, b) => b - a);
      const operations = clue.operation ? [clue.operation] : OPERATIONS;
      if (!operations.some((one) => GIVES[one](falling, clue.result))) yield { rule: 'cage', places: cells };
    }
  },

  generation: {
    defaultSize: { width: 6, height: 6 },
    puzzle: ({ board, random }) => drawCages(board, random),
    repair: ({ puzzle: { board, cages }, answer }, rivals, { random }) =>
      splitCage(board, cages, answer, rivals.at(-1)!, random),
  },

  notations: [
    notations.sgt(
      'Keen',
      { side: true, minSide: 3, generatorParams: /^(?:d[a-z])?m?$/ },
      notations.cageResults('cages', { a: SIGNS['+'], m: SIGNS['*'], s: SIGNS['-'], d: SIGNS['/'] }, [
        's',
        'd',
      ]),
    ),
  ],
  examples,
});

export default kenken;
