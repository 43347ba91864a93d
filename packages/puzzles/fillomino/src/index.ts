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
  PuzzleError,
  type PuzzleOf,
  puzzlink,
  regionsOf,
  sgt,
  sized,
} from '@gridproof/describe';
import { division } from './division.js';
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

  check({ board, numbers }) {
    checkGreatest(board, greatest(board, numbers));
  },

  encode(m, { board, numbers }, number) {
    const beside = (cell: Cell) => board.beside(cell);
    const most = greatest(board, numbers);
    for (let n = 1; n <= most; n++) {
      const alike = number.map((one) => is(one, n));
      m.require('region', board.cells, sized(Graph.ofNodes(alike, beside), n));
    }
  },
  verify: ({ board }, answer) => verify(board, answer),

  making: {
    puzzle({ board, random }) {
      // Numbers are taken away, and a board without any must be one that is searched.
      checkGreatest(board, board.cells.length);
      const numbers = division(board, random);
      return numbers && { clues: { numbers }, answer: numbers };
    },
    takes: ['numbers'],
    // How large a region may be hangs on where numbers stand.
    afresh: true,
  },

  notations: [puzzlink('fillomino', number16('numbers')), sgt('Filling', {}, digitRuns('numbers'))],
  examples,
});

export default fillomino;

/** So many numbers for all cells together are looked at. */
const MOST = 60_000;

function checkGreatest(board: Board, n: number): void {
  if (n * board.cells.length > MOST)
    throw new PuzzleError(
      'too-large',
      `on this board a region may have up to ${n} cells, expected at most ${Math.floor(MOST / board.cells.length)} on ${board.cells.length} cells: more are not searched`,
    );
}

/** The greatest number that may be found: a region may have no given number at all. */
const greatest = (board: Board, numbers: Grid<number | undefined>): number =>
  Math.max(1, ...numbers.known().map(([, n]) => n), hidden(board, numbers));

/** How many cells a region without a given number may have: as many as hang together without one. */
function hidden(board: Board, numbers: Grid<number | undefined>): number {
  const isEmpty = (cell: Cell) => numbers.at(cell) === undefined;
  const empty = regionsOf(board, (one, other) => isEmpty(one) && isEmpty(other)).filter(([one]) =>
    isEmpty(one!),
  );
  return Math.max(0, ...empty.map((cells) => cells.length));
}
