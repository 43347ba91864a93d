import {
  type Bool,
  be,
  type Cell,
  componentSizes,
  describePuzzle,
  drawWallsAround,
  Graph,
  type IntVar,
  is,
  layers,
  not,
  notations,
  or,
  PuzzleError,
  type PuzzleOf,
  regionsOf,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRegionSizes } from './generator.js';
import { sizeCaveat, sizesOf } from './sizes.js';

/** The maximum number of candidate numbers, for all cells together. */
const MOST = 200_000;

/** Any number that may be written; which of them can be found depends on the clues. */
const size = values.number(1, ({ width, height }) => width * height);

/** Creates Fillomino with a maximum number of candidate values for all cells together; tests use a small one. */
export const fillominoWith = (apart: number) =>
  describePuzzle({
    id: 'fillomino',
    title: 'Fillomino',
    aliases: ['allied occupation', 'filling'],
    goal: 'Fill every empty cell with a number, which is the size of its region.',
    rules: { region: 'Equal numbers that are connected by their sides are a region, and count its cells.' },
    grades: { medium: 3.5, hard: 6, extreme: 12 },
    techniques: { region: 'Region size' },
    clues: { numbers: layers.at('cells', size) },
    answer: ({ board, numbers }) => {
      const { each, beyond } = sizesOf(board, numbers, apart);
      const { domain } = values.number(1, beyond ? each + 1 : each);
      const found = {
        ...size,
        words: (n: number) => (n > each ? be(`above ${each}`) : undefined),
        domain: { ...domain, rawOf: (n: number) => Math.min(n, each + 1) },
      };
      return layers.at(board.cells, found, { label: 'numbers' });
    },
    impliedGivens: ({ numbers }) => numbers,
    cluesInAnswer: 'numbers',

    check({ board, numbers }) {
      const { each } = sizesOf(board, numbers, apart);
      if (each * board.cells.length > MOST)
        throw new PuzzleError(
          'too-large',
          `found the number ${each}, expected at most ${Math.floor(MOST / board.cells.length)} on a board of ${board.cells.length} cells: more are not searched`,
        );
    },

    encode(m, { board, numbers }, number) {
      const { given, each, beyond } = sizesOf(board, numbers, apart);
      const regions = (isOf: (one: IntVar) => Bool) =>
        Graph.ofNodes(number.map(isOf), (cell) => board.neighbours(cell));
      for (let n = 1; n <= each; n++)
        m.require(
          'region',
          board.cells,
          componentSizes(
            regions((one) => is(one, n)),
            n,
          ),
        );
      const most = beyond ? each + 1 : each;
      // Implied constraint: a single reason against many numbers. Beyond the maximum there is no other constraint that keeps touching
      // regions apart.
      if (most > given)
        m.require(
          'region',
          board.cells,
          componentSizes(
            regions((one) => not(or(...span(given).map((n) => is(one, n))))),
            { least: given + 1 },
          ),
        );
      if (beyond && each > given)
        m.require(
          'region',
          board.cells,
          componentSizes(
            regions((one) => is(one, most)),
            { least: most },
          ),
        );
    },
    caveat: ({ board, numbers }, found) => sizeCaveat(found, sizesOf(board, numbers, apart).each),
    *verify({ board }, answer) {
      for (const places of regionsOf(board, (one, other) => answer.at(one) === answer.at(other)))
        if (answer.at(places[0]!) !== places.length) yield { rule: 'region', places };
    },

    look: { frame: 'dashed' },
    draw({ board, numbers, givens }, answer) {
      if (!answer) {
        // Equal neighbours share a region, so a border parts others.
        const differ = ([one, other]: readonly Cell[]) =>
          givens.at(one!) !== undefined &&
          givens.at(other!) !== undefined &&
          givens.at(one!) !== givens.at(other!);
        const borders = board.innerSides.filter((side) => {
          const cells = board.cellsAt(side);
          return differ(cells) && !cells.every((cell) => numbers.at(cell));
        });
        return { walls: borders.map((at) => ({ at, weight: 'thick', source: 'found' }) as const) };
      }
      const regions = regionsOf(board, (one, other) => answer.at(one) === answer.at(other));
      return { walls: drawWallsAround(board, regions, 'found') };
    },

    generation: {
      maxCells: 225,
      rareGrades: ['hard'],
      puzzle({ board, random }) {
        const numbers = drawRegionSizes(board, random);
        return numbers && { clues: { numbers }, answer: numbers };
      },
      removable: ['numbers'],
      clueShare: 0.5,
      // The maximum size of a region depends on the given numbers.
      reencodes: true,
      constraintsKey: ({ board, numbers }) => JSON.stringify(sizesOf(board, numbers, apart)),
    },

    input: {
      drag: 'copy',
      // Regions without a clue are rarely larger than all others.
      keypadSize: ({ board, numbers }) => Math.max(6, sizesOf(board, numbers, apart).given + 2),
    },

    notations: [
      notations.puzzlink('fillomino', notations.number16('numbers')),
      notations.sgt('Filling', {}, notations.digitRuns('numbers')),
    ],
    examples,
  });

/** All whole numbers from 1 on. */
const span = (to: number): readonly number[] => Array.from({ length: to }, (_, at) => at + 1);

export type Fillomino = PuzzleOf<typeof fillomino>;

/** Fillomino. */
export const fillomino = fillominoWith(16_000);

export default fillomino;
