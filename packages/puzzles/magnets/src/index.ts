import {
  and,
  type Bool,
  be,
  type Cell,
  count,
  describePuzzle,
  Grid,
  iff,
  is,
  layers,
  longerSide,
  not,
  notations,
  type Outside,
  type PuzzleOf,
  randomDominoes,
  values,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Magnets = PuzzleOf<typeof magnets>;

const pole = values.choice(
  { value: 'plus', sign: '+', symbol: 'plus', colour: 3, words: be('+') },
  { value: 'minus', sign: '-', symbol: 'minus', colour: 1, words: be('-') },
  { value: 'none', sign: 'x', tone: 'hatched', blank: true, inAnswer: { sign: '.' }, words: be('neutral') },
);
const [PLUS, MINUS, NONE] = [0, 1, 2];

/** A number in the colour of the poles that it counts. */
const counting = (colour: 1 | 3) =>
  values.withLook(values.number(0, longerSide), (n) => ({ text: `${n}`, colour }));

export const magnets = describePuzzle({
  id: 'magnets',
  title: 'Magnets',
  aliases: ['magnet', 'magnete', 'positive-negative'],
  goal: 'Place magnets on some of the dominoes, and leave the others neutral.',
  rules: {
    domino: 'A domino is a magnet, with a + in one half and a - in the other, or is neutral, without a pole.',
    alone: 'A cell that belongs to no domino is neutral.',
    apart: 'Equal poles share no side.',
    pluses: 'A number above or to the left of the board counts the + of its column or row.',
    minuses: 'A number below or to the right of the board counts the - of its column or row.',
  },
  grades: { medium: 3.2, hard: 4.7, extreme: 9 },
  techniques: {
    domino: 'Other half of a domino',
    apart: 'Equal poles',
    'domino+apart': 'Equal poles',
    'apart+pluses': 'Poles of a line',
    'apart+minuses': 'Poles of a line',
    'domino+pluses': 'Poles of a line',
    'domino+minuses': 'Poles of a line',
    'domino+apart+pluses': 'Line and dominoes',
    'domino+apart+minuses': 'Line and dominoes',
    'pluses+minuses': 'Crossing lines',
    'domino+pluses+minuses': 'Crossing lines',
    'apart+pluses+minuses': 'Crossing lines',
    pluses: 'Poles of a line',
    minuses: 'Poles of a line',
  },
  clues: {
    pluses: layers.at(['above', 'left'], counting(3), { label: 'numbers of +' }),
    minuses: layers.at(['below', 'right'], counting(1), { label: 'numbers of -' }),
    dominoes: layers.regions({ maxSize: 2, label: 'dominoes' }),
  },
  answer: layers.at('cells', pole, { label: 'known cells', key: 'poles' }),
  text: [['pluses', 'minuses', 'givens'], ['dominoes']],

  encode(m, { board, pluses, minuses, dominoes }, pole) {
    const isPlus = pole.map((one) => is(one, PLUS));
    const isMinus = pole.map((one) => is(one, MINUS));
    for (const domino of dominoes) {
      const [one, other] = domino;
      if (!other) m.require('alone', one!, is(pole.at(one!), NONE));
      else
        m.require(
          'domino',
          domino,
          and(iff(isPlus.at(one!), isMinus.at(other)), iff(isMinus.at(one!), isPlus.at(other))),
        );
    }
    for (const line of board.lines)
      for (const two of windows(line, 2))
        m.require('apart', two, and(not(and(...isPlus.pick(two))), not(and(...isMinus.pick(two)))));
    const halves = new Map(dominoes.flatMap((domino) => domino.map((half) => [half, domino])));
    // A domino along the line has one pole of each sign there if it is a magnet.
    const polesOn = (end: Outside, isPole: Grid<Bool, Cell>) => {
      const line = new Set(board.lineFrom(end));
      return [...line].flatMap((cell) => {
        const [one, other] = halves.get(cell)!;
        if (!other || !line.has(one!) || !line.has(other)) return [isPole.at(cell)];
        return cell === one ? [not(is(pole.at(cell), NONE))] : [];
      });
    };
    for (const [end, n] of pluses.known()) m.require('pluses', end, count(polesOn(end, isPlus)).is(n));
    for (const [end, n] of minuses.known()) m.require('minuses', end, count(polesOn(end, isMinus)).is(n));
  },
  // Each pole has a charge, and the charges of a domino cancel out.
  *verify({ board, pluses, minuses, dominoes }, poles) {
    const charge = Grid.from(board.cells, (cell) => ({ plus: 1, minus: -1, none: 0 })[poles.at(cell)]);
    for (const domino of dominoes) {
      const sum = charge.pick(domino).reduce((before, one) => before + one, 0);
      if (sum !== 0) yield { rule: domino.length === 1 ? 'alone' : 'domino', places: domino };
    }
    for (const cell of board.cells)
      for (const next of board.neighbours(cell))
        if (charge.at(cell) * charge.at(next) === 1 && (next.row > cell.row || next.col > cell.col))
          yield { rule: 'apart', places: [cell, next] };
    const charged = (wanted: number) => board.cells.filter((cell) => charge.at(cell) === wanted);
    for (const [rule, clues, found] of [
      ['pluses', pluses, charged(1)],
      ['minuses', minuses, charged(-1)],
    ] as const)
      for (const [end, n] of clues.known()) {
        const isColumn = end.end === 'above' || end.end === 'below';
        const own = found.filter(({ row, col }) => (isColumn ? col === end.col : row === end.row));
        if (own.length !== n) yield { rule, places: [end] };
      }
  },

  generation: {
    board: ({ board, random }) => ({ dominoes: randomDominoes(board, random) }),
    // Boards with few magnets hardly ever have one answer.
    bias: (value) => (value === NONE ? 1 : 8),
  },
  draw: () => ({ caption: 'above and on the left: how many +; below and on the right: how many -' }),

  input: {
    press: 'cycle',
    linkedEntries: ({ dominoes }, place, value) =>
      dominoes
        .filter((domino) => domino.length === 2 && domino.includes(place as Cell))
        .flatMap((domino) => domino.filter((one) => one !== place))
        .map((half) => [half, value === PLUS ? MINUS : value === MINUS ? PLUS : value]),
  },

  notations: [
    notations.sgt(
      'Magnets',
      { generatorParams: /^(?:d[a-z])?S?$/ },
      notations.endSigns('pluses'),
      notations.endSigns('minuses'),
      notations.dominoHalves('dominoes'),
    ),
    notations.puzzlink(
      'magnets',
      notations.number16Pairs('minuses', 'pluses'),
      notations.holedBorders('dominoes', 'givens', ['+', '-']),
    ),
  ],
  examples,
});

export default magnets;
