import {
  and,
  at,
  be,
  choice,
  count,
  describePuzzle,
  endSigns,
  halves,
  holedBorders,
  iff,
  is,
  not,
  number,
  number16Pairs,
  type PuzzleOf,
  puzzlink,
  regions,
  sgt,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { laid } from './laid.js';
import { verify } from './verify.js';

export type Magnets = PuzzleOf<typeof magnets>;

const pole = choice(
  { value: 'plus', sign: '+', symbol: 'plus', words: be('+') },
  { value: 'minus', sign: '-', symbol: 'minus', words: be('-') },
  { value: 'none', sign: 'x', symbol: 'cross', inAnswer: { sign: '.' }, words: be('neutral') },
);
const [PLUS, MINUS, NONE] = [0, 1, 2];

/** No line has more poles of one sort: equal ones are no neighbours. */
const most = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.ceil(Math.max(width, height) / 2);

export const magnets = describePuzzle({
  id: 'magnets',
  title: 'Magnets',
  aliases: ['magnet', 'magnete', 'positive-negative'],
  rules: {
    domino: 'A domino is a magnet, with a + in one half and a - in the other, or is neutral, without a pole.',
    alone: 'A cell that belongs to no domino is neutral.',
    apart: 'Equal poles share no side.',
    pluses: 'A number above or to the left of the board counts the + of its column or row.',
    minuses: 'A number below or to the right of the board counts the - of its column or row.',
  },
  clues: {
    pluses: at(['above', 'left'], number(0, most), { called: 'numbers of +' }),
    minuses: at(['below', 'right'], number(0, most), { called: 'numbers of -' }),
    dominoes: regions({ most: 2, called: 'dominoes' }),
  },
  answer: at('cells', pole, { called: 'known cells', key: 'poles' }),
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
    for (const [end, n] of pluses.known())
      m.require('pluses', end, count(isPlus.pick(board.lineFrom(end))).is(n));
    for (const [end, n] of minuses.known())
      m.require('minuses', end, count(isMinus.pick(board.lineFrom(end))).is(n));
  },
  verify,

  making: { board: ({ board, random }) => ({ dominoes: laid(board, random) }) },
  draw: () => ({ caption: 'above and to the left the numbers of +, below and to the right those of -' }),

  notations: [
    sgt(
      'Magnets',
      { steering: /^(?:d[a-z])?S?$/ },
      endSigns('pluses'),
      endSigns('minuses'),
      halves('dominoes'),
    ),
    puzzlink('magnets', number16Pairs('minuses', 'pluses'), holedBorders('dominoes', 'givens', ['+', '-'])),
  ],
  examples,
});

export default magnets;
