import {
  and,
  type Bool,
  be,
  count,
  describePuzzle,
  drawBlackCells,
  is,
  layers,
  not,
  notations,
  or,
  type PuzzleOf,
  placeKey,
  values,
} from '@gridproof/describe';
import { impossibleParts, octantsAround, type SideOf, type Some } from './corner.js';
import { examples } from './examples.js';
import { isRectangle, whiteAreas } from './white-areas.js';

export type Shakashaka = PuzzleOf<typeof shakashaka>;

/** A black cell: how many triangles share a side with it, or `B` where it does not say. */
const black = values.withLook(values.orUnknown(values.number(0, 4), 'B'), (clue) => ({
  tone: 'dark',
  ...(clue !== 'B' && { text: `${clue}` }),
}));

/** The value of a white cell: no triangle, or the corner of a black one. The letter of a triangle has its bowl at that corner. */
const triangle = values.choice(
  { value: 'none', sign: 'x', symbol: 'dot', blank: true, words: be('all white'), inAnswer: { sign: '.' } },
  { value: 'upper-left', sign: 'q', aliases: ['◤'], symbol: 'triangle-upper-left' },
  { value: 'upper-right', sign: 'p', aliases: ['◥'], symbol: 'triangle-upper-right' },
  { value: 'lower-left', sign: 'd', aliases: ['◣'], symbol: 'triangle-lower-left' },
  { value: 'lower-right', sign: 'b', aliases: ['◢'], symbol: 'triangle-lower-right' },
);

/** The triangles that lie along a side of a cell, by their positions above. */
const ALONG: Readonly<Record<SideOf, readonly [number, number]>> = {
  upper: [1, 2],
  right: [2, 4],
  lower: [3, 4],
  left: [1, 3],
};

/** Found for the first board: that takes as long as to load all other puzzle types. */
let impossible: readonly Some[] | undefined;

export const shakashaka = describePuzzle({
  id: 'shakashaka',
  title: 'Shakashaka',
  aliases: ['proof of quilt'],
  goal: 'Put black triangles into white cells until every white area is a rectangle.',
  rules: {
    rectangle: 'Each white area is a rectangle, upright or turned by 45 degrees.',
    beside: 'A number counts the black triangles in the cells that share a side with it.',
  },
  techniques: { rectangle: 'White rectangle', 'beside+rectangle': 'Number and rectangle' },
  clues: { blacks: layers.at('cells', black, { label: 'black cells', key: 'black' }) },
  answer: ({ blacks }) => layers.at(blacks.unknown(), triangle, { label: 'known cells', key: 'triangles' }),
  text: [['blacks', 'givens']],
  cluesInAnswer: 'blacks',

  encode(m, { board, blacks }, triangle) {
    const dark = triangle.map((one) => {
      const along = (side: SideOf): Bool => m.define(or(...ALONG[side].map((n) => is(one, n))));
      return { upper: along('upper'), right: along('right'), lower: along('lower'), left: along('left') };
    });
    impossible ??= impossibleParts();
    // White areas are rectangles where they are so around each corner.
    for (const corner of board.corners) {
      const octants = octantsAround(board, corner).map(({ cell, side }) =>
        cell && dark.has(cell) ? dark.at(cell)[side] : true,
      );
      const negations = octants.map((octant) => octant !== true && not(octant));
      const parts = impossible.filter((part) => part.every(([at, white]) => !white || octants[at] !== true));
      const open = parts.map((part) => {
        const known = part.filter(([at]) => octants[at] !== true);
        return or(...known.map(([at, white]) => (white ? octants : negations)[at] as Bool));
      });
      m.require('rectangle', corner, and(...open));
    }
    for (const [cell, n] of blacks.known()) {
      const beside = board.neighbours(cell).filter((one) => triangle.has(one));
      if (n !== 'B')
        m.require('beside', cell, count(triangle.pick(beside).map((one) => not(is(one, 0)))).is(n));
    }
  },

  // Floods white areas quarter by quarter, and measures them.
  *verify({ board, blacks }, answer) {
    for (const [at, n] of blacks.known()) {
      const beside = board.neighbours(at).filter((one) => answer.has(one) && answer.at(one) !== 'none');
      if (n !== 'B' && beside.length !== n) yield { rule: 'beside', places: [at] };
    }
    for (const area of whiteAreas(answer)) {
      const keys = new Set(area.map(({ cell }) => placeKey(cell)));
      const places = board.cells.filter((cell) => keys.has(placeKey(cell)));
      if (!isRectangle(area)) yield { rule: 'rectangle', places };
    }
  },

  look: { frame: 'dashed' },
  generation: {
    board: ({ board, symmetry, random }) => ({ blacks: drawBlackCells(board, symmetry, random) }),
    clueShare: 0.7,
  },

  input: { press: 'quarter' },

  notations: [notations.puzzlink('shakashaka', notations.cross4('blacks'))],
  examples,
});

export default shakashaka;
