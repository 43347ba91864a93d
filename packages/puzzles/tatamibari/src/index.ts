import {
  clueParts,
  describePuzzle,
  layers,
  notations,
  type PuzzleOf,
  rectangleCells,
  rectangleGeneration,
  rules,
  sum,
  type ValueType,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Tatamibari = PuzzleOf<typeof tatamibari>;

/** The shapes of rectangles, in the order of puzz.link's numbers. */
const SHAPES = ['tall', 'wide', 'square'] as const;
type Shape = (typeof SHAPES)[number];

/** Turning the board by a quarter exchanges tall and wide rectangles. */
const TURNED = { tall: 'wide', wide: 'tall', square: 'square' } as const;

const sign: ValueType<Shape> = {
  ...values.oneOf<Shape>(
    { value: 'tall', sign: '|', symbol: 'bar' },
    { value: 'wide', sign: '-', symbol: 'minus' },
    { value: 'square', sign: '+', symbol: 'plus' },
  ),
  transform: (shape, { quarters }) => (quarters % 2 === 1 ? TURNED[shape] : shape),
  fromClue: (clue) => (clue === '?' ? undefined : SHAPES[clue - 1]),
  toClue: (shape) => SHAPES.indexOf(shape) + 1,
};

/** Returns the shape of a rectangle. */
const shapeOf = (height: number, width: number): Shape =>
  height > width ? 'tall' : height < width ? 'wide' : 'square';

/** No sign tells the height or the width of its rectangle. */
const anySize = () => undefined;

const generation = rectangleGeneration('signs', shapeOf, { crossings: false, weakClues: true });

export const tatamibari = describePuzzle({
  id: 'tatamibari',
  title: 'Tatamibari',
  goal: 'Divide the board into rectangles, one around each sign.',
  rules: {
    rectangles: rules.oneClueRectangles('Each rectangle has exactly one sign.', 'signs', anySize),
    square: 'A plus stands in a square.',
    wide: 'A minus stands in a rectangle that is wider than it is tall.',
    tall: 'A bar stands in a rectangle that is taller than it is wide.',
    corners: rules.noFourMeet('No four rectangles meet at one corner.', 'signs', anySize),
  },
  grades: { medium: 4, hard: 5, extreme: 6.5, surplus: 0.2 },
  techniques: {
    square: 'Shape of the sign',
    wide: 'Shape of the sign',
    tall: 'Shape of the sign',
    'rectangles+square': 'Rectangle of the shape',
    'rectangles+wide': 'Rectangle of the shape',
    'rectangles+tall': 'Rectangle of the shape',
    'rectangles+corners': 'Four at a corner',
    'rectangles+square+corners': 'Shape or corner',
    'rectangles+wide+corners': 'Shape or corner',
    'rectangles+tall+corners': 'Shape or corner',
  },
  clues: { signs: layers.at('cells', values.orUnknown(sign), { nonEmpty: true }) },
  answer: ({ board, signs }) => layers.rectangleParts(board, signs, anySize),
  impliedGivens: ({ board, signs }) => clueParts(board, signs),

  encode(m, { board, signs }, answer) {
    const parts = rectangleCells(board, answer, signs, anySize);
    for (const [n, [place, shape]] of signs.known().entries()) {
      if (shape === '?') continue;
      // The cells of the sign's column and row that belong to its rectangle are as many as its height and width.
      const [column, row] = [board.columns[place.col]!, board.rows[place.row]!].map((line) =>
        parts[n]!.pick(line.filter((cell) => parts[n]!.has(cell))),
      );
      const surplus = sum([...column!, ...row!], [...column!.map(() => 1), ...row!.map(() => -1)]);
      if (shape === 'square') m.require(shape, place, surplus.is(0));
      if (shape === 'wide') m.require(shape, place, surplus.atMost(-1));
      if (shape === 'tall') m.require(shape, place, surplus.atLeast(1));
    }
  },

  *verify({ board, signs }, answer) {
    for (const [place, shape] of signs.known()) {
      const cells = board.cells.filter((cell) => answer.at(cell) === answer.at(place));
      const [height, width] = [new Set(cells.map(({ row }) => row)), new Set(cells.map(({ col }) => col))];
      if (shape !== '?' && shapeOf(height.size, width.size) !== shape) yield { rule: shape, places: [place] };
    }
  },

  look: { frame: 'dashed' },
  generation: {
    rareGrades: ['medium'],
    puzzle: (context) => generation.puzzle(context),
    repair: (draft, rivals, context) => generation.repair(draft, rivals, context),
  },
  input: { drag: 'rectangle' },
  notations: [notations.puzzlink('tatamibari', notations.number16('signs', { a: '|', b: '-', c: '+' }))],
  examples,
});

export default tatamibari;
