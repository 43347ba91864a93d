import {
  at,
  count,
  cross4,
  describePuzzle,
  digitRuns,
  Graph,
  line,
  number,
  orUnknown,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  sgt,
  singleLoop,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { verify } from './verify.js';

export type Slitherlink = PuzzleOf<typeof slitherlink>;

export const slitherlink = describePuzzle({
  id: 'slitherlink',
  title: 'Slitherlink',
  aliases: ['slither', 'slither link', 'loop the loop', 'fences', 'loopy'],
  rules: {
    around: 'A number counts the sides of its cell that the line runs along.',
    loop: 'The lines make one closed loop, which neither crosses nor touches itself.',
  },
  clues: { numbers: at('cells', orUnknown(number(0, 4))) },
  answer: at('sides', line, { label: 'lines', key: 'lines' }),
  cluesInAnswer: 'numbers',

  encode(m, { board, numbers }, line) {
    for (const [cell, n] of numbers.known())
      if (n !== '?') m.require('around', cell, count(line.pick(board.sidesOf(cell))).is(n));
    m.require('loop', board.sides, singleLoop(Graph.ofLines(line)));
  },
  verify,

  look: { frame: 'dots', hues: true },
  notations: [
    sgt(
      'Loopy',
      { minSide: 3, suffix: 't0', suffixMeaning: 'only square grids are read', generatorParams: /^d[a-z]$/ },
      digitRuns('numbers'),
    ),
    puzzlink(['slither', 'slitherlink'], cross4('numbers')),
    puzzleTeam(digitRuns('numbers')),
  ],
  examples,
});

export default slitherlink;
