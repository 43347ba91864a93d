import {
  and,
  at,
  type Board,
  type BoardTransform,
  type Bool,
  type Cell,
  checkpoint,
  clueParts,
  describePuzzle,
  type FileSigns,
  type Grid,
  type IntVar,
  is,
  number16,
  oneClueRectangles,
  oneOf,
  or,
  orUnknown,
  type PuzzleOf,
  puzzlink,
  rectangleGeneration,
  rectangleParts,
  sum,
  type ValueType,
} from '@gridproof/describe';
import { cutRectangle } from './cut-rectangle.js';
import { examples } from './examples.js';
import { type Shape, shapeOf, shapeOfSize, shapes } from './shape.js';

export type Tatamibari = PuzzleOf<typeof tatamibari>;

const turned = { tall: 'wide', wide: 'tall', square: 'square' } as const;

const sign: ValueType<Shape> = {
  ...oneOf(
    { value: 'tall', sign: '|', text: '|' },
    { value: 'wide', sign: '-', symbol: 'minus' },
    { value: 'square', sign: '+', symbol: 'plus' },
  ),
  transform: (shape, { quarters }: BoardTransform) => (quarters % 2 === 1 ? turned[shape] : shape),
  fromClue: (clue) => (clue === '?' ? undefined : shapes[clue - 1]),
  toClue: (shape) => shapes.indexOf(shape) + 1,
};

/** No sign tells the number of rows or columns of its rectangle. On long boards, time limits are checked at each sign. */
const anySize = (_sign: unknown, { cells }: Board) => {
  checkpoint(cells.length);
  return undefined;
};

interface Clues {
  readonly board: Board;
  readonly signs: Grid<Shape | '?' | undefined>;
}

/** Returns the answer: the number of the sign that each cell belongs to. */
const partsOf = ({ board, signs }: Clues) => rectangleParts(board, signs, anySize);

/** The coding of the signs as numbers; files have letters in their place. */
const numbers = number16('signs');
const signOfLetter: Readonly<Record<string, string>> = { a: '|', b: '-', c: '+' };
const fileSigns: FileSigns = {
  expected: Object.keys(signOfLetter).map((letter) => `'${letter}'`),
  toText: (letter) => signOfLetter[letter],
  fromText: (text) => Object.keys(signOfLetter).find((letter) => signOfLetter[letter] === text),
};

/** Returns the signs that each cell may belong to, by their numbers, with the condition that it does. */
function membership(puzzle: Clues, answer: Grid<IntVar>): Grid<ReadonlyMap<number, Bool>> {
  const { domain } = partsOf(puzzle).value;
  const parts = [...puzzle.signs.known().keys()];
  return answer.map((variable, one) => {
    const values = parts.map((part) => [part, Number(domain.rawOf(part, one))] as const);
    return new Map(
      values.filter(([, value]) => value >= 0).map(([part, value]) => [part, is(variable, value)]),
    );
  });
}

const drawing = rectangleGeneration('signs', shapeOfSize, { crossings: false });

export const tatamibari = describePuzzle({
  id: 'tatamibari',
  title: 'Tatamibari',
  goal: 'Divide the board into rectangles, one around each sign.',
  rules: {
    rectangles: oneClueRectangles('Each rectangle has exactly one sign.', 'signs', anySize),
    square: 'A plus stands in a square.',
    wide: 'A minus stands in a rectangle that is wider than it is tall.',
    tall: 'A bar stands in a rectangle that is taller than it is wide.',
    corners: 'No four rectangles meet at one corner.',
  },
  clues: { signs: at('cells', orUnknown(sign), { nonEmpty: true }) },
  answer: partsOf,
  impliedGivens: ({ board, signs }) => clueParts(board, signs),
  look: { frame: 'dashed' },

  draw: ({ board }, answer) => ({
    walls: board.innerSides
      .filter((side) => answer && new Set(answer.pick(board.cellsAt(side))).size === 2)
      .map((side) => ({ at: side, weight: 'thick', source: 'found' })),
  }),

  encode(m, puzzle, answer) {
    const { board, signs } = puzzle;
    const belongs = membership(puzzle, answer);
    for (const [part, [place, shape]] of signs.known().entries()) {
      if (shape === '?') continue;
      const column = board.columns[place.col]!.flatMap((one) => belongs.at(one).get(part) ?? []);
      const row = board.rows[place.row]!.flatMap((one) => belongs.at(one).get(part) ?? []);
      const heightMinusWidth = sum([...column, ...row], [...column.map(() => 1), ...row.map(() => -1)]);
      if (shape === 'square') m.require(shape, place, heightMinusWidth.is(0));
      if (shape === 'wide') m.require(shape, place, heightMinusWidth.atMost(-1));
      if (shape === 'tall') m.require(shape, place, heightMinusWidth.atLeast(1));
    }
    const areJoined = (one: Cell, other: Cell) =>
      or(...[...belongs.at(one)].map(([part, isHere]) => and(isHere, belongs.at(other).get(part) ?? false)));
    for (const place of board.corners) {
      const [a, b, c, d] = board.cellsAround(place);
      if (a && b && c && d)
        m.require('corners', place, or(areJoined(a, b), areJoined(c, d), areJoined(a, c), areJoined(b, d)));
    }
  },

  *verify({ board, signs }, answer) {
    for (const [place, shape] of signs.known()) {
      const cells = board.cells.filter((one) => answer.at(one) === answer.at(place));
      if (shape !== '?' && shapeOf(cells) !== shape) yield { rule: shape, places: [place] };
    }
    for (const place of board.corners)
      if (new Set(answer.pick(board.cellsAround(place))).size === 4)
        yield { rule: 'corners', places: [place] };
  },

  generation: {
    ...drawing,
    rareGrades: ['easy'],
    repair: (draft, rivals, context) =>
      rivals.length % 4 === 0
        ? cutRectangle(draft, rivals.at(-1)!, context.random)
        : drawing.repair(draft, rivals, context),
  },
  notations: [puzzlink('tatamibari', { ...numbers, coding: { ...numbers.coding, fileSigns } })],
  examples,
});

export default tatamibari;
