import {
  and,
  anyOf,
  connected,
  describePuzzle,
  Graph,
  Grid,
  implies,
  layers,
  moveBorder,
  not,
  notations,
  or,
  type PuzzleOf,
  pairs,
  placement,
  regionBorders,
  regionsOf,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRegions } from './generator.js';
import { areNeighbours, letterOf } from './letter.js';
import { TETROMINOES } from './tetrominoes.js';

export type Lits = PuzzleOf<typeof lits>;

/** Grey, so that the borders of regions are seen. */
const filled = values.withLook(values.shaded, (isShaded) => ({ tone: isShaded ? 'grey' : 'light' }));

export const lits = describePuzzle({
  id: 'lits',
  title: 'LITS',
  aliases: ['nuruomino'],
  goal: 'Shade one tetromino in each region.',
  rules: {
    tetromino: 'In each region exactly four cells are shaded, and they form an L, I, T or S.',
    square: rules.noTwoByTwo('No two by two cells are all shaded.'),
    same: 'Tetrominoes of the same letter, turned or mirrored, share no side.',
    connected: 'All shaded cells are connected.',
  },
  grades: { medium: 5, hard: 6, extreme: 8.5, surplus: -0.2 },
  techniques: {
    tetromino: 'Shape fits',
    same: 'Same shape beside',
    'tetromino+square': 'Shape would make a square',
    'same+tetromino': 'Same shape beside',
    'same+tetromino+square': 'Same shape or square',
    'connected+tetromino': 'Shape out of reach',
  },
  // A region of fewer than four cells has no room for a tetromino: then there is no answer.
  clues: { regions: layers.regions() },
  answer: layers.at('cells', filled, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, regions }, shaded) {
    const letters = regions.map((region) => {
      const one = placement(
        Grid.from(region, (cell) => shaded.at(cell)),
        [{ shapes: TETROMINOES, number: 1 }],
      );
      m.require('tetromino', region, one);
      return TETROMINOES.map((shape) =>
        m.define(
          anyOf(
            one.placements.filter((position) => position.shape === shape).map(({ isPlaced }) => isPlaced),
          ),
        ),
      );
    });

    const touches = regionBorders(board, regions).map(({ between: [one, other], across }) => {
      const on = m.define(or(...across.map((both) => and(...shaded.pick(both)))));
      const both = letters[one]!.map((letter, at) => and(letter, letters[other]![at]!));
      m.require('same', across.flat(), implies(on, not(or(...both))));
      return { from: regions[one]![0]!, to: regions[other]![0]!, at: across[0]![0], on };
    });

    // Each tetromino is connected, so it is enough that the regions are: each is one node, at its first cell.
    const touching = Graph.ofEdges(touches);
    if (touches.length)
      for (const region of regions) m.require('connected', region, or(...touching.at(region[0]!)));
    const within = regions.flatMap(([from, to]) => (from && to ? [{ from, to, at: from, on: true }] : []));
    m.require('connected', board.cells, connected(Graph.ofEdges([...within, ...touches])));
  },

  *verify({ board, regions }, answer) {
    const pieces = regions.map((region) => region.filter((cell) => answer.at(cell)));
    const letters = pieces.map(letterOf);
    for (const [at, piece] of pieces.entries())
      if (letters[at] === undefined)
        yield { rule: 'tetromino', places: piece.length < 4 ? regions[at]! : piece };

    for (const letter of 'LITS')
      for (const [one, other] of pairs(pieces.filter((_, at) => letters[at] === letter)))
        if (one.some((cell) => other.some((next) => areNeighbours(cell, next))))
          yield { rule: 'same', places: [...one, ...other] };

    const parts = regionsOf(board, (one, other) => answer.at(one) && answer.at(other))
      .filter(([first]) => answer.at(first!))
      .toSorted((a, b) => b.length - a.length);
    for (const places of parts.slice(1)) yield { rule: 'connected', places };
  },

  generation: {
    maxCells: 144,
    puzzle({ board, random }) {
      const found = drawRegions(board, random);
      return found && { clues: { regions: found.regions }, answer: found.answer };
    },
    change: moveBorder,
  },

  notations: [
    notations.puzzlink('lits', notations.borders('regions')),
    notations.puzzleTeam(notations.regionNumbers('regions')),
  ],
  examples,
});

export default lits;
