import {
  and,
  at,
  type Bool,
  borders,
  connected,
  count,
  describePuzzle,
  Graph,
  Grid,
  implies,
  not,
  or,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  regionNumbers,
  regions,
  shaded,
} from '@gridproof/describe';
import { contactsOf } from './contacts.js';
import { examples } from './examples.js';
import { LETTERS, tetrominoesIn } from './tetrominoes.js';
import { verify } from './verify.js';

export type Lits = PuzzleOf<typeof lits>;

export const lits = describePuzzle({
  id: 'lits',
  title: 'LITS',
  aliases: ['nuruomino'],
  rules: {
    tetromino: 'In each region exactly four cells are shaded, and they form an L, I, T or S.',
    square: 'No two by two cells are all shaded.',
    same: 'Tetrominoes of the same letter, turned or mirrored, share no side.',
    connected: 'All shaded cells are connected.',
  },
  // A region of fewer than four cells has no room for a tetromino: then there is no answer.
  clues: { regions: regions() },
  answer: at('cells', shaded, { called: 'known cells', key: 'shaded' }),

  encode(m, { board, regions }, shaded) {
    const letters = regions.map((region) => {
      const placed = tetrominoesIn(region).map(({ letter, cells }) => ({
        letter,
        cells,
        on: m.define(and(...shaded.pick(cells))),
      }));
      m.require('tetromino', region, count(placed.map(({ on }) => on)).is(1));
      // Of the region's cells, those of the tetromino are the only shaded ones.
      const covering = Grid.over(region, (): Bool[] => []);
      for (const { cells, on } of placed) for (const cell of cells) covering.at(cell).push(on);
      for (const [cell, those] of covering.entries())
        m.require('tetromino', cell, implies(shaded.at(cell), or(...those)));
      return LETTERS.map((letter) =>
        m.define(or(...placed.filter((one) => one.letter === letter).map(({ on }) => on))),
      );
    });

    for (const { row, col } of board.cells) {
      const square = board.rectangle(row, col, 2, 2);
      if (square.length === 4) m.require('square', square, not(and(...shaded.pick(square))));
    }

    const touches = contactsOf(board, regions).map(({ between: [one, other], across }) => {
      const on = m.define(or(...across.map((both) => and(...shaded.pick(both)))));
      for (const [at, letter] of letters[one]!.entries())
        m.require('same', across.flat(), not(and(on, letter, letters[other]![at]!)));
      return { from: regions[one]![0]!, to: regions[other]![0]!, at: across[0]![0], on };
    });

    // Each tetromino hangs together, so it is enough that the regions do: each is one node, at its first cell.
    const touching = Graph.ofEdges(touches);
    if (touches.length)
      for (const region of regions) m.require('connected', region, or(...touching.at(region[0]!)));
    const within = regions.flatMap(([from, to]) => (from && to ? [{ from, to, at: from, on: true }] : []));
    m.require('connected', board.cells, connected(Graph.ofEdges([...within, ...touches])));
  },
  verify,

  notations: [puzzlink('lits', borders('regions')), puzzleTeam(regionNumbers('regions'))],
  examples,
});

export default lits;
