import {
  acyclic,
  type Board,
  type Cell,
  type Corner,
  corner,
  count,
  describePuzzle,
  Graph,
  type Grid,
  layers,
  not,
  notations,
  type PuzzleOf,
  values,
} from '@gridproof/describe';
import { closedAreas } from './areas.js';
import { examples } from './examples.js';

export type Slant = PuzzleOf<typeof slant>;

export const slant = describePuzzle({
  id: 'slant',
  title: 'Slant',
  aliases: ['gokigen', 'gokigen naname', 'naname'],
  goal: 'Draw a diagonal in every cell.',
  rules: {
    touch: 'A number counts the diagonals that touch its corner.',
    loop: 'The diagonals, one in each cell, close no loop.',
  },
  techniques: { loop: 'Closed loop', 'loop+touch': 'Number and loop' },
  clues: { numbers: layers.at('corners', values.orUnknown(values.number(0, 4))) },
  answer: layers.at(
    'cells',
    values.either(
      { value: 'backslash', sign: '\\', symbol: 'backslash' },
      { value: 'slash', sign: '/', symbol: 'slash' },
    ),
    { label: 'diagonals', key: 'strokes' },
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
      if (n !== '?' && touching(at, stroke, board) !== n) yield { rule: 'touch', places: [at] };
    for (const places of closedAreas(board, stroke)) yield { rule: 'loop', places };
  },

  look: { frame: 'dashed' },
  notations: [
    notations.sgt('Slant', { minSide: 2, generatorParams: /^d[a-z]$/ }, notations.digitRuns('numbers')),
    notations.puzzlink('gokigen', notations.cross4('numbers')),
    notations.puzzleTeam(notations.digitRuns('numbers')),
  ],
  examples,
});

/** Counts the diagonals around a corner that touch it. */
function touching({ row, col }: Corner, stroke: Grid<'slash' | 'backslash', Cell>, { rows }: Board): number {
  let touch = 0;
  for (const down of [-1, 0])
    for (const right of [-1, 0]) {
      const one = rows[row + down]?.[col + right];
      if (one && stroke.at(one) === (down === right ? 'backslash' : 'slash')) touch++;
    }
  return touch;
}

export default slant;
