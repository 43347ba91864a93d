import {
  type Cell,
  count,
  describePuzzle,
  Grid,
  groupBy,
  layers,
  not,
  notations,
  type PuzzleOf,
  rules,
  SeparatedCells,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawNumbers, repairNumbers } from './numbers.js';

export type Hitori = PuzzleOf<typeof hitori>;

/** A number stays legible on a ground of its own. */
const tile = values.withLook(values.shaded, (isShaded) => ({ tone: isShaded ? 'dark' : 'pale' }));

export const hitori = describePuzzle({
  id: 'hitori',
  title: 'Hitori',
  aliases: ['hitori ni shite kure', 'singles'],
  goal: 'Shade cells until no number is repeated in a row or column.',
  rules: {
    repeat: 'No number stands twice among the unshaded cells of a row or column.',
    apart: rules.noneAdjacent('Shaded cells share no side.'),
    connected: rules.allConnected('All unshaded cells are connected.', { of: false, neverAlone: true }),
  },
  grades: { medium: 2.45, hard: 3.05, extreme: 4 },
  techniques: {
    repeat: 'Equal numbers',
    'repeat+apart': 'Equal numbers beside each other',
    'connected+apart': 'Cut off',
  },
  clues: { numbers: layers.at('cells', values.number(1, 1295)) },
  nameLayers: () => ['numbers'],

  answer: layers.at('cells', tile, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, numbers }, shaded) {
    const open = shaded.map(not);
    for (const line of board.lines) {
      const withNumber = line.filter((cell) => numbers.at(cell) !== undefined);
      for (const equal of groupBy(withNumber, (cell) => numbers.at(cell)).values())
        if (equal.length > 1) m.require('repeat', equal, count(open.pick(equal)).atMost(1));
    }
  },

  *verify({ board, numbers }, shaded) {
    for (const line of board.lines) {
      /** By number: the first unshaded cell that has it. */
      const first = new Map<number, Cell>();
      for (const cell of line) {
        const number = numbers.at(cell);
        if (number === undefined || shaded.at(cell)) continue;
        const before = first.get(number);
        if (before) yield { rule: 'repeat', places: [before, cell] };
        else first.set(number, cell);
      }
    }
  },

  generation: {
    rareGrades: ['extreme'],
    puzzle({ board, random }) {
      const separated = new SeparatedCells(board);
      separated.fill(random);
      const answer = Grid.from(board.cells, (cell) => separated.cells.has(cell));
      return { clues: { numbers: drawNumbers(board, separated.cells, random) }, answer };
    },
    repair({ puzzle: { board, numbers }, answer }, rivals, { random }) {
      const other = repairNumbers(board, numbers as Grid<number>, answer, rivals, random);
      return other && { clues: { numbers: other }, answer };
    },
  },

  notations: [
    notations.puzzlink('hitori', notations.number36('numbers')),
    notations.sgt('Singles', { minSide: 2, generatorParams: /^d[ek]$/ }, notations.position62('numbers')),
  ],
  examples,
});

export default hitori;
