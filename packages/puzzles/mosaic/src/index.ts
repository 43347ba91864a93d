import { describePuzzle, layers, notations, type PuzzleOf, rules, values } from '@gridproof/describe';
import { examples } from './examples.js';

export type Mosaic = PuzzleOf<typeof mosaic>;

/** On a board of cells that are not known yet white ones need no dot. */
const tile = values.withLook(values.shaded, (isBlack) => ({ tone: isBlack ? 'dark' : 'open' }));

export const mosaic = describePuzzle({
  id: 'mosaic',
  title: 'Mosaic',
  aliases: ['fill-a-pix', 'mosaik', 'japanese mosaic', 'nurie puzzle', 'nampre puzzle', 'magipic'],
  goal: 'Shade cells until a picture appears.',
  rules: {
    around: rules.countAround(
      'A number counts the black cells among its own and the up to eight around it.',
      'numbers',
      'block',
    ),
  },
  grades: { medium: 3.2, hard: 4.5, extreme: 7 },
  clues: { numbers: layers.at('cells', values.number(0, 9)) },
  answer: layers.at('cells', tile, { label: 'known cells', key: 'black' }),

  draw: ({ board, givens }, answer) => ({
    shades: board.cells
      .filter((cell) => (answer ?? givens).at(cell) === undefined)
      .map((at) => ({ at, tone: 'covered', source: 'clue' }) as const),
  }),

  notations: [
    notations.sgt('Mosaic', { minSide: 3, generatorParams: /^h\d*$/ }, notations.digitRuns('numbers')),
    notations.puzzleTeam(notations.digitRuns('numbers')),
  ],
  examples,
});

export default mosaic;
