import {
  allConnected,
  at,
  describePuzzle,
  noneAdjacent,
  not,
  number,
  number16,
  numberRuns,
  orUnknown,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  sgt,
  shaded,
  sight,
  withLook,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { raysFrom } from './rays.js';

export type Kurodoko = PuzzleOf<typeof kurodoko>;

const clue = withLook(orUnknown(number(1, ({ width, height }) => width + height - 1)), (n) => ({
  text: `${n}`,
  symbol: 'ring',
}));

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
    apart: noneAdjacent('Shaded cells share no side.'),
    connected: allConnected('All unshaded cells are connected.', { of: false, neverAlone: true }),
  },
  grades: { medium: 3.3, hard: 5, extreme: 9 },
  techniques: { view: 'View length', 'view+apart': 'View blocked' },
  clues: {
    numbers: at('cells', clue),
  },
  answer: at('cells', shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, numbers }, shaded) {
    const open = shaded.map(not);
    for (const [cell, n] of numbers.known()) {
      m.given(cell, open.at(cell));
      if (n === '?') continue;
      m.require('view', cell, sight([[cell], ...raysFrom(board, cell)].map((ray) => open.pick(ray))).is(n));
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

  notations: [
    sgt('Range', {}, numberRuns('numbers')),
    puzzlink('kurodoko', number16('numbers')),
    puzzleTeam(numberRuns('numbers')),
  ],
  examples,
});

export default kurodoko;
