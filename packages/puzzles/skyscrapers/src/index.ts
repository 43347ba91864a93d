import {
  describePuzzle,
  layers,
  longerSide,
  notations,
  type PuzzleOf,
  rules,
  values,
  visibleCount,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Skyscrapers = PuzzleOf<typeof skyscrapers>;

export const skyscrapers = describePuzzle({
  id: 'skyscrapers',
  title: 'Skyscrapers',
  aliases: ['towers', 'skyscraper', 'building puzzle'],
  square: true,
  goal: 'Fill every empty cell with the height of its building.',
  rules: {
    row: rules.allDifferentIn('Each row holds every height once.', 'rows'),
    column: rules.allDifferentIn('Each column holds every height once.', 'columns'),
    seen: 'A number outside counts the buildings that can be seen from there; a taller one hides lower ones behind it.',
  },
  grades: { medium: 3.5, hard: 5.5, extreme: 8 },
  clues: {
    outside: layers.at(['above', 'below', 'left', 'right'], values.number(1, longerSide), {
      label: 'numbers outside',
    }),
  },
  answer: layers.at('cells', values.number(1, longerSide), { label: 'heights', key: 'heights' }),
  text: [['outside', 'givens']],

  encode(m, { board, outside }, height) {
    for (const [end, n] of outside.known())
      m.require('seen', end, visibleCount(height.pick(board.lineFrom(end))).is(n));
  },

  *verify({ board, outside }, height) {
    for (const [end, n] of outside.known()) {
      let tallest = 0;
      let seen = 0;
      for (const one of height.pick(board.lineFrom(end)))
        if (one > tallest) {
          tallest = one;
          seen++;
        }
      if (seen !== n) yield { rule: 'seen', places: [end] };
    }
  },

  generation: { defaultSize: { width: 5, height: 5 } },

  notations: [
    notations.sgt(
      'Towers',
      { side: true, minSide: 3, generatorParams: /^d[a-z]$/ },
      notations.slashSeparated('outside'),
      notations.optional(notations.numberRuns('givens')),
    ),
    notations.puzzlink(
      'skyscrapers',
      notations.number16('outside'),
      notations.optional(notations.number16('givens')),
    ),
  ],
  examples,
});

export default skyscrapers;
