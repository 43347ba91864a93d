import {
  type DrawContext,
  describePuzzle,
  drawGivens,
  Grid,
  type IntVar,
  latinGrid,
  layers,
  longerSide,
  not,
  notations,
  or,
  type PuzzleOf,
  rules,
  sum,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Kropki = PuzzleOf<typeof kropki>;

const dot = values.oneOf(
  { value: 'white', sign: 'o', aliases: ['O', '○'], symbol: 'open-dot' },
  { value: 'black', sign: '*', aliases: ['●'], symbol: 'filled-dot' },
);

export const kropki = describePuzzle({
  id: 'kropki',
  title: 'Kropki',
  aliases: ['dots'],
  square: true,
  goal: 'Fill every empty cell with a number.',
  rules: {
    row: rules.allDifferentIn('Each row holds every number once.', 'rows'),
    column: rules.allDifferentIn('Each column holds every number once.', 'columns'),
    white: 'Two neighbours with a white dot between them differ by 1.',
    black: 'Of two neighbours with a black dot between them, one is twice the other.',
    none: 'Two neighbours without a dot do not differ by 1, and neither is twice the other.',
  },
  grades: { medium: 2.05, hard: 2.7, extreme: 4.4 },
  techniques: {
    white: 'White dot',
    black: 'Black dot',
    none: 'No dot between',
    'white+black': 'Dots in a chain',
  },
  clues: { dots: layers.at('inner sides', dot, { label: 'dots' }) },
  answer: layers.at('cells', values.number(1, longerSide), { label: 'numbers', key: 'numbers' }),
  text: [['dots', 'givens']],

  encode(m, { board, dots }, number) {
    for (const [side, dot] of dots.entries()) {
      const cells = board.cellsAt(side);
      const [one, other] = number.pick(cells) as [IntVar, IntVar];
      const ahead = sum([other, one], [1, -1]);
      const differByOne = or(ahead.is(1), ahead.is(-1));
      const isDouble = or(sum([one, other], [1, -2]).is(0), sum([other, one], [1, -2]).is(0));
      if (dot === 'white') m.require('white', side, differByOne);
      else if (dot === 'black') m.require('black', side, isDouble);
      else m.require('none', cells, not(or(differByOne, isDouble)));
    }
  },

  *verify({ board, dots }, number) {
    for (const [side, dot] of dots.entries()) {
      const places = board.cellsAt(side);
      const fits = dotsFor(number.pick(places));
      if (dot === undefined ? fits.length > 0 : !fits.includes(dot))
        yield { rule: dot ?? 'none', places: dot ? [side] : places };
    }
  },

  generation: {
    defaultSize: { width: 6, height: 6 },
    puzzle: drawDots,
    removable: ['givens'],
    rareGrades: ['hard', 'extreme'],
  },
  notations: [notations.puzzlink('kropki', notations.rightThenBelow(notations.base3('dots', ['o', '*'])))],
  examples,
});

/** Returns the dots that two neighbours may have: 1 and 2 may have either. */
function dotsFor(numbers: readonly number[]): readonly ('white' | 'black')[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return [
    ...(high - low === 1 ? (['white'] as const) : []),
    ...(high === 2 * low ? (['black'] as const) : []),
  ];
}

/** Draws a board with all dots of an answer, and some of its numbers. */
function drawDots(context: DrawContext) {
  const { board, random } = context;
  const answer = latinGrid(board, random);
  const dots = Grid.from(
    board.innerSides,
    (side) => random.shuffled(dotsFor(answer.pick(board.cellsAt(side))))[0],
  );
  return { clues: { dots, givens: drawGivens(answer, context) }, answer };
}

export default kropki;
