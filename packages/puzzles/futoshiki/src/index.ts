import {
  type DrawContext,
  describePuzzle,
  drawGivens,
  Grid,
  type IntVar,
  latinGrid,
  layers,
  less,
  longerSide,
  not,
  notations,
  or,
  type Place,
  PuzzleError,
  type PuzzleOf,
  placeName,
  rules,
  sum,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { meant, type Sign, task } from './puzzle-team.js';

export type Futoshiki = PuzzleOf<typeof futoshiki>;

const DEFAULT_SIZE = { width: 5, height: 5 };

type Rule = 'sign' | 'near' | 'apart';

/** The sign that points to the right or below, and the one that points to the left or above. */
const pointed = (across: string, down: string) => (at: Place) =>
  'towards' in at && at.towards === 'below' ? down : across;

/** The relation of the left or upper neighbour to the other. Only Renzoku has dots. */
const sign = values.oneOf(
  { value: 'less', sign: pointed('<', '^'), aliases: ['∧'], symbol: 'less' },
  { value: 'greater', sign: pointed('>', 'v'), aliases: ['V', '∨'], symbol: 'greater' },
  { value: 'consecutive', sign: 'o', aliases: ['O', '○'], symbol: 'open-dot' },
);

export const futoshiki = describePuzzle({
  id: 'futoshiki',
  title: 'Futoshiki',
  aliases: ['unequal', 'more or less', 'renzoku'],
  square: true,
  goal: 'Fill every empty cell with a number.',
  rules: {
    row: rules.allDifferentIn('Each row holds every number once.', 'rows'),
    column: rules.allDifferentIn('Each column holds every number once.', 'columns'),
    sign: 'A sign between two neighbours points to the smaller number.',
    near: 'Two neighbours with a dot between them differ by 1.',
    apart: 'Two neighbours without a dot between them do not differ by 1.',
  },
  grades: { medium: 2.6, hard: 4.2, extreme: 6 },
  techniques: {
    sign: 'Inequality',
    near: 'Neighbours of a dot',
    apart: 'No dot between',
    'near+apart': 'Dots in a chain',
  },
  conditions: { near: "With 'renzoku: yes'", apart: "With 'renzoku: yes'" },
  options: { renzoku: layers.flag('renzoku', false, 'that dots show all neighbours that differ by 1') },
  clues: { signs: layers.at('inner sides', sign, { label: 'signs' }) },
  answer: layers.at('cells', values.number(1, longerSide, { emptySigns: ['0'] }), {
    label: 'numbers',
    key: 'numbers',
  }),
  text: [['signs', 'givens']],
  // Renzoku has only dots, and shows all of them; other boards have none.
  check({ signs, renzoku }, where) {
    for (const [side, sign] of signs.known())
      if ((sign === 'consecutive') !== renzoku)
        throw new PuzzleError(
          'sign-mismatch',
          renzoku
            ? `a sign that is no dot stands at ${placeName(side)}; Renzoku has dots alone`
            : `a dot stands at ${placeName(side)}; dots are for Renzoku, where the text says 'renzoku: yes'`,
          where(side),
        );
  },

  look: { frame: 'boxes' },
  encode(m, { board, signs, renzoku }, number) {
    for (const [side, sign] of signs.entries()) {
      const cells = board.cellsAt(side);
      const [one, other] = number.pick(cells) as [IntVar, IntVar];
      const ahead = sum([other, one], [1, -1]);
      const differByOne = or(ahead.is(1), ahead.is(-1));
      if (sign === 'less') m.require('sign', side, less(one, other));
      else if (sign === 'greater') m.require('sign', side, less(other, one));
      else if (sign === 'consecutive') m.require('near', side, differByOne);
      else if (renzoku) m.require('apart', cells, not(differByOne));
    }
  },
  *verify({ board, signs, renzoku }, number) {
    for (const [side, sign] of signs.entries()) {
      const places = board.cellsAt(side);
      const [before, after] = number.pick(places) as [number, number];
      const rule = brokenBy(before, after, sign, renzoku);
      if (rule) yield { rule, places: rule === 'apart' ? places : [side] };
    }
  },

  generation: {
    defaultSize: DEFAULT_SIZE,
    puzzle: (context) => drawClues(context, false),
    removable: ['signs', 'givens'],
    variants: {
      renzoku: {
        defaultSize: DEFAULT_SIZE,
        rareGrades: ['medium', 'hard', 'extreme'],
        puzzle: (context) => drawClues(context, true),
        removable: ['givens'],
      },
    },
  },

  notations: [
    notations.sgt(
      'Unequal',
      { side: true, minSide: 3, flags: { a: ['renzoku', true, false] }, generatorParams: /^(?:d[a-z])?$/ },
      notations.letteredSides('givens', 'signs', meant),
    ),
    task,
  ],
  examples,
});

/** Draws all signs of a board and a quarter of its numbers: a given says more than a sign, and of all givens few signs would be left. */
function drawClues(context: DrawContext, renzoku: boolean) {
  const { board, random } = context;
  const answer = latinGrid(board, random);
  const signs = Grid.from(board.innerSides, (side): Sign | undefined => {
    const [one, other] = answer.pick(board.cellsAt(side)) as [number, number];
    if (renzoku) return Math.abs(other - one) === 1 ? 'consecutive' : undefined;
    return other > one ? 'less' : 'greater';
  });
  return { clues: { renzoku, signs, givens: drawGivens(answer, context) }, answer };
}

/** The rule that two neighbours break, if they break one. */
function brokenBy(before: number, after: number, sign: Sign | undefined, renzoku: boolean): Rule | undefined {
  const isNear = after === before + 1 || after === before - 1;
  if (sign === 'consecutive') return isNear ? undefined : 'near';
  if (sign === 'less') return before < after ? undefined : 'sign';
  if (sign === 'greater') return before > after ? undefined : 'sign';
  return renzoku && isNear ? 'apart' : undefined;
}

export default futoshiki;
