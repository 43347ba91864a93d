import { describePuzzle, layers, notations, type PuzzleOf, rules, values } from '@gridproof/describe';
import { examples } from './examples.js';

export type Slitherlink = PuzzleOf<typeof slitherlink>;

export const slitherlink = describePuzzle({
  id: 'slitherlink',
  title: 'Slitherlink',
  aliases: ['slither', 'slither link', 'loop the loop', 'fences', 'loopy'],
  goal: 'Draw a single closed loop along the dotted lines.',
  rules: {
    around: rules.countAround(
      'A number counts the sides of its cell that the line runs along.',
      'numbers',
      'sides',
    ),
    loop: rules.oneLoop('The lines make one closed loop, which neither crosses nor touches itself.'),
  },
  grades: { medium: 4.1, hard: 5.6, extreme: 7.5 },
  techniques: { 'around+loop': 'Number at the line' },
  clues: { numbers: layers.at('cells', values.orUnknown(values.number(0, 4))) },
  answer: layers.at('sides', values.line, { label: 'lines', key: 'lines' }),
  cluesInAnswer: 'numbers',

  look: { frame: 'dots', hues: true },
  generation: { symmetry: 'half' },
  notations: [
    notations.sgt(
      'Loopy',
      { minSide: 3, suffix: 't0', suffixMeaning: 'only square grids are read', generatorParams: /^d[a-z]$/ },
      notations.digitRuns('numbers'),
    ),
    notations.puzzlink(['slither', 'slitherlink'], notations.cross4('numbers')),
    notations.puzzleTeam(notations.digitRuns('numbers')),
  ],
  examples,
});

export default slitherlink;
