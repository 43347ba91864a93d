import {
  and,
  at,
  componentSizes,
  connected,
  describePuzzle,
  Graph,
  type Grid,
  not,
  number,
  number16,
  numberRuns,
  orUnknown,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  shaded,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawSea } from './islands.js';
import { type NumberedAnswer, numberIslands, repairIslands } from './repair.js';
import { verify } from './verify.js';

export type Nurikabe = PuzzleOf<typeof nurikabe>;

export const nurikabe = describePuzzle({
  id: 'nurikabe',
  title: 'Nurikabe',
  aliases: ['cell structure', 'islands in the stream'],
  rules: {
    island: 'Each island of unshaded cells has one number, which counts its cells.',
    sea: 'All shaded cells are connected: they are the sea.',
    pool: 'No two by two cells are all shaded.',
  },
  clues: { numbers: at('cells', orUnknown(number(1, ({ width, height }) => width * height))) },
  answer: at('cells', shaded, { label: 'known cells', key: 'shaded' }),
  cluesInAnswer: 'numbers',

  encode(m, { board, numbers }, shaded) {
    const land = shaded.map(not);
    const sizes = numbers.map((n) => (n === '?' ? undefined : n));
    const roots = numbers.known().map(([cell]) => cell);
    for (const cell of roots) m.require('island', cell, land.at(cell));
    m.require(
      'island',
      board.cells,
      componentSizes(
        Graph.ofNodes(land, (cell) => board.beside(cell)),
        sizes,
        { roots },
      ),
    );

    for (const square of board.rectangles(2, 2)) m.require('pool', square, not(and(...shaded.pick(square))));
    m.require('sea', board.cells, connected(Graph.ofNodes(shaded, (cell) => board.beside(cell))));
  },
  verify,
  generation: {
    rare: ['easy', 'medium'],
    puzzle({ board, random }) {
      const shaded = drawSea(board, random);
      return shaded && drawnOf(numberIslands(board, shaded, random));
    },
    repair({ puzzle: { board, numbers }, answer }, rivals, { random }) {
      const other = repairIslands(
        board,
        { shaded: answer, numbers: numbers as Grid<number | undefined> },
        rivals,
        random,
      );
      return other && drawnOf(other);
    },
  },

  notations: [puzzlink('nurikabe', number16('numbers')), puzzleTeam(numberRuns('numbers'))],
  examples,
});

const drawnOf = ({ shaded, numbers }: NumberedAnswer) => ({ clues: { numbers }, answer: shaded });

export default nurikabe;
