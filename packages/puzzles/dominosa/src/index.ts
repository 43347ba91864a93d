import {
  bankOf,
  type Cell,
  count,
  describePuzzle,
  layers,
  not,
  notations,
  PuzzleError,
  type PuzzleOf,
  placeKey,
  regionsOf,
  type Side,
  sideBetween,
  type ValueWords,
  values,
} from '@gridproof/describe';
import { dominoNames, highest, kindOf } from './domino.js';
import { examples } from './examples.js';
import { drawDominoes, repairDominoes } from './generator.js';

export type Dominosa = PuzzleOf<typeof dominosa>;

const form = (phrase: string): ValueWords => ({
  is: 'forms',
  are: 'form',
  isNot: 'does not form',
  areNot: 'do not form',
  phrase,
  byCells: true,
});

/** A side between two dominoes has a wall, one within a domino has none. */
const seam: typeof values.wall = {
  ...values.wall,
  // A board is solved as soon as all dominoes are drawn.
  blank: true,
  words: (parts) => form(parts ? 'no domino' : 'a domino'),
  // In an answer the outlines of the dominoes say it.
  look: (parts) => (parts ? { line: true, quiet: true } : {}),
};

export const dominosa = describePuzzle({
  id: 'dominosa',
  title: 'Dominosa',
  aliases: ['domino hunt', 'solitaire dominoes'],
  almostSquare: true,
  goal: 'Divide the board into dominoes.',
  rules: {
    cover: 'Each cell belongs to one domino, with one of its neighbours.',
    once: 'Each pair of numbers, equal ones too, is one domino.',
  },
  grades: { medium: 2.75, hard: 4.5, extreme: 8 },
  techniques: {
    cover: 'Only neighbour left',
    once: 'Only place for a domino',
    'cover+once': 'Would block a domino',
  },
  clues: { numbers: layers.every('cells', values.number(0, highest)) },
  answer: layers.at('inner sides', seam, { label: 'walls', key: 'walls' }),
  cluesInAnswer: 'numbers',

  encode(m, { board, numbers }, wall) {
    for (const cell of board.cells) {
      const sides = board.sidesOf(cell).filter((side) => wall.has(side));
      // Its number is no clue to that.
      m.require('cover', cell, count(wall.pick(sides).map(not)).is(1), '');
    }
    const lots = new Map<string, Side[]>(dominoNames(highest(board)).map((kind) => [kind, []]));
    for (const side of wall.places) {
      lots.get(kindOf(numbers.pick(board.cellsAt(side))))!.push(side);
    }
    for (const [kind, sides] of lots) {
      const called = `the domino ${kind} ${sides.length ? 'can only lie' : 'has no place'}`;
      const cells = new Set<Cell>(sides.flatMap((side) => board.cellsAt(side)));
      m.require(
        'once',
        sides.length ? [...cells] : board.cells,
        count(wall.pick(sides).map(not)).is(1),
        called,
      );
    }
  },
  // Collects the pairs of numbers of the pieces between the walls.
  *verify({ board, numbers }, walls) {
    const box = new Map<string, readonly Cell[]>();
    for (const part of regionsOf(board, (one, other) => !walls.at(sideBetween(one, other)))) {
      if (part.length !== 2) {
        yield { rule: 'cover', places: part };
        continue;
      }
      const [low, high] = part.map((cell) => numbers.at(cell)).sort((a, b) => a - b);
      const same = box.get(`${low} ${high}`);
      if (same) yield { rule: 'once', places: [...same, ...part] };
      else box.set(`${low} ${high}`, part);
    }
  },

  look: { frame: 'none' },
  draw({ board, numbers, givens }, answer) {
    const dominoes = (answer ?? givens)
      .known()
      .filter(([, isWall]) => !isWall)
      .map(([side]) => board.cellsAt(side));
    const kinds = dominoNames(highest(board)).map((text) => ({ text }));
    const onBoard = dominoes.map((cells) => kindOf(numbers.pick(cells)));
    return {
      cages: dominoes.map((cells) => ({ cells, style: 'outline', source: 'found' }) as const),
      caption: `dominoes: one each of 0-0 to ${highest(board)}-${highest(board)}`,
      ...(answer ? {} : { bank: bankOf(kinds, onBoard) }),
    };
  },

  generation: {
    defaultSize: { width: 8, height: 7 },
    maxCells: 132,
    puzzle: (context) => drawDominoes(context),
    repair: ({ puzzle, answer }, rivals, context) => repairDominoes({ ...puzzle, answer }, rivals, context),
  },

  input: {
    leftButton: false,
    // Around a domino there are walls.
    implications: ({ board }, place, isWall) =>
      isWall
        ? []
        : board
            .cellsAt(place as Side)
            .flatMap((half) => board.sidesOf(half))
            .filter((side) => placeKey(side) !== placeKey(place))
            .map((side) => [side, true]),
  },

  notations: [
    notations.sgt(
      'Dominosa',
      {
        generatorParams: /^d[a-z]$/,
        side: {
          size: (n) => ({ width: n + 2, height: n + 1 }),
          number({ width, height }) {
            if (width > height) return height - 1;
            const size = `${width}x${height}`;
            throw new PuzzleError('cannot-hold', `an id is of a board wider than high; this one is ${size}`);
          },
        },
      },
      notations.bracketed('numbers'),
    ),
    notations.puzzleTeam(notations.bracketed('numbers')),
  ],
  examples,
});

export default dominosa;
