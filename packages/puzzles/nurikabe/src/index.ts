import {
  componentSizes,
  describePuzzle,
  Graph,
  type Grid,
  layers,
  not,
  notations,
  type PuzzleOf,
  regionsOf,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawSea } from './islands.js';
import { type NumberedAnswer, numberIslands, repairIslands } from './repair.js';

export type Nurikabe = PuzzleOf<typeof nurikabe>;

export const nurikabe = describePuzzle({
  id: 'nurikabe',
  title: 'Nurikabe',
  aliases: ['cell structure', 'islands in the stream'],
  goal: 'Shade the sea around the islands.',
  rules: {
    island: 'Each island of unshaded cells has one number, which counts its cells.',
    sea: rules.allConnected('All shaded cells are connected: they are the sea.'),
    pool: rules.noTwoByTwo('No two by two cells are all shaded.'),
  },
  grades: { medium: 3.6, hard: 5, extreme: 10 },
  techniques: {
    island: 'Island size',
    sea: 'Sea cut off',
    pool: 'Pool',
    'island+sea': 'Sea cut off',
    'island+pool': 'Pool',
  },
  clues: {
    numbers: layers.at('cells', values.orUnknown(values.number(1, ({ width, height }) => width * height))),
  },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),
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
        Graph.ofNodes(land, (cell) => board.neighbours(cell)),
        sizes,
        { roots },
      ),
    );
  },

  *verify({ board, numbers }, shaded) {
    const areas = regionsOf(board, (one, other) => shaded.at(one) === shaded.at(other));
    for (const places of areas.filter(([first]) => !shaded.at(first!))) {
      const [number, ...more] = numbers.pick(places).filter((one) => one !== undefined);
      if (number === undefined || more.length || (number !== '?' && number !== places.length))
        yield { rule: 'island', places };
    }
    for (const [cell] of numbers.known()) if (shaded.at(cell)) yield { rule: 'island', places: [cell] };
  },
  generation: {
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

  notations: [
    notations.puzzlink('nurikabe', notations.number16('numbers')),
    notations.puzzleTeam(notations.numberRuns('numbers')),
  ],
  examples,
});

const drawnOf = ({ shaded, numbers }: NumberedAnswer) => ({ clues: { numbers }, answer: shaded });

export default nurikabe;
