import {
  and,
  at,
  connected,
  describePuzzle,
  Graph,
  implies,
  not,
  number,
  number16,
  numberRuns,
  or,
  orUnknown,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  sgt,
  shaded,
  sight,
  windows,
  withLook,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { raysFrom } from './rays.js';
import { verify } from './verify.js';

export type Kurodoko = PuzzleOf<typeof kurodoko>;

const clue = withLook(orUnknown(number(1, ({ width, height }) => width + height - 1)), (n) => ({
  text: `${n}`,
  symbol: 'ring',
}));

export const kurodoko = describePuzzle({
  id: 'kurodoko',
  title: 'Kurodoko',
  aliases: ['kuromasu', 'range', 'where are the black cells'],
  rules: {
    view: 'A number says how many unshaded cells are seen from it in its row and column, its own included.',
    apart: 'Shaded cells share no side.',
    connected: 'All unshaded cells are connected.',
  },
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
    for (const line of board.lines)
      for (const two of windows(line, 2)) m.require('apart', two, not(and(...shaded.pick(two))));
    // A cell with only shaded neighbours would be separated from the rest: stating this eagerly saves most rounds.
    for (const cell of board.cells) {
      const beside = board.beside(cell);
      if (beside.length + 1 < board.cells.length)
        m.require('connected', [cell, ...beside], implies(open.at(cell), or(...open.pick(beside))));
    }
    m.require('connected', board.cells, connected(Graph.ofNodes(open, (cell) => board.beside(cell))));
  },
  verify,

  notations: [
    sgt('Range', {}, numberRuns('numbers')),
    puzzlink('kurodoko', number16('numbers')),
    puzzleTeam(numberRuns('numbers')),
  ],
  examples,
});

export default kurodoko;
