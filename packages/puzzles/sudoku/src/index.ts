import {
  allDifferent,
  type Cell,
  describePuzzle,
  distinctSum,
  layers,
  notations,
  rules,
  type Shade,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { fpuzzles } from './f-puzzles.js';
import { drawJigsaw } from './jigsaw.js';
import { drawKiller } from './killer.js';
import { line } from './line.js';
import { puzzleTeam } from './puzzle-team.js';
import { sgt } from './sgt-id.js';
import { digit, LARGEST, regionRule, regions, sum as sumOfCage } from './sudoku.js';
import { verify } from './verify.js';

export type { Sudoku } from './sudoku.js';

const DEFAULT_SIZE = { width: 9, height: 9 };

export const sudoku = describePuzzle({
  id: 'sudoku',
  title: 'Sudoku',
  aliases: ['solo', 'number place', 'nanpure', 'jigsaw sudoku', 'killer sudoku', 'sudoku x'],
  coordinates: 'r1c2',
  square: true,
  sides: { min: 2, max: LARGEST },
  goal: 'Fill every empty cell with a number.',
  rules: {
    row: rules.allDifferentIn('Each row holds every number once.', 'rows'),
    column: rules.allDifferentIn('Each column holds every number once.', 'columns'),
    box: 'Each box holds every number once.',
    region: 'Each region holds every number once.',
    diagonal: 'Each of the two diagonals holds every number once.',
    cage: 'No number stands twice in a cage without a sum.',
    sum: 'The numbers in a cage are all different and add up to its sum.',
  },
  grades: { medium: 2.3, hard: 4, extreme: 6 },
  techniques: { cage: 'Already placed', sum: 'Cage combinations' },
  conditions: {
    region: 'In a jigsaw',
    diagonal: "With 'diagonals: yes'",
    cage: 'Where there are cages without a sum',
    sum: 'In a killer',
  },
  options: { diagonals: layers.flag('diagonals', false, 'that the diagonals hold every number') },
  clues: {
    regions,
    cages: layers.cages(sumOfCage, 'sum'),
  },
  // Sums are of numbers, all else asks only which are equal.
  nameLayers: ({ cages }) => (cages.some(({ clue }) => clue !== undefined) ? [] : ['givens']),
  answer: layers.at('cells', digit),
  hasFrames: true,

  encode(m, { board, regions, diagonals, cages }, number) {
    for (const region of regions) m.require(regionRule(regions), region, allDifferent(number.pick(region)));
    const falling = board.rows.map((row, at) => row.at(at)!);
    const rising = board.rows.map((row, at) => row.at(-1 - at)!);
    for (const diagonal of diagonals ? [falling, rising] : [])
      m.require('diagonal', diagonal, allDifferent(number.pick(diagonal)));
    for (const { cells, clue } of cages) {
      if (clue === undefined) m.require('cage', cells, allDifferent(number.pick(cells)));
      else m.require('sum', cells, distinctSum(number.pick(cells), clue));
    }
  },
  verify,

  draw({ board, diagonals }) {
    const toneOf = ({ row, col }: Cell) => {
      const [falls, rises] = [row === col, row + col === board.width - 1];
      return falls && rises ? 'crossing' : falls ? 'falling' : rises ? 'rising' : undefined;
    };
    if (!diagonals) return {};
    return {
      shades: board.cells.flatMap((at): readonly Shade[] => {
        const tone = toneOf(at);
        return tone ? [{ at, tone, source: 'clue' }] : [];
      }),
    };
  },

  generation: {
    defaultSize: DEFAULT_SIZE,
    symmetry: 'half',
    variants: {
      jigsaw: {
        defaultSize: DEFAULT_SIZE,
        board: ({ board, random }) => ({ regions: drawJigsaw(board, random) }),
      },
      x: { defaultSize: DEFAULT_SIZE, board: () => ({ diagonals: true }) },
      killer: {
        defaultSize: DEFAULT_SIZE,
        addClues: ({ answer }, { board, random }) => ({ cages: drawKiller(board, answer, random) }),
      },
    },
  },

  notations: [
    sgt,
    puzzleTeam,
    // These sites have boxes for squares and for 6x6.
    notations.limitSides(
      'an address',
      [4, 6, 9, 16, 25],
      notations.puzzlink({ names: ['sudoku'], side: true }, notations.number16('givens')),
    ),
  ],
  formats: { line, fpuzzles },
  examples,
});

export default sudoku;
