import {
  allDifferent,
  type Cell,
  cell,
  describePuzzle,
  distinctSum,
  layers,
  notations,
  type PuzzleOf,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawGrid, repairGrid } from './generator.js';
import { runsOf } from './runs.js';

export type Kakuro = PuzzleOf<typeof kakuro>;

const sums = values.pair(
  values.number(1, 45, { label: 'a sum' }),
  values.number(1, 45, { label: 'a sum' }),
  '\\',
);

/** A black cell: the sum of the run below it and that of the run to its right, either of which may be missing, or none. */
const black = values.orOneOf(
  values.withLook(sums, (clue) => ({ ...sums.look(clue), tone: 'dark' })),
  { value: 'black', sign: '\\', aliases: ['#'], tone: 'dark' },
);

export const kakuro = describePuzzle({
  id: 'kakuro',
  title: 'Kakuro',
  aliases: ['cross sums', 'kakro'],
  goal: 'Fill every white cell with a digit from 1 to 9.',
  rules: {
    different: 'The digits 1 to 9 in a run without a sum differ.',
    sum: 'The digits 1 to 9 in a run differ and add up to its sum.',
  },
  grades: { medium: 2.3, hard: 3.5, extreme: 6 },
  techniques: { different: 'Already placed', sum: 'Sum combinations' },
  clues: { blacks: layers.at('cells', black, { label: 'black cells', key: 'black' }) },
  answer: ({ board, blacks }) =>
    layers.at(
      board.cells.filter((cell) => blacks.at(cell) === undefined),
      values.number(1, 9),
      { label: 'numbers', key: 'numbers' },
    ),
  text: [['blacks', 'givens']],

  encode(m, { board, blacks }, number) {
    for (const { cells, total, from } of runsOf(board, blacks)) {
      const run = number.pick(cells);
      if (total === undefined) m.require('different', cells, allDifferent(run));
      else m.require('sum', cells.length > 0 ? cells : from, distinctSum(run, total));
    }
  },
  // Walks to the right and down from each cell: adds up from a black one, and looks for the same number from a white one.
  *verify({ board, blacks }, number) {
    /** The white cells beyond a cell, one step after the other. */
    const walk = (from: Cell, down: number, right: number): readonly Cell[] => {
      const cells: Cell[] = [];
      const next = ({ row, col }: Cell) => cell(row + down, col + right);
      for (let at = next(from); number.has(at); at = next(at)) cells.push(at);
      return cells;
    };
    for (const from of board.cells)
      for (const [half, down, right] of [
        [0, 1, 0],
        [1, 0, 1],
      ] as const) {
        const totalAt = (at: Cell): number | undefined => {
          const clue = blacks.has(at) ? blacks.at(at) : undefined;
          return clue === 'black' ? undefined : clue?.[half];
        };
        const walked = walk(from, down, right);
        if (number.has(from)) {
          const same = walked.filter((one) => number.at(one) === number.at(from));
          if (same.length === 0) continue;
          const first = walk(from, -down, -right).at(-1) ?? from;
          const total = totalAt(cell(first.row - down, first.col - right));
          yield { rule: total === undefined ? 'different' : 'sum', places: [from, ...same] };
        } else {
          const total = totalAt(from);
          const sum = walked.reduce((all, one) => all + number.at(one), 0);
          if (total !== undefined && sum !== total)
            yield { rule: 'sum', places: walked.length > 0 ? walked : [from] };
        }
      }
  },

  generation: {
    defaultSize: { width: 9, height: 9 },
    symmetry: 'half',
    puzzle: (context) => drawGrid(context),
    repair: ({ puzzle: { board, blacks }, answer }, rivals, { random }) =>
      repairGrid(board, blacks, answer, rivals, random),
  },

  notations: [
    notations.puzzlink({ names: ['kakuro'], clueMargin: true }, notations.splitClues('blacks', '\\')),
  ],
  examples,
});

export default kakuro;
