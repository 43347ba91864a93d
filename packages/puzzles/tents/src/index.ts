import {
  at,
  commaSeparated,
  count,
  describePuzzle,
  either,
  Grid,
  hold,
  letterSkips,
  longerSide,
  marker,
  marks,
  matching,
  negate,
  number,
  number16,
  type PuzzleOf,
  puzzleTeamByCommas,
  puzzlink,
  sgt,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawTents, repairTents } from './generator.js';
import { verify } from './verify.js';

export type Tents = PuzzleOf<typeof tents>;

const tree = marker({ sign: 'T', symbol: 'tree' });

const tent = either(
  { value: true, sign: 'A', symbol: 'tent', words: hold('a tent') },
  {
    value: false,
    sign: 'x',
    tone: 'grass',
    blank: true,
    inAnswer: { sign: '.' },
    words: negate(hold('a tent')),
  },
);

export const tents = describePuzzle({
  id: 'tents',
  title: 'Tents',
  aliases: ['tents and trees'],
  rules: {
    own: 'Each tree has a tent of its own beside it, and each tent a tree.',
    apart: 'Tents touch nowhere, not even at a corner.',
    line: 'A number outside counts the tents of its row or column.',
  },
  clues: {
    counts: at(['above', 'left'], number(0, longerSide), { label: 'numbers outside' }),
    trees: at('cells', tree),
  },
  answer: ({ board, trees }) =>
    at(
      board.cells.filter((cell) => !trees.at(cell)),
      tent,
      { label: 'known cells', key: 'tents' },
    ),
  text: [['counts', 'trees', 'givens']],
  cluesInAnswer: 'trees',

  encode(m, { board, counts, trees }, tent) {
    const there = Grid.over(
      trees.known().map(([cell]) => cell),
      () => true,
    );
    m.require(
      'own',
      board.cells,
      matching(there, tent, (cell) => board.beside(cell)),
    );

    // Of the four cells around a corner one at most has a tent; in a single line, of two neighbours.
    const [wide, high] = [Math.min(2, board.width), Math.min(2, board.height)];
    for (const block of board.rectangles(high, wide)) {
      const cells = block.filter((cell) => tent.has(cell));
      if (cells.length > 1) m.require('apart', cells, count(tent.pick(cells)).atMost(1));
    }

    for (const [end, n] of counts.known()) {
      const line = board.lineFrom(end).filter((cell) => tent.has(cell));
      m.require('line', end, count(tent.pick(line)).is(n));
    }
  },
  verify: (clues, tents) => verify(clues, tents),

  generation: {
    puzzle: (context) => drawTents(context),
    repair: ({ puzzle, answer }, rivals, context) =>
      repairTents(answer, rivals.at(-1)!, new Set(puzzle.trees.known().map(([cell]) => cell)), context),
    removable: ['counts'],
  },

  input: { drag: 'mark' },

  notations: [
    sgt(
      'Tents',
      { minSide: 4, generatorParams: /^(?:d[a-z])?$/ },
      letterSkips('trees'),
      commaSeparated('counts'),
    ),
    puzzlink('tents', number16('counts'), marks('trees')),
    puzzleTeamByCommas(/^[a-z_]+(?:,\d+)+$/, letterSkips('trees'), commaSeparated('counts')),
  ],
  examples,
});

export default tents;
