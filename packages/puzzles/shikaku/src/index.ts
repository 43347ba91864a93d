import {
  type Board,
  clueParts,
  describePuzzle,
  layers,
  notations,
  type PuzzleOf,
  type RectangleShape,
  rectangleGeneration,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Shikaku = PuzzleOf<typeof shikaku>;

/** The number of cells, `?` if unknown. */
const clue = values.orUnknown(values.number(1, ({ width, height }) => width * height));

/** The shapes of a rectangle with so many cells. */
function shapesOf(n: number | '?', { width, height }: Board): readonly RectangleShape[] | undefined {
  if (n === '?') return undefined;
  const heights = Array.from({ length: Math.min(n, height) }, (_, at) => at + 1);
  return heights.flatMap((one) => (n % one === 0 && n / one <= width ? [[one, n / one] as const] : []));
}

const generation = rectangleGeneration('numbers', (height, width) => height * width);

export const shikaku = describePuzzle({
  id: 'shikaku',
  title: 'Shikaku',
  aliases: ['rectangles', 'rect'],
  goal: 'Divide the board into rectangles, one around each clue.',
  rules: {
    rectangle: rules.oneClueRectangles(
      'The board is divided into rectangles, each with exactly one clue.',
      'numbers',
      shapesOf,
    ),
    area: rules.rectangleShape(
      'A number counts the cells of its rectangle.',
      'numbers',
      shapesOf,
      (n: number | '?', height, width) => n === '?' || n === height * width,
    ),
  },
  grades: { medium: 2.05, hard: 2.75, extreme: 4 },
  techniques: { 'area+rectangle': 'Rectangle in reach' },
  clues: { numbers: layers.at('cells', clue, { nonEmpty: true }) },
  answer: ({ board, numbers }) =>
    layers.rectangleParts(board, numbers, shapesOf, (n) => (n === '?' ? undefined : n)),
  impliedGivens: ({ board, numbers }) => clueParts(board, numbers),

  // This check finds a contradiction in the total size directly; clue by clue it would take very long.
  encode(m, { board, numbers }) {
    const clues = numbers.known().map(([, n]) => n);
    const sum = clues.reduce<number>((all, n) => all + (n === '?' ? 1 : n), 0);
    const all = board.cells.length;
    const some = clues.includes('?');
    if (sum > all || (sum < all && !some))
      m.require(
        'area',
        board.cells,
        false,
        `all together are ${some ? 'at least ' : ''}${sum}, but the board has ${all} cells`,
      );
  },

  look: { frame: 'dashed' },

  generation: {
    rareGrades: ['extreme'],
    puzzle: (context) => generation.puzzle(context),
    repair: (draft, rivals, context) => generation.repair(draft, rivals, context),
  },

  input: { drag: 'rectangle' },

  notations: [
    notations.puzzlink('shikaku', notations.number16('numbers')),
    notations.sgt('Rectangles', { generatorParams: /^(?:e[\d.]+)?a?$/ }, notations.numberRuns('numbers')),
    notations.puzzleTeam(notations.numberRuns('numbers')),
  ],
  examples,
});

export default shikaku;
