import {
  and,
  at,
  type Bool,
  count,
  describePuzzle,
  Grid,
  iff,
  implies,
  is,
  number,
  number16,
  numberRuns,
  or,
  orUnknown,
  type PuzzleOf,
  part,
  puzzleTeam,
  puzzlink,
  regionsOf,
  sgt,
  wallsAround,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRectangles, repairClue } from './generator.js';
import { cellsTowardsClue, cluesReaching, rectangleOptions } from './rectangle-options.js';

export type Shikaku = PuzzleOf<typeof shikaku>;

/** The number of cells, `?` if unknown. */
const clue = orUnknown(number(1, ({ width, height }) => width * height));

export const shikaku = describePuzzle({
  id: 'shikaku',
  title: 'Shikaku',
  aliases: ['rectangles', 'rect'],
  goal: 'Divide the board into rectangles, one around each clue.',
  rules: {
    rectangle: 'The board is divided into rectangles, each with exactly one clue.',
    area: 'A number counts the cells of its rectangle.',
  },
  grades: { medium: 2.05, hard: 2.75, extreme: 4 },
  techniques: {
    area: 'Rectangle in reach',
    rectangle: 'Only rectangle',
    'area+rectangle': 'Rectangle in reach',
  },
  clues: { numbers: at('cells', clue, { nonEmpty: true }) },
  answer: ({ board, numbers }) => {
    const reaches = rectangleOptions(board, numbers);
    return at(
      board.cells,
      part(
        reaches.map(({ clue }) => [clue]),
        cluesReaching(board, reaches),
        numbers.known().map(([, n]) => (n === '?' ? undefined : n)),
      ),
    );
  },
  impliedGivens({ board, numbers }) {
    const part = new Map(numbers.known().map(([cell], at) => [cell, at]));
    return Grid.from(board.cells, (cell) => part.get(cell));
  },

  encode(m, { board, numbers }, part) {
    const reaches = rectangleOptions(board, numbers);
    const among = cluesReaching(board, reaches);
    // It holds for every part, also where the area of each clue says all of it.
    m.require('rectangle', board.cells, true);
    for (const [cell, parts] of among.entries()) if (parts.length === 1) m.require('rectangle', cell, false);

    for (const [n, { clue, cells, rectangles }] of reaches.entries()) {
      const isIn = Grid.from(cells, (cell) => is(part.at(cell), among.at(cell).indexOf(n)));
      const alone = cells.filter((cell) => among.at(cell).includes(reaches.length));
      if (alone.length > 1) m.require('rectangle', clue, and(...isIn.pick(alone)));
      if (rectangles) {
        // One is whole, and there is nothing beyond it.
        const whole = rectangles.map((one) => m.define(and(...isIn.pick(one))));
        const over = Grid.from(cells, (): Bool[] => []);
        for (const [at, one] of rectangles.entries()) for (const cell of one) over.at(cell).push(whole[at]!);
        const none = cells.map((cell) => iff(isIn.at(cell), or(...over.at(cell))));
        m.require('area', clue, and(count(whole).is(1), ...none));
      } else {
        // A cell is in it where both are that lie across from it in the row and the column of the clue.
        const whole = board.cells.flatMap((cell) => {
          const ways = cellsTowardsClue(clue, cell);
          if (ways.length === 0 || !ways.every((way) => isIn.has(way))) return [];
          const own = isIn.has(cell) && isIn.at(cell);
          const both = and(...isIn.pick(ways));
          return ways.length === 1 ? implies(own, both) : iff(own, both);
        });
        m.require('rectangle', clue, and(...whole));
      }
    }

    // This check finds a contradiction in the total size directly; clue by clue it would take very long.
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
  // Compares each piece with the rectangle around it.
  *verify({ board, numbers }, answer) {
    for (const places of regionsOf(board, (one, other) => answer.at(one) === answer.at(other))) {
      const clues = numbers.pick(places).filter((n) => n !== undefined);
      const framed = span(places.map(({ row }) => row)) * span(places.map(({ col }) => col));
      if (framed !== places.length || clues.length !== 1) yield { rule: 'rectangle', places };
      else if (clues[0] !== '?' && clues[0] !== places.length) yield { rule: 'area', places };
    }
  },

  look: { frame: 'dashed' },
  draw({ board }, answer) {
    if (!answer) return {};
    const regions = regionsOf(board, (one, other) => answer.at(one) === answer.at(other));
    return {
      walls: wallsAround(board, regions).map((at) => ({ at, weight: 'thick', source: 'found' }) as const),
    };
  },

  generation: {
    rareGrades: ['medium', 'hard', 'extreme'],
    puzzle({ board, random }) {
      const { numbers, answer } = drawRectangles(board, random);
      return { clues: { numbers }, answer };
    },
    repair({ puzzle: { board, numbers }, answer }, rivals, { random }) {
      const other = repairClue(board, numbers as Grid<number | undefined>, answer, rivals, random);
      return other && { clues: { numbers: other.numbers }, answer: other.answer };
    },
  },

  input: { drag: 'rectangle' },

  notations: [
    puzzlink('shikaku', number16('numbers')),
    sgt('Rectangles', { generatorParams: /^(?:e[\d.]+)?a?$/ }, numberRuns('numbers')),
    puzzleTeam(numberRuns('numbers')),
  ],
  examples,
});

const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;

export default shikaku;
