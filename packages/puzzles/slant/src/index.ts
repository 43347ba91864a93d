import {
  acyclic,
  at,
  type Cell,
  type Corner,
  cell,
  corner,
  count,
  cross4,
  describePuzzle,
  digitRuns,
  either,
  Graph,
  type Grid,
  not,
  number,
  orUnknown,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  sgt,
} from '@gridproof/describe';
import { closedAreas } from './areas.js';
import { examples } from './examples.js';

export type Slant = PuzzleOf<typeof slant>;

export const slant = describePuzzle({
  id: 'slant',
  title: 'Slant',
  aliases: ['gokigen', 'gokigen naname', 'naname'],
  rules: {
    touch: 'A number counts the diagonals that touch its corner.',
    loop: 'The diagonals, one in each cell, close no loop.',
  },
  clues: { numbers: at('corners', orUnknown(number(0, 4))) },
  answer: at(
    'cells',
    either(
      { value: 'backslash', sign: '\\', symbol: 'backslash' },
      { value: 'slash', sign: '/', symbol: 'slash' },
    ),
    { called: 'diagonals', key: 'strokes' },
  ),

  encode(m, { board, numbers }, falls) {
    const strokes = Graph.ofEdges(
      board.cells.flatMap((at) => {
        const { row, col } = at;
        return [
          { from: corner(row, col), to: corner(row + 1, col + 1), at, on: falls.at(at) },
          { from: corner(row + 1, col), to: corner(row, col + 1), at, on: not(falls.at(at)) },
        ];
      }),
    );
    for (const [at, n] of numbers.known()) if (n !== '?') m.require('touch', at, count(strokes.at(at)).is(n));
    m.require('loop', board.cells, acyclic(strokes));
  },

  *verify({ board, numbers }, stroke) {
    for (const [at, n] of numbers.known())
      if (n !== '?' && touching(at, stroke) !== n) yield { rule: 'touch', places: [at] };
    for (const places of closedAreas(board, stroke)) yield { rule: 'loop', places };
  },

  notations: [
    sgt('Slant', { least: 2, steering: /^d[a-z]$/ }, digitRuns('numbers')),
    puzzlink('gokigen', cross4('numbers')),
    puzzleTeam(digitRuns('numbers')),
  ],
  examples,
});

/** How many of the up to four diagonals around a corner touch it. */
const touching = ({ row, col }: Corner, stroke: Grid<'slash' | 'backslash', Cell>): number =>
  [-1, 0].flatMap((down) =>
    [-1, 0].filter((right) => {
      const one = cell(row + down, col + right);
      return stroke.has(one) && stroke.at(one) === (down === right ? 'backslash' : 'slash');
    }),
  ).length;

export default slant;
