import {
  at,
  type Board,
  type Cell,
  describePuzzle,
  digitRuns,
  Graph,
  type Grid,
  is,
  number,
  number16,
  type PuzzleOf,
  puzzlink,
  regionsOf,
  sgt,
  sized,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { verify } from './verify.js';

export type Fillomino = PuzzleOf<typeof fillomino>;

/** Any number that may be written; which of them can be found hangs on the clues. */
const size = number(1, ({ width, height }) => width * height);

export const fillomino = describePuzzle({
  id: 'fillomino',
  title: 'Fillomino',
  aliases: ['allied occupation', 'filling'],
  rules: {
    region: 'Equal numbers that are connected by their sides are a region, and count its cells.',
  },
  clues: { numbers: at('cells', size) },
  answer: ({ board, numbers }) => {
    const found = { ...size, domain: number(1, greatest(board, numbers)).domain };
    return at(board.cells, found, { called: 'numbers' });
  },
  known: ({ numbers }) => numbers,
  over: 'numbers',

  encode(m, { board, numbers }, number) {
    const beside = (cell: Cell) => board.beside(cell);
    for (let n = 1; n <= greatest(board, numbers); n++) {
      const alike = number.map((one) => is(one, n));
      m.require('region', board.cells, sized(Graph.ofNodes(alike, beside), n));
    }
  },
  verify: ({ board }, answer) => verify(board, answer),

  notations: [puzzlink('fillomino', number16('numbers')), sgt('Filling', {}, digitRuns('numbers'))],
  examples,
});

export default fillomino;

/** So many numbers for all cells together are looked at. */
const MOST = 60_000;

/** The greatest number that is looked for. A region may have no given number at all; on very large boards not one as large as that. */
function greatest(board: Board, numbers: Grid<number | undefined>): number {
  const given = Math.max(1, ...numbers.known().map(([, n]) => n));
  const isEmpty = (cell: Cell) => numbers.at(cell) === undefined;
  const empty = regionsOf(board, (one, other) => isEmpty(one) && isEmpty(other)).filter(([one]) =>
    isEmpty(one!),
  );
  const hidden = Math.max(0, ...empty.map((cells) => cells.length));
  return Math.max(given, Math.min(hidden, Math.ceil(MOST / board.cells.length)));
}
