import {
  describePuzzle,
  layers,
  not,
  notations,
  type PuzzleOf,
  rules,
  sight,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Kurodoko = PuzzleOf<typeof kurodoko>;

const clue = values.withLook(
  values.orUnknown(values.number(1, ({ width, height }) => width + height - 1)),
  (n) => ({
    text: `${n}`,
    symbol: 'ring',
  }),
);

const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

export const kurodoko = describePuzzle({
  id: 'kurodoko',
  title: 'Kurodoko',
  aliases: ['kuromasu', 'range', 'where are the black cells'],
  goal: 'Shade some of the cells that hold no number.',
  rules: {
    view: 'A number says how many unshaded cells are seen from it in its row and column, its own included.',
    apart: rules.noneAdjacent('Shaded cells share no side.'),
    connected: rules.allConnected('All unshaded cells are connected.', { of: false, neverAlone: true }),
  },
  grades: { medium: 3.3, hard: 5, extreme: 9 },
  techniques: { view: 'View length', 'view+apart': 'View blocked' },
  clues: { numbers: layers.at('cells', clue) },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, numbers }, shaded) {
    const open = shaded.map(not);
    for (const [cell, n] of numbers.known()) {
      m.given(cell, open.at(cell));
      if (n === '?') continue;
      m.require('view', cell, sight([[cell], ...board.raysFrom(cell)].map((ray) => open.pick(ray))).is(n));
    }
  },

  *verify({ board, numbers }, shaded) {
    for (const [cell, n] of numbers.known()) {
      if (shaded.at(cell)) yield { rule: 'given', places: [cell] };
      if (n === '?') continue;
      let seen = shaded.at(cell) ? 0 : 1;
      for (const [down, right] of DIRECTIONS) {
        let [row, col] = [cell.row + down, cell.col + right];
        while (board.has({ row, col }) && !shaded.at(board.cell(row, col))) {
          seen++;
          row += down;
          col += right;
        }
      }
      if (seen !== n) yield { rule: 'view', places: [cell] };
    }
  },

  generation: { allowsClue: (clue) => clue !== '?' },

  notations: [
    notations.sgt('Range', {}, notations.numberRuns('numbers')),
    notations.puzzlink('kurodoko', notations.number16('numbers')),
    notations.puzzleTeam(notations.numberRuns('numbers')),
  ],
  examples,
});

export default kurodoko;
