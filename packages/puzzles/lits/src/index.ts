import {
  and,
  type Bool,
  connected,
  count,
  definePuzzle,
  Graph,
  Grid,
  implies,
  is,
  not,
  or,
  shadedCells,
  wallsAround,
} from '@gridproof/core';
import { printShading, readShading } from '@gridproof/formats';
import { contactsOf } from './contacts.js';
import { examples } from './examples.js';
import { json, puzzleTeam, puzzlink } from './formats.js';
import { LETTERS, tetrominoesIn } from './tetrominoes.js';
import { parse, print } from './text.js';
import { verify } from './verify.js';

export type { Lits } from './lits.js';

export const lits = definePuzzle({
  id: 'lits',
  title: 'LITS',
  aliases: ['nuruomino'],
  rules: {
    tetromino: 'In each region exactly four cells are shaded, and they form an L, I, T or S.',
    square: 'No two by two cells are all shaded.',
    same: 'Tetrominoes of the same letter, turned or mirrored, share no side.',
    connected: 'All shaded cells are connected.',
  },
  parse,
  print,

  encode(m, { board, regions, givens }) {
    const shaded = m.bools(board.cells);
    for (const [cell, isShaded] of givens.known()) m.given(cell, is(shaded.at(cell), isShaded));

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
    return shaded;
  },

  decode: (shaded) => shaded,
  verify,

  draw({ board, regions, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      walls: wallsAround(board, regions).map((at) => ({ at, weight: 'thick', source: 'clue' })),
      marks: [],
      shades: shadedCells(givens, answer),
    };
  },

  printAnswer: (answer, { board }) => printShading(board, answer),
  readAnswer: (text, { board }) => readShading(text, board),
  formats: { json, puzzlink, puzzleTeam },
  examples,
});

export default lits;
