import {
  type Cell,
  describePuzzle,
  latinGrid,
  layers,
  longerSide,
  notations,
  type PuzzleOf,
  rules,
  table,
  values,
} from '@gridproof/describe';
import { fillings, formula } from './cages.js';
import { clue, OPERATIONS, type Operation, SIGNS, WRITTEN } from './clue.js';
import { examples } from './examples.js';
import { withClues } from './generator.js';

export type KenKen = PuzzleOf<typeof kenken>;

/** Tests whether numbers in descending order give a result. Multiplies instead of dividing, since there are no fractions. */
const GIVES: Readonly<Record<Operation, (falling: readonly number[], result: number) => boolean>> = {
  '+': (falling, result) => falling.reduce((sum, n) => sum + n) === result,
  '-': (falling, result) => falling.reduce((rest, n) => rest - n) === result,
  '*': (falling, result) => falling.reduce((product, n) => product * n) === result,
  '/': ([largest, ...others], result) => others.reduce((product, n) => product * n, result) === largest,
};

/** The maximum number of cells of two cages that become one; the larger, the more seldom. */
const SIZES = [2, 2, 3, 3, 4];
const LARGEST = Math.max(...SIZES);

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
  grades: { medium: 2.65, hard: 3.4, extreme: 4 },
  techniques: { cage: 'Cage combinations' },
  clues: { cages: layers.cages(clue, 'clue', { cluePattern: WRITTEN, style: 'solid' }) },
  answer: layers.at('cells', values.number(1, longerSide), { label: 'numbers', key: 'numbers' }),

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
    // Cages at random, each of a few cells. A single cell joins another cage at last.
    puzzle({ board, random }) {
      const answer = latinGrid(board, random);
      const cageOf = new Map(board.cells.map((cell) => [cell, [cell]]));
      const sides = random.shuffled(board.innerSides);
      for (const [nth, side] of [...sides, ...sides].entries()) {
        const [one, other] = board.cellsAt(side).map((cell) => cageOf.get(cell)!) as [Cell[], Cell[]];
        const isLast = nth >= sides.length && Math.min(one.length, other.length) === 1;
        const most = isLast ? LARGEST : SIZES[random.below(SIZES.length)]!;
        if (one === other || one.length + other.length > most) continue;
        const both = [...one, ...other];
        for (const cell of both) cageOf.set(cell, both);
      }
      return withClues(board, answer, (cell) => cageOf.get(cell), random);
    },
    // Splits a cage in which a rival has other numbers, first one of four cells into two of two.
    repair({ puzzle: { board, cages }, answer }, rivals, { random }) {
      const differs = (cell: Cell) => answer.at(cell) !== rivals.at(-1)!.at(cell);
      const [cage] = random
        .shuffled(cages.filter(({ cells }) => cells.length > 1 && cells.some(differs)))
        .sort((one, other) => other.cells.length - one.cells.length);
      if (!cage) return undefined;
      const [first] = random.shuffled(cage.cells.filter(differs));
      const beside = random.shuffled(board.neighbours(first!).filter((cell) => cage.cells.includes(cell)));
      const apart = cage.cells.length < LARGEST ? [first!] : [first!, beside[0]!];
      const numbers = new Map(cages.flatMap(({ cells }, nth) => cells.map((cell) => [cell, nth] as const)));
      // Its other cells may be in several pieces then.
      for (const cell of apart) numbers.set(cell, cages.length);
      const others = new Map(cages.map((one) => [one.cells[0], one === cage ? undefined : one.clue]));
      return withClues(board, answer, (cell) => numbers.get(cell), random, others);
    },
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
