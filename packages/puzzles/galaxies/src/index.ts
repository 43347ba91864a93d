import { and, definePuzzle, implies, is, partition, wallsAround } from '@gridproof/core';
import { parseAnswer, printAnswer } from './answer.js';
import { examples } from './examples.js';
import { json, puzzlink, sgt } from './formats.js';
import { around, halfTurn } from './galaxies.js';
import { parse, print } from './text.js';
import { verify } from './verify.js';

export type { Galaxies } from './galaxies.js';

export const galaxies = definePuzzle({
  id: 'galaxies',
  title: 'Galaxies',
  aliases: ['tentai show', 'tentaisho', 'spiral galaxies'],
  rules: {
    symmetry: 'Each region has exactly one centre, and half a turn about it takes the region onto itself.',
    connected: 'The cells of a region are connected by their sides.',
  },
  parse,
  print,

  encode(m, { board, cells, centers }) {
    const galaxy = m.ints(cells, 0, centers.length - 1);
    for (const [n, { at }] of centers.entries()) {
      const inside = galaxy.map((number) => is(number, n));
      m.given(at, and(...inside.pick(around(at))));
      for (const cell of cells) {
        const opposite = halfTurn(cell, at);
        const alsoInside = inside.has(opposite) && inside.at(opposite);
        m.require('symmetry', [cell, at], implies(inside.at(cell), alsoInside));
      }
    }
    m.require(
      'connected',
      cells,
      partition(
        galaxy,
        centers.map(({ at }) => around(at)),
        (cell) => board.beside(cell).filter((next) => galaxy.has(next)),
      ),
    );
    return galaxy;
  },

  decode: (galaxy) => galaxy,
  verify,

  draw({ board, cells, centers }, answer) {
    const numbers = answer ? [...new Set(answer.values)] : [];
    const regions = numbers.map((n) => cells.filter((cell) => answer?.at(cell) === n));
    return {
      width: board.width,
      height: board.height,
      ...(cells.length < board.cells.length ? { cells } : {}),
      marks: centers.map(({ at, black }) => ({ at, source: 'clue', symbol: black ? 'disc' : 'circle' })),
      walls: [
        ...wallsAround(board, regions).map((at) => ({ at, weight: 'thick', source: 'found' }) as const),
        ...wallsAround(board, [cells]).map((at) => ({ at, weight: 'thick', source: 'clue' }) as const),
      ],
      shades: cells
        .filter((cell) => answer && centers[answer.at(cell)]?.black)
        .map((at) => ({ at, tone: 'tint', source: 'found' })),
    };
  },

  printAnswer,
  readAnswer: parseAnswer,
  formats: { json, sgt, puzzlink },
  examples,
});

export default galaxies;
